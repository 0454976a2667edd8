/// Times through nested objects, outermost first: begin, speed, timeOffset of each; time of the parent:local time.
let timeConversionTable = """
  # time-convert/00 3,2,1
  0:-5 1:-3 2.5:0 10:15
  # time-convert/01 0,1,0
  0:0 1:1 2.5:2.5 10:10
  # time-convert/02 1,0.5,0
  0:-0.5 1:0 2.5:0.75 10:4.5
  # time-convert/04 0,2,0 1,1,0
  0:-1 1:1 2.5:4 10:19
  # time-convert/06 0,1,0.75 0,4,0 1,0.25,2
  0:2.5 1:3.5 2.5:5 10:12.5
  # time-convert/07 5,1,0 -1,2,0
  0:-8 1:-6 2.5:-3 10:12
  # time-convert/08 0,0.25,1 0,4,-2
  0:2 1:3 2.5:4.5 10:12
  # time-convert/09 10,3,1.5 1,1,0 0,0.5,0.5
  0:-14.25 1:-12.75 2.5:-10.5 10:0.75
  # time-convert/11 0,-2,8 1,-1,3
  0:-4 1:-2 2.5:1 10:16
  """
