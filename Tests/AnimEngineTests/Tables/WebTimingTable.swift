/// Cases of the Web Animations timing model that Core Animation can express, in milliseconds: delay, duration,
/// iterations; direction; fill; steps. Samples: time:phase:progress:iteration.
let webTimingTable = """
  # wpt/table/009 1,0,3 normal both linear
  0:before:0:0 1:after:1:2
  # wpt/table/010 1,100,3 normal both linear
  0:before:0:0 1:active:0:0 301:after:1:2
  # wpt/table/011 1,infinity,3 normal both linear
  0:before:0:0 1:active:0:0
  # wpt/table/018 1,0,3.5 normal both linear
  0:before:0:0 1:after:0.5:3
  # wpt/table/019 1,100,3.5 normal both linear
  0:before:0:0 1:active:0:0 351:after:0.5:3
  # wpt/table/020 1,infinity,3.5 normal both linear
  0:before:0:0 1:active:0:0
  # wpt/table/029 1,infinity,infinity normal both linear
  0:before:0:0 1:active:0:0
  # wpt/phase/00 0,1,1 normal none linear
  -1:before:-:- 0:active:0:0 1:after:-:-
  # wpt/steps/00 1000,1000,1 normal both 2,start
  0:before:0:0 999:before:0:0 1000:active:0.5:0 1499:active:0.5:0 1500:active:1:0 2000:after:1:0
  # wpt/steps/14 1000,1000,1 normal both 2,none
  0:before:0:0 1000:active:0:0 1499:active:0:0 1500:active:1:0 2000:after:1:0
  # wpt/active-time/00 1,0,1 normal none linear
  0:before:-:-
  # wpt/active-time/01 1,0,1 normal backwards linear
  0:before:0:0
  # wpt/active-time/02 1,0,1 normal forwards linear
  0:before:-:-
  # wpt/active-time/03 1,0,1 normal both linear
  0:before:0:0
  # wpt/active-time/04 0,1000,1 normal none linear
  500:active:0.5:0
  # wpt/active-time/05 500,1000,1 normal none linear
  1000:active:0.5:0
  # wpt/active-time/06 -500,1000,1 normal none linear
  0:active:0.5:0
  # wpt/active-time/07 0,0,1 normal none linear
  0:after:-:-
  # wpt/active-time/09 500,1000,2.3 normal forwards linear
  2800:after:0.3:2
  """
