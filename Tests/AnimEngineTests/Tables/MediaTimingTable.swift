/// Timings: begin, duration, repeatCount, repeatDuration, speed, timeOffset; autoreverses; fillMode. Samples:
/// time:phase:progress:repeat:backward:atEnd.
let mediaTimingTable = """
  # ca/001 0,2,0,0,1,0 false forwards
  -1:before:-:-:-:false -0.03125:before:-:-:-:false 0:active:0:0:false:false 0.25:active:0.125:0:false:false
  0.5:active:0.25:0:false:false 1:active:0.5:0:false:false 1.5:active:0.75:0:false:false
  1.875:active:0.9375:0:false:false 2:after:1:0:false:true 2.5:after:1:0:false:false 3:after:1:0:false:false
  3.5:after:1:0:false:false 4:after:1:0:false:false 4.5:after:1:0:false:false 5:after:1:0:false:false
  # ca/002 1,0.5,0,0,1,0 false backwards
  0.75:before:0:0:false:false 0.9921875:before:0:0:false:false 1:active:0:0:false:false
  1.0625:active:0.125:0:false:false 1.125:active:0.25:0:false:false 1.25:active:0.5:0:false:false
  1.375:active:0.75:0:false:false 1.46875:active:0.9375:0:false:false 1.5:after:-:-:-:true 1.625:after:-:-:-:false
  1.75:after:-:-:-:false 1.875:after:-:-:-:false 2:after:-:-:-:false 2.125:after:-:-:-:false
  2.25:after:-:-:-:false
  # ca/004 0.75,2,0,0,2,0 true removed
  0.25:before:-:-:-:false 0.734375:before:-:-:-:false 0.75:active:0:0:false:false 0.875:active:0.125:0:false:false
  1:active:0.25:0:false:false 1.25:active:0.5:0:false:false 1.5:active:0.75:0:false:false
  1.6875:active:0.9375:0:false:false 1.75:active:1:0:true:false 2:active:0.75:0:true:false
  2.25:active:0.5:0:true:false 2.5:active:0.25:0:true:false 2.75:after:-:-:-:true 3:after:-:-:-:false
  3.25:after:-:-:-:false 3.5:after:-:-:-:false 3.75:after:-:-:-:false 4.25:after:-:-:-:false
  # ca/005 0.75,0.5,0,0,2,0 true forwards
  0.625:before:-:-:-:false 0.74609375:before:-:-:-:false 0.75:active:0:0:false:false
  0.78125:active:0.125:0:false:false 0.8125:active:0.25:0:false:false 0.875:active:0.5:0:false:false
  0.9375:active:0.75:0:false:false 0.984375:active:0.9375:0:false:false 1:active:1:0:true:false
  1.0625:active:0.75:0:true:false 1.125:active:0.5:0:true:false 1.1875:active:0.25:0:true:false
  1.25:after:0:0:true:true 1.3125:after:0:0:true:false 1.375:after:0:0:true:false 1.4375:after:0:0:true:false
  1.5:after:0:0:true:false 1.625:after:0:0:true:false
  # ca/006 0,1,0,0,0.5,0 true backwards
  -1:before:0:0:false:false -0.03125:before:0:0:false:false 0:active:0:0:false:false
  0.25:active:0.125:0:false:false 0.5:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.5:active:0.75:0:false:false 1.875:active:0.9375:0:false:false 2:active:1:0:true:false
  2.5:active:0.75:0:true:false 3:active:0.5:0:true:false 3.5:active:0.25:0:true:false 4:after:-:-:-:true
  4.5:after:-:-:-:false 5:after:-:-:-:false 5.5:after:-:-:-:false 6:after:-:-:-:false 7:after:-:-:-:false
  # ca/007 0,2,0,0,0.5,0 true both
  -2:before:0:0:false:false -0.0625:before:0:0:false:false 0:active:0:0:false:false 0.5:active:0.125:0:false:false
  1:active:0.25:0:false:false 2:active:0.5:0:false:false 3:active:0.75:0:false:false
  3.75:active:0.9375:0:false:false 4:active:1:0:true:false 5:active:0.75:0:true:false 6:active:0.5:0:true:false
  7:active:0.25:0:true:false 8:after:0:0:true:true 9:after:0:0:true:false 10:after:0:0:true:false
  11:after:0:0:true:false 12:after:0:0:true:false 14:after:0:0:true:false
  # ca/008 1,0.5,0.5,0,0.5,0 false removed
  0.5:before:-:-:-:false 0.984375:before:-:-:-:false 1:active:0:0:false:false 1.125:active:0.125:0:false:false
  1.25:active:0.25:0:false:false 1.5:after:-:-:-:true 1.75:after:-:-:-:false 1.9375:after:-:-:-:false
  2:after:-:-:-:false 2.25:after:-:-:-:false 2.5:after:-:-:-:false 2.75:after:-:-:-:false 3:after:-:-:-:false
  # ca/009 1,1,0.5,0,1,0 false forwards
  0.5:before:-:-:-:false 0.984375:before:-:-:-:false 1:active:0:0:false:false 1.125:active:0.125:0:false:false
  1.25:active:0.25:0:false:false 1.5:after:0.5:0:false:true 1.75:after:0.5:0:false:false
  1.9375:after:0.5:0:false:false 2:after:0.5:0:false:false 2.25:after:0.5:0:false:false
  2.5:after:0.5:0:false:false 2.75:after:0.5:0:false:false 3:after:0.5:0:false:false
  # ca/011 0.75,0.5,0.5,0,1,0 false both
  0.5:before:0:0:false:false 0.7421875:before:0:0:false:false 0.75:active:0:0:false:false
  0.8125:active:0.125:0:false:false 0.875:active:0.25:0:false:false 1:after:0.5:0:false:true
  1.125:after:0.5:0:false:false 1.21875:after:0.5:0:false:false 1.25:after:0.5:0:false:false
  1.375:after:0.5:0:false:false 1.5:after:0.5:0:false:false 1.625:after:0.5:0:false:false
  1.75:after:0.5:0:false:false
  # ca/016 0.75,2,1,0,0.5,0 false removed
  -1.25:before:-:-:-:false 0.6875:before:-:-:-:false 0.75:active:0:0:false:false 1.25:active:0.125:0:false:false
  1.75:active:0.25:0:false:false 2.75:active:0.5:0:false:false 3.75:active:0.75:0:false:false
  4.5:active:0.9375:0:false:false 4.75:after:-:-:-:true 5.75:after:-:-:-:false 6.75:after:-:-:-:false
  7.75:after:-:-:-:false 8.75:after:-:-:-:false 9.75:after:-:-:-:false 10.75:after:-:-:-:false
  # ca/017 0.75,0.5,1,0,0.5,0 false forwards
  0.25:before:-:-:-:false 0.734375:before:-:-:-:false 0.75:active:0:0:false:false 0.875:active:0.125:0:false:false
  1:active:0.25:0:false:false 1.25:active:0.5:0:false:false 1.5:active:0.75:0:false:false
  1.6875:active:0.9375:0:false:false 1.75:after:1:0:false:true 2:after:1:0:false:false 2.25:after:1:0:false:false
  2.5:after:1:0:false:false 2.75:after:1:0:false:false 3:after:1:0:false:false 3.25:after:1:0:false:false
  # ca/019 0,2,1,0,1,0 false both
  -1:before:0:0:false:false -0.03125:before:0:0:false:false 0:active:0:0:false:false
  0.25:active:0.125:0:false:false 0.5:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.5:active:0.75:0:false:false 1.875:active:0.9375:0:false:false 2:after:1:0:false:true 2.5:after:1:0:false:false
  3:after:1:0:false:false 3.5:after:1:0:false:false 4:after:1:0:false:false 4.5:after:1:0:false:false
  5:after:1:0:false:false
  # ca/020 1,0.5,1,0,1,0 true removed
  0.75:before:-:-:-:false 0.9921875:before:-:-:-:false 1:active:0:0:false:false 1.0625:active:0.125:0:false:false
  1.125:active:0.25:0:false:false 1.25:active:0.5:0:false:false 1.375:active:0.75:0:false:false
  1.46875:active:0.9375:0:false:false 1.5:active:1:0:true:false 1.625:active:0.75:0:true:false
  1.75:active:0.5:0:true:false 1.875:active:0.25:0:true:false 2:after:-:-:-:true 2.125:after:-:-:-:false
  2.25:after:-:-:-:false 2.375:after:-:-:-:false 2.5:after:-:-:-:false 2.75:after:-:-:-:false
  # ca/021 1,1,1,0,2,0 true forwards
  0.75:before:-:-:-:false 0.9921875:before:-:-:-:false 1:active:0:0:false:false 1.0625:active:0.125:0:false:false
  1.125:active:0.25:0:false:false 1.25:active:0.5:0:false:false 1.375:active:0.75:0:false:false
  1.46875:active:0.9375:0:false:false 1.5:active:1:0:true:false 1.625:active:0.75:0:true:false
  1.75:active:0.5:0:true:false 1.875:active:0.25:0:true:false 2:after:0:0:true:true 2.125:after:0:0:true:false
  2.25:after:0:0:true:false 2.375:after:0:0:true:false 2.5:after:0:0:true:false 2.75:after:0:0:true:false
  # ca/023 0.75,0.5,1,0,2,0 true both
  0.625:before:0:0:false:false 0.74609375:before:0:0:false:false 0.75:active:0:0:false:false
  0.78125:active:0.125:0:false:false 0.8125:active:0.25:0:false:false 0.875:active:0.5:0:false:false
  0.9375:active:0.75:0:false:false 0.984375:active:0.9375:0:false:false 1:active:1:0:true:false
  1.0625:active:0.75:0:true:false 1.125:active:0.5:0:true:false 1.1875:active:0.25:0:true:false
  1.25:after:0:0:true:true 1.3125:after:0:0:true:false 1.375:after:0:0:true:false 1.4375:after:0:0:true:false
  1.5:after:0:0:true:false 1.625:after:0:0:true:false
  # ca/024 0,1,1.25,0,0.5,0 false removed
  -1:before:-:-:-:false -0.03125:before:-:-:-:false 0:active:0:0:false:false 0.25:active:0.125:0:false:false
  0.5:active:0.25:0:false:false 1:active:0.5:0:false:false 1.5:active:0.75:0:false:false
  1.875:active:0.9375:0:false:false 2:active:0:1:false:false 2.5:after:-:-:-:true 3:after:-:-:-:false
  3.5:after:-:-:-:false 4:after:-:-:-:false 4.5:after:-:-:-:false 5:after:-:-:-:false 5.5:after:-:-:-:false
  # ca/025 0,2,1.25,0,0.5,0 false forwards
  -2:before:-:-:-:false -0.0625:before:-:-:-:false 0:active:0:0:false:false 0.5:active:0.125:0:false:false
  1:active:0.25:0:false:false 2:active:0.5:0:false:false 3:active:0.75:0:false:false
  3.75:active:0.9375:0:false:false 4:active:0:1:false:false 5:after:0.25:1:false:true 6:after:0.25:1:false:false
  7:after:0.25:1:false:false 8:after:0.25:1:false:false 9:after:0.25:1:false:false 10:after:0.25:1:false:false
  11:after:0.25:1:false:false
  # ca/026 1,0.5,1.25,0,0.5,0 false backwards
  0.5:before:0:0:false:false 0.984375:before:0:0:false:false 1:active:0:0:false:false
  1.125:active:0.125:0:false:false 1.25:active:0.25:0:false:false 1.5:active:0.5:0:false:false
  1.75:active:0.75:0:false:false 1.9375:active:0.9375:0:false:false 2:active:0:1:false:false 2.25:after:-:-:-:true
  2.5:after:-:-:-:false 2.75:after:-:-:-:false 3:after:-:-:-:false 3.25:after:-:-:-:false 3.5:after:-:-:-:false
  3.75:after:-:-:-:false
  # ca/028 0.75,2,1.25,0,1,0 true removed
  -0.25:before:-:-:-:false 0.71875:before:-:-:-:false 0.75:active:0:0:false:false 1:active:0.125:0:false:false
  1.25:active:0.25:0:false:false 1.75:active:0.5:0:false:false 2.25:active:0.75:0:false:false
  2.625:active:0.9375:0:false:false 2.75:active:1:0:true:false 3.25:active:0.75:0:true:false
  3.75:active:0.5:0:true:false 4.25:active:0.25:0:true:false 4.75:active:0:1:false:false
  5.25:active:0.25:1:false:false 5.75:after:-:-:-:true 6.25:after:-:-:-:false 6.75:after:-:-:-:false
  7.75:after:-:-:-:false 8.75:after:-:-:-:false
  # ca/029 0.75,0.5,1.25,0,1,0 true forwards
  0.5:before:-:-:-:false 0.7421875:before:-:-:-:false 0.75:active:0:0:false:false
  0.8125:active:0.125:0:false:false 0.875:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.125:active:0.75:0:false:false 1.21875:active:0.9375:0:false:false 1.25:active:1:0:true:false
  1.375:active:0.75:0:true:false 1.5:active:0.5:0:true:false 1.625:active:0.25:0:true:false
  1.75:active:0:1:false:false 1.875:active:0.25:1:false:false 2:after:0.5:1:false:true
  2.125:after:0.5:1:false:false 2.25:after:0.5:1:false:false 2.5:after:0.5:1:false:false
  2.75:after:0.5:1:false:false
  # ca/030 0,1,1.25,0,2,0 true backwards
  -0.25:before:0:0:false:false -0.0078125:before:0:0:false:false 0:active:0:0:false:false
  0.0625:active:0.125:0:false:false 0.125:active:0.25:0:false:false 0.25:active:0.5:0:false:false
  0.375:active:0.75:0:false:false 0.46875:active:0.9375:0:false:false 0.5:active:1:0:true:false
  0.625:active:0.75:0:true:false 0.75:active:0.5:0:true:false 0.875:active:0.25:0:true:false
  1:active:0:1:false:false 1.125:active:0.25:1:false:false 1.25:after:-:-:-:true 1.375:after:-:-:-:false
  1.5:after:-:-:-:false 1.75:after:-:-:-:false 2:after:-:-:-:false
  # ca/031 0,2,1.25,0,2,0 true both
  -0.5:before:0:0:false:false -0.015625:before:0:0:false:false 0:active:0:0:false:false
  0.125:active:0.125:0:false:false 0.25:active:0.25:0:false:false 0.5:active:0.5:0:false:false
  0.75:active:0.75:0:false:false 0.9375:active:0.9375:0:false:false 1:active:1:0:true:false
  1.25:active:0.75:0:true:false 1.5:active:0.5:0:true:false 1.75:active:0.25:0:true:false 2:active:0:1:false:false
  2.25:active:0.25:1:false:false 2.5:after:0.5:1:false:true 2.75:after:0.5:1:false:false 3:after:0.5:1:false:false
  3.5:after:0.5:1:false:false 4:after:0.5:1:false:false
  # ca/032 1,0.5,1.5,0,2,0 false removed
  0.875:before:-:-:-:false 0.99609375:before:-:-:-:false 1:active:0:0:false:false
  1.03125:active:0.125:0:false:false 1.0625:active:0.25:0:false:false 1.125:active:0.5:0:false:false
  1.1875:active:0.75:0:false:false 1.234375:active:0.9375:0:false:false 1.25:active:0:1:false:false
  1.3125:active:0.25:1:false:false 1.375:after:-:-:-:true 1.4375:after:-:-:-:false 1.5:after:-:-:-:false
  1.5625:after:-:-:-:false 1.625:after:-:-:-:false 1.6875:after:-:-:-:false 1.75:after:-:-:-:false
  # ca/035 0.75,0.5,1.5,0,0.5,0 false both
  0.25:before:0:0:false:false 0.734375:before:0:0:false:false 0.75:active:0:0:false:false
  0.875:active:0.125:0:false:false 1:active:0.25:0:false:false 1.25:active:0.5:0:false:false
  1.5:active:0.75:0:false:false 1.6875:active:0.9375:0:false:false 1.75:active:0:1:false:false
  2:active:0.25:1:false:false 2.25:after:0.5:1:false:true 2.5:after:0.5:1:false:false 2.75:after:0.5:1:false:false
  3:after:0.5:1:false:false 3.25:after:0.5:1:false:false 3.5:after:0.5:1:false:false 3.75:after:0.5:1:false:false
  # ca/036 0,1,1.5,0,1,0 true removed
  -0.5:before:-:-:-:false -0.015625:before:-:-:-:false 0:active:0:0:false:false 0.125:active:0.125:0:false:false
  0.25:active:0.25:0:false:false 0.5:active:0.5:0:false:false 0.75:active:0.75:0:false:false
  0.9375:active:0.9375:0:false:false 1:active:1:0:true:false 1.25:active:0.75:0:true:false
  1.5:active:0.5:0:true:false 1.75:active:0.25:0:true:false 2:active:0:1:false:false
  2.25:active:0.25:1:false:false 2.5:active:0.5:1:false:false 2.75:active:0.75:1:false:false 3:after:-:-:-:true
  3.5:after:-:-:-:false 4:after:-:-:-:false 4.25:after:-:-:-:false
  # ca/038 1,0.5,1.5,0,1,0 true backwards
  0.75:before:0:0:false:false 0.9921875:before:0:0:false:false 1:active:0:0:false:false
  1.0625:active:0.125:0:false:false 1.125:active:0.25:0:false:false 1.25:active:0.5:0:false:false
  1.375:active:0.75:0:false:false 1.46875:active:0.9375:0:false:false 1.5:active:1:0:true:false
  1.625:active:0.75:0:true:false 1.75:active:0.5:0:true:false 1.875:active:0.25:0:true:false
  2:active:0:1:false:false 2.125:active:0.25:1:false:false 2.25:active:0.5:1:false:false
  2.375:active:0.75:1:false:false 2.5:after:-:-:-:true 2.75:after:-:-:-:false 3:after:-:-:-:false
  3.125:after:-:-:-:false
  # ca/040 0.75,2,2,0,2,0 false removed
  0.25:before:-:-:-:false 0.734375:before:-:-:-:false 0.75:active:0:0:false:false 0.875:active:0.125:0:false:false
  1:active:0.25:0:false:false 1.25:active:0.5:0:false:false 1.5:active:0.75:0:false:false
  1.6875:active:0.9375:0:false:false 1.75:active:0:1:false:false 2:active:0.25:1:false:false
  2.25:active:0.5:1:false:false 2.5:active:0.75:1:false:false 2.75:after:-:-:-:true 3:after:-:-:-:false
  3.25:after:-:-:-:false 3.5:after:-:-:-:false 3.75:after:-:-:-:false 4.25:after:-:-:-:false
  # ca/042 0,1,2,0,0.5,0 false backwards
  -1:before:0:0:false:false -0.03125:before:0:0:false:false 0:active:0:0:false:false
  0.25:active:0.125:0:false:false 0.5:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.5:active:0.75:0:false:false 1.875:active:0.9375:0:false:false 2:active:0:1:false:false
  2.5:active:0.25:1:false:false 3:active:0.5:1:false:false 3.5:active:0.75:1:false:false 4:after:-:-:-:true
  4.5:after:-:-:-:false 5:after:-:-:-:false 5.5:after:-:-:-:false 6:after:-:-:-:false 7:after:-:-:-:false
  # ca/043 0,2,2,0,0.5,0 false both
  -2:before:0:0:false:false -0.0625:before:0:0:false:false 0:active:0:0:false:false 0.5:active:0.125:0:false:false
  1:active:0.25:0:false:false 2:active:0.5:0:false:false 3:active:0.75:0:false:false
  3.75:active:0.9375:0:false:false 4:active:0:1:false:false 5:active:0.25:1:false:false 6:active:0.5:1:false:false
  7:active:0.75:1:false:false 8:after:1:1:false:true 9:after:1:1:false:false 10:after:1:1:false:false
  11:after:1:1:false:false 12:after:1:1:false:false 14:after:1:1:false:false
  # ca/044 1,0.5,2,0,0.5,0 true removed
  0.5:before:-:-:-:false 0.984375:before:-:-:-:false 1:active:0:0:false:false 1.125:active:0.125:0:false:false
  1.25:active:0.25:0:false:false 1.5:active:0.5:0:false:false 1.75:active:0.75:0:false:false
  1.9375:active:0.9375:0:false:false 2:active:1:0:true:false 2.25:active:0.75:0:true:false
  2.5:active:0.5:0:true:false 2.75:active:0.25:0:true:false 3:active:0:1:false:false
  3.25:active:0.25:1:false:false 3.5:active:0.5:1:false:false 3.75:active:0.75:1:false:false
  4:active:1:1:true:false 4.5:active:0.5:1:true:false 5:after:-:-:-:true 5.25:after:-:-:-:false
  6:after:-:-:-:false
  # ca/046 0.75,2,2,0,1,0 true backwards
  -0.25:before:0:0:false:false 0.71875:before:0:0:false:false 0.75:active:0:0:false:false
  1:active:0.125:0:false:false 1.25:active:0.25:0:false:false 1.75:active:0.5:0:false:false
  2.25:active:0.75:0:false:false 2.625:active:0.9375:0:false:false 2.75:active:1:0:true:false
  3.25:active:0.75:0:true:false 3.75:active:0.5:0:true:false 4.25:active:0.25:0:true:false
  4.75:active:0:1:false:false 5.25:active:0.25:1:false:false 5.75:active:0.5:1:false:false
  6.25:active:0.75:1:false:false 6.75:active:1:1:true:false 7.75:active:0.5:1:true:false 8.75:after:-:-:-:true
  9.25:after:-:-:-:false 10.75:after:-:-:-:false
  # ca/047 0.75,0.5,2,0,1,0 true both
  0.5:before:0:0:false:false 0.7421875:before:0:0:false:false 0.75:active:0:0:false:false
  0.8125:active:0.125:0:false:false 0.875:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.125:active:0.75:0:false:false 1.21875:active:0.9375:0:false:false 1.25:active:1:0:true:false
  1.375:active:0.75:0:true:false 1.5:active:0.5:0:true:false 1.625:active:0.25:0:true:false
  1.75:active:0:1:false:false 1.875:active:0.25:1:false:false 2:active:0.5:1:false:false
  2.125:active:0.75:1:false:false 2.25:active:1:1:true:false 2.5:active:0.5:1:true:false 2.75:after:0:1:true:true
  2.875:after:0:1:true:false 3.25:after:0:1:true:false
  # ca/048 0,1,2.25,0,2,0 false removed
  -0.25:before:-:-:-:false -0.0078125:before:-:-:-:false 0:active:0:0:false:false
  0.0625:active:0.125:0:false:false 0.125:active:0.25:0:false:false 0.25:active:0.5:0:false:false
  0.375:active:0.75:0:false:false 0.46875:active:0.9375:0:false:false 0.5:active:0:1:false:false
  0.625:active:0.25:1:false:false 0.75:active:0.5:1:false:false 0.875:active:0.75:1:false:false
  1:active:0:2:false:false 1.125:after:-:-:-:true 1.25:after:-:-:-:false 1.375:after:-:-:-:false
  1.5:after:-:-:-:false 1.75:after:-:-:-:false
  # ca/049 0,2,2.25,0,2,0 false forwards
  -0.5:before:-:-:-:false -0.015625:before:-:-:-:false 0:active:0:0:false:false 0.125:active:0.125:0:false:false
  0.25:active:0.25:0:false:false 0.5:active:0.5:0:false:false 0.75:active:0.75:0:false:false
  0.9375:active:0.9375:0:false:false 1:active:0:1:false:false 1.25:active:0.25:1:false:false
  1.5:active:0.5:1:false:false 1.75:active:0.75:1:false:false 2:active:0:2:false:false
  2.25:after:0.25:2:false:true 2.5:after:0.25:2:false:false 2.75:after:0.25:2:false:false
  3:after:0.25:2:false:false 3.5:after:0.25:2:false:false
  # ca/050 1,0.5,2.25,0,2,0 false backwards
  0.875:before:0:0:false:false 0.99609375:before:0:0:false:false 1:active:0:0:false:false
  1.03125:active:0.125:0:false:false 1.0625:active:0.25:0:false:false 1.125:active:0.5:0:false:false
  1.1875:active:0.75:0:false:false 1.234375:active:0.9375:0:false:false 1.25:active:0:1:false:false
  1.3125:active:0.25:1:false:false 1.375:active:0.5:1:false:false 1.4375:active:0.75:1:false:false
  1.5:active:0:2:false:false 1.5625:after:-:-:-:true 1.625:after:-:-:-:false 1.6875:after:-:-:-:false
  1.75:after:-:-:-:false 1.875:after:-:-:-:false
  # ca/051 1,1,2.25,0,0.5,0 false both
  0:before:0:0:false:false 0.96875:before:0:0:false:false 1:active:0:0:false:false 1.25:active:0.125:0:false:false
  1.5:active:0.25:0:false:false 2:active:0.5:0:false:false 2.5:active:0.75:0:false:false
  2.875:active:0.9375:0:false:false 3:active:0:1:false:false 3.5:active:0.25:1:false:false
  4:active:0.5:1:false:false 4.5:active:0.75:1:false:false 5:active:0:2:false:false 5.5:after:0.25:2:false:true
  6:after:0.25:2:false:false 6.5:after:0.25:2:false:false 7:after:0.25:2:false:false 8:after:0.25:2:false:false
  # ca/052 0.75,2,2.25,0,0.5,0 true removed
  -1.25:before:-:-:-:false 0.6875:before:-:-:-:false 0.75:active:0:0:false:false 1.25:active:0.125:0:false:false
  1.75:active:0.25:0:false:false 2.75:active:0.5:0:false:false 3.75:active:0.75:0:false:false
  4.5:active:0.9375:0:false:false 4.75:active:1:0:true:false 5.75:active:0.75:0:true:false
  6.75:active:0.5:0:true:false 7.75:active:0.25:0:true:false 8.75:active:0:1:false:false
  9.75:active:0.25:1:false:false 10.75:active:0.5:1:false:false 11.75:active:0.75:1:false:false
  12.75:active:1:1:true:false 14.75:active:0.5:1:true:false 16.75:active:0:2:false:false
  17.75:active:0.25:2:false:false 18.75:after:-:-:-:true 20.75:after:-:-:-:false 24.75:after:-:-:-:false
  # ca/053 0.75,0.5,2.25,0,0.5,0 true forwards
  0.25:before:-:-:-:false 0.734375:before:-:-:-:false 0.75:active:0:0:false:false 0.875:active:0.125:0:false:false
  1:active:0.25:0:false:false 1.25:active:0.5:0:false:false 1.5:active:0.75:0:false:false
  1.6875:active:0.9375:0:false:false 1.75:active:1:0:true:false 2:active:0.75:0:true:false
  2.25:active:0.5:0:true:false 2.5:active:0.25:0:true:false 2.75:active:0:1:false:false
  3:active:0.25:1:false:false 3.25:active:0.5:1:false:false 3.5:active:0.75:1:false:false
  3.75:active:1:1:true:false 4.25:active:0.5:1:true:false 4.75:active:0:2:false:false 5:active:0.25:2:false:false
  5.25:after:0.5:2:false:true 5.75:after:0.5:2:false:false 6.75:after:0.5:2:false:false
  # ca/055 0,2,2.25,0,1,0 true both
  -1:before:0:0:false:false -0.03125:before:0:0:false:false 0:active:0:0:false:false
  0.25:active:0.125:0:false:false 0.5:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.5:active:0.75:0:false:false 1.875:active:0.9375:0:false:false 2:active:1:0:true:false
  2.5:active:0.75:0:true:false 3:active:0.5:0:true:false 3.5:active:0.25:0:true:false 4:active:0:1:false:false
  4.5:active:0.25:1:false:false 5:active:0.5:1:false:false 5.5:active:0.75:1:false:false 6:active:1:1:true:false
  7:active:0.5:1:true:false 8:active:0:2:false:false 8.5:active:0.25:2:false:false 9:after:0.5:2:false:true
  10:after:0.5:2:false:false 12:after:0.5:2:false:false
  # ca/056 1,0.5,3,0,1,0 false removed
  0.75:before:-:-:-:false 0.9921875:before:-:-:-:false 1:active:0:0:false:false 1.0625:active:0.125:0:false:false
  1.125:active:0.25:0:false:false 1.25:active:0.5:0:false:false 1.375:active:0.75:0:false:false
  1.46875:active:0.9375:0:false:false 1.5:active:0:1:false:false 1.625:active:0.25:1:false:false
  1.75:active:0.5:1:false:false 1.875:active:0.75:1:false:false 2:active:0:2:false:false
  2.125:active:0.25:2:false:false 2.25:active:0.5:2:false:false 2.375:active:0.75:2:false:false
  2.5:after:-:-:-:true 2.75:after:-:-:-:false 3:after:-:-:-:false 3.125:after:-:-:-:false
  # ca/057 1,1,3,0,2,0 false forwards
  0.75:before:-:-:-:false 0.9921875:before:-:-:-:false 1:active:0:0:false:false 1.0625:active:0.125:0:false:false
  1.125:active:0.25:0:false:false 1.25:active:0.5:0:false:false 1.375:active:0.75:0:false:false
  1.46875:active:0.9375:0:false:false 1.5:active:0:1:false:false 1.625:active:0.25:1:false:false
  1.75:active:0.5:1:false:false 1.875:active:0.75:1:false:false 2:active:0:2:false:false
  2.125:active:0.25:2:false:false 2.25:active:0.5:2:false:false 2.375:active:0.75:2:false:false
  2.5:after:1:2:false:true 2.75:after:1:2:false:false 3:after:1:2:false:false 3.125:after:1:2:false:false
  # ca/058 0.75,2,3,0,2,0 false backwards
  0.25:before:0:0:false:false 0.734375:before:0:0:false:false 0.75:active:0:0:false:false
  0.875:active:0.125:0:false:false 1:active:0.25:0:false:false 1.25:active:0.5:0:false:false
  1.5:active:0.75:0:false:false 1.6875:active:0.9375:0:false:false 1.75:active:0:1:false:false
  2:active:0.25:1:false:false 2.25:active:0.5:1:false:false 2.5:active:0.75:1:false:false
  2.75:active:0:2:false:false 3:active:0.25:2:false:false 3.25:active:0.5:2:false:false
  3.5:active:0.75:2:false:false 3.75:after:-:-:-:true 4.25:after:-:-:-:false 4.75:after:-:-:-:false
  5:after:-:-:-:false
  # ca/059 0.75,0.5,3,0,2,0 false both
  0.625:before:0:0:false:false 0.74609375:before:0:0:false:false 0.75:active:0:0:false:false
  0.78125:active:0.125:0:false:false 0.8125:active:0.25:0:false:false 0.875:active:0.5:0:false:false
  0.9375:active:0.75:0:false:false 0.984375:active:0.9375:0:false:false 1:active:0:1:false:false
  1.0625:active:0.25:1:false:false 1.125:active:0.5:1:false:false 1.1875:active:0.75:1:false:false
  1.25:active:0:2:false:false 1.3125:active:0.25:2:false:false 1.375:active:0.5:2:false:false
  1.4375:active:0.75:2:false:false 1.5:after:1:2:false:true 1.625:after:1:2:false:false 1.75:after:1:2:false:false
  1.8125:after:1:2:false:false
  # ca/060 0,1,3,0,0.5,0 true removed
  -1:before:-:-:-:false -0.03125:before:-:-:-:false 0:active:0:0:false:false 0.25:active:0.125:0:false:false
  0.5:active:0.25:0:false:false 1:active:0.5:0:false:false 1.5:active:0.75:0:false:false
  1.875:active:0.9375:0:false:false 2:active:1:0:true:false 2.5:active:0.75:0:true:false 3:active:0.5:0:true:false
  3.5:active:0.25:0:true:false 4:active:0:1:false:false 4.5:active:0.25:1:false:false 5:active:0.5:1:false:false
  5.5:active:0.75:1:false:false 6:active:1:1:true:false 7:active:0.5:1:true:false 8:active:0:2:false:false
  8.5:active:0.25:2:false:false 10:active:1:2:true:false 12:after:-:-:-:true 14:after:-:-:-:false
  # ca/061 0,2,3,0,0.5,0 true forwards
  -2:before:-:-:-:false -0.0625:before:-:-:-:false 0:active:0:0:false:false 0.5:active:0.125:0:false:false
  1:active:0.25:0:false:false 2:active:0.5:0:false:false 3:active:0.75:0:false:false
  3.75:active:0.9375:0:false:false 4:active:1:0:true:false 5:active:0.75:0:true:false 6:active:0.5:0:true:false
  7:active:0.25:0:true:false 8:active:0:1:false:false 9:active:0.25:1:false:false 10:active:0.5:1:false:false
  11:active:0.75:1:false:false 12:active:1:1:true:false 14:active:0.5:1:true:false 16:active:0:2:false:false
  17:active:0.25:2:false:false 20:active:1:2:true:false 24:after:0:2:true:true 28:after:0:2:true:false
  # ca/063 1,1,3,0,1,0 true both
  0.5:before:0:0:false:false 0.984375:before:0:0:false:false 1:active:0:0:false:false
  1.125:active:0.125:0:false:false 1.25:active:0.25:0:false:false 1.5:active:0.5:0:false:false
  1.75:active:0.75:0:false:false 1.9375:active:0.9375:0:false:false 2:active:1:0:true:false
  2.25:active:0.75:0:true:false 2.5:active:0.5:0:true:false 2.75:active:0.25:0:true:false 3:active:0:1:false:false
  3.25:active:0.25:1:false:false 3.5:active:0.5:1:false:false 3.75:active:0.75:1:false:false
  4:active:1:1:true:false 4.5:active:0.5:1:true:false 5:active:0:2:false:false 5.25:active:0.25:2:false:false
  6:active:1:2:true:false 7:after:0:2:true:true 8:after:0:2:true:false
  # ca/067 0.5,1,0,0.75,1,0 true both
  0:before:0:0:false:false 0.484375:before:0:0:false:false 0.5:active:0:0:false:false
  0.625:active:0.125:0:false:false 0.75:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.25:after:0.75:0:false:true 1.4375:after:0.75:0:false:false 1.5:after:0.75:0:false:false
  1.75:after:0.75:0:false:false 2:after:0.75:0:false:false 2.25:after:0.75:0:false:false
  2.5:after:0.75:0:false:false 2.75:after:0.75:0:false:false
  # ca/068 0.5,1,0,1,1,0 false removed
  0:before:-:-:-:false 0.484375:before:-:-:-:false 0.5:active:0:0:false:false 0.625:active:0.125:0:false:false
  0.75:active:0.25:0:false:false 1:active:0.5:0:false:false 1.25:active:0.75:0:false:false
  1.4375:active:0.9375:0:false:false 1.5:after:-:-:-:true 1.75:after:-:-:-:false 2:after:-:-:-:false
  2.25:after:-:-:-:false 2.5:after:-:-:-:false 2.75:after:-:-:-:false 3:after:-:-:-:false
  # ca/069 0.5,1,0,1,1,0 false both
  0:before:0:0:false:false 0.484375:before:0:0:false:false 0.5:active:0:0:false:false
  0.625:active:0.125:0:false:false 0.75:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.25:active:0.75:0:false:false 1.4375:active:0.9375:0:false:false 1.5:after:1:0:false:true
  1.75:after:1:0:false:false 2:after:1:0:false:false 2.25:after:1:0:false:false 2.5:after:1:0:false:false
  2.75:after:1:0:false:false 3:after:1:0:false:false
  # ca/071 0.5,1,0,1,1,0 true both
  0:before:0:0:false:false 0.484375:before:0:0:false:false 0.5:active:0:0:false:false
  0.625:active:0.125:0:false:false 0.75:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.25:active:0.75:0:false:false 1.4375:active:0.9375:0:false:false 1.5:after:1:0:false:true
  1.75:after:1:0:false:false 2:after:1:0:false:false 2.25:after:1:0:false:false 2.5:after:1:0:false:false
  2.75:after:1:0:false:false 3:after:1:0:false:false
  # ca/072 0.5,1,0,2.5,1,0 false removed
  0:before:-:-:-:false 0.484375:before:-:-:-:false 0.5:active:0:0:false:false 0.625:active:0.125:0:false:false
  0.75:active:0.25:0:false:false 1:active:0.5:0:false:false 1.25:active:0.75:0:false:false
  1.4375:active:0.9375:0:false:false 1.5:active:0:1:false:false 1.75:active:0.25:1:false:false
  2:active:0.5:1:false:false 2.25:active:0.75:1:false:false 2.5:active:0:2:false:false
  2.75:active:0.25:2:false:false 3:after:-:-:-:true 3.25:after:-:-:-:false 3.5:after:-:-:-:false
  4:after:-:-:-:false 4.5:after:-:-:-:false
  # ca/073 0.5,1,0,2.5,1,0 false both
  0:before:0:0:false:false 0.484375:before:0:0:false:false 0.5:active:0:0:false:false
  0.625:active:0.125:0:false:false 0.75:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.25:active:0.75:0:false:false 1.4375:active:0.9375:0:false:false 1.5:active:0:1:false:false
  1.75:active:0.25:1:false:false 2:active:0.5:1:false:false 2.25:active:0.75:1:false:false
  2.5:active:0:2:false:false 2.75:active:0.25:2:false:false 3:after:0.5:2:false:true 3.25:after:0.5:2:false:false
  3.5:after:0.5:2:false:false 4:after:0.5:2:false:false 4.5:after:0.5:2:false:false
  # ca/074 0.5,1,0,2.5,1,0 true removed
  0:before:-:-:-:false 0.484375:before:-:-:-:false 0.5:active:0:0:false:false 0.625:active:0.125:0:false:false
  0.75:active:0.25:0:false:false 1:active:0.5:0:false:false 1.25:active:0.75:0:false:false
  1.4375:active:0.9375:0:false:false 1.5:active:1:0:true:false 1.75:active:0.75:0:true:false
  2:active:0.5:0:true:false 2.25:active:0.25:0:true:false 2.5:active:0:1:false:false
  2.75:active:0.25:1:false:false 3:after:-:-:-:true 3.25:after:-:-:-:false 3.5:after:-:-:-:false
  4:after:-:-:-:false 4.5:after:-:-:-:false
  # ca/075 0.5,1,0,2.5,1,0 true both
  0:before:0:0:false:false 0.484375:before:0:0:false:false 0.5:active:0:0:false:false
  0.625:active:0.125:0:false:false 0.75:active:0.25:0:false:false 1:active:0.5:0:false:false
  1.25:active:0.75:0:false:false 1.4375:active:0.9375:0:false:false 1.5:active:1:0:true:false
  1.75:active:0.75:0:true:false 2:active:0.5:0:true:false 2.25:active:0.25:0:true:false 2.5:active:0:1:false:false
  2.75:active:0.25:1:false:false 3:after:0.5:1:false:true 3.25:after:0.5:1:false:false 3.5:after:0.5:1:false:false
  4:after:0.5:1:false:false 4.5:after:0.5:1:false:false
  # ca/076 0.5,1,0,3.25,1,0 false removed
  0:before:-:-:-:false 0.484375:before:-:-:-:false 0.5:active:0:0:false:false 0.625:active:0.125:0:false:false
  0.75:active:0.25:0:false:false 1:active:0.5:0:false:false 1.25:active:0.75:0:false:false
  1.4375:active:0.9375:0:false:false 1.5:active:0:1:false:false 1.75:active:0.25:1:false:false
  2:active:0.5:1:false:false 2.25:active:0.75:1:false:false 2.5:active:0:2:false:false
  2.75:active:0.25:2:false:false 3:active:0.5:2:false:false 3.25:active:0.75:2:false:false
  3.5:active:0:3:false:false 3.75:after:-:-:-:true 4:after:-:-:-:false 4.5:after:-:-:-:false
  4.75:after:-:-:-:false
  # ca/081 1,1,infinity,0,2,0 true both
  0.75:before:0:0:false:false 0.9921875:before:0:0:false:false 1:active:0:0:false:false
  1.0625:active:0.125:0:false:false 1.125:active:0.25:0:false:false 1.25:active:0.5:0:false:false
  1.375:active:0.75:0:false:false 1.46875:active:0.9375:0:false:false 1.5:active:1:0:true:false
  1.625:active:0.75:0:true:false 1.75:active:0.5:0:true:false 1.875:active:0.25:0:true:false
  2:active:0:1:false:false 2.125:active:0.25:1:false:false 2.25:active:0.5:1:false:false
  2.375:active:0.75:1:false:false 2.5:active:1:1:true:false 2.75:active:0.5:1:true:false 3:active:0:2:false:false
  3.125:active:0.25:2:false:false 3.5:active:1:2:true:false 4:active:0:3:false:false 4.5:active:1:3:true:false
  """
