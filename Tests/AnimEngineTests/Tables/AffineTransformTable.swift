/// Whether a matrix is a transform of the plane.
let affineTransformTable = """
  # affine/00 false
  2 0 0 0 0 3 0 0 0 0 4 0 0 0 0 1
  # affine/01 true
  0.8775825618904 0.4794255386042 0 0 -0.4794255386042 0.8775825618904 0 0 0 0 1 0 0 0 0 1
  # affine/02 false
  1 0 0 0 0 0.8775825618904 0.4794255386042 0 0 -0.4794255386042 0.8775825618904 0 0 0 0 1
  # affine/04 false
  1 0 0 0 0 1 0 0 0 0 1 0 1 2 3 1
  # affine/05 true
  1 2 0 0 3 4 0 0 0 0 1 0 5 6 0 1
  # affine/06 false
  1 0 0 0 0 1 0 0 0 0 1 -0.002 0 0 0 1
  # affine/07 true
  1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1
  """
