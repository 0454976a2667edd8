/// Values of a linear animation from 0 to 1 over a model value 0.5, as measured on macOS. The timing as in the
/// table of timings; samples time:value.
let measuredTimingTable = """
  # ca-macos/01 0,1,2.5,0,1,0 false removed
  0:0 0.2:0.2 0.5:0.5 0.9:0.9 1.2:0.2 1.5:0.5 1.9:0.9 2.1:0.1 3:0.5 4.5:0.5
  # ca-macos/03 0,1,0,0,2,0 false removed
  0:0 0.2:0.4 0.5:1 0.9:0.5 1.2:0.5 1.5:0.5 1.9:0.5 2.1:0.5 3:0.5 4.5:0.5
  # ca-macos/04 0,1,0,0,1,0.3 false removed
  0:0.3 0.2:0.5 0.5:0.8 0.9:0.2 1.2:0.5 1.5:0.5 1.9:0.5 2.1:0.5 3:0.5 4.5:0.5
  # ca-macos/06 0,0,0,0,1,0 false removed
  0:0 0.2:0.8 0.5:0.5 0.9:0.5 1.2:0.5 1.5:0.5 1.9:0.5 2.1:0.5 3:0.5 4.5:0.5
  # ca-macos/fill-removed 1,1,0,0,1,0 false removed
  0:0.5 0.5:0.5 1:0 1.5:0.5 2.5:0.5
  # ca-macos/fill-both 1,1,0,0,1,0 false both
  0:0 0.5:0 1:0 1.5:0.5 2.5:1
  """
