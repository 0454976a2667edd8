extension Workload {
  /// The sampling of basic animations as a C programmer writes it: the same layout, the same table for the curve, the
  /// same numbers written. Its arguments are animations, lengths and frames.
  static let samplingPeer = """
    #include <stdint.h>
    #include <stdio.h>
    #include <stdlib.h>

    typedef struct { double a, b, c, d; } cubic;
    typedef struct { double begin, duration; int32_t curve; } timing;

    static cubic curve[256];

    static double bezier(double c1, double c2, double u) {
      double v = 1 - u;
      return 3 * v * v * u * c1 + 3 * v * u * u * c2 + u * u * u;
    }

    static double slope(double c1, double c2, double u) {
      double v = 1 - u;
      return 3 * v * v * c1 + 6 * v * u * (c2 - c1) + 3 * u * u * (1 - c2);
    }

    static double parameter(double x) {
      double low = 0, high = 1;
      for (int i = 0; i < 60; i++) {
        double middle = (low + high) / 2;
        if (bezier(0.42, 0.58, middle) < x) low = middle; else high = middle;
      }
      return low;
    }

    static void make_curve(void) {
      for (int i = 0; i < 256; i++) {
        double u0 = parameter(i / 256.0), u1 = parameter((i + 1) / 256.0);
        double y0 = bezier(0, 1, u0), y1 = bezier(0, 1, u1);
        double s0 = slope(0, 1, u0) / slope(0.42, 0.58, u0) / 256, s1 = slope(0, 1, u1) / slope(0.42, 0.58, u1) / 256;
        double way = y1 - y0;
        curve[i] = (cubic){y0, s0, 3 * way - 2 * s0 - s1, s0 + s1 - 2 * way};
      }
    }

    static double ease(double fraction) {
      if (fraction >= 1) return 1;
      double position = fraction * 256;
      int index = (int)position;
      double t = position - index;
      cubic c = curve[index];
      return ((c.d * t + c.c) * t + c.b) * t + c.a;
    }

    int main(int argc, char **argv) {
      int count = atoi(argv[1]), lengths = atoi(argv[2]), frames = atoi(argv[3]);
      double ticks = 705600000.0, sum = 0;
      timing *timings = malloc(lengths * sizeof *timings);
      double *progress = malloc(lengths * sizeof *progress);
      double *from = malloc(count * sizeof *from), *to = malloc(count * sizeof *to);
      double *values = malloc(count * sizeof *values);
      int32_t *groups = malloc(count * sizeof *groups), *slots = malloc(count * sizeof *slots);
      int32_t *places = malloc(count * sizeof *places);
      make_curve();
      for (int i = 0; i < lengths; i++) timings[i] = (timing){0, (11 + i / 1000.0) * ticks, 1};
      for (int i = 0; i < count; i++) {
        from[i] = 0;
        to[i] = i;
        groups[i] = i % lengths;
        slots[i] = i * 60;
      }
      for (int frame = 0; frame < frames; frame++) {
        double now = frame * ticks / 60;
        for (int i = 0; i < lengths; i++) {
          double fraction = (now - timings[i].begin) / timings[i].duration;
          fraction = fraction < 0 ? 0 : fraction > 1 ? 1 : fraction;
          progress[i] = timings[i].curve ? ease(fraction) : fraction;
        }
        for (int i = 0; i < count; i++) {
          double p = progress[groups[i]];
          values[i] = p == 1 ? to[i] : from[i] + (to[i] - from[i]) * p;
          places[i] = slots[i];
        }
        sum += values[frame % count] + places[frame % count];
      }
      printf("%g\\n", sum);
      return 0;
    }
    """
}
