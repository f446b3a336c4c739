/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

export const WIDTH = 400;
export const HEIGHT = 320;

/** Degrees of latitude from which a picture shows coasts instead of circles. */
const WIDE = 4;
/** The least that a picture shows, so that one store has something around it: about 11 km. */
const LEAST = 0.1;
const KM_A_DEGREE = 111.195;

export interface Frame {
  /** Pixels of the picture. */
  place: (point: Point) => { x: number; y: number };
  /** Whether coasts are drawn. */
  wide: boolean;
  /** Circles around a point: kilometres, and pixels of their radius. */
  circles: { km: number; radius: number }[];
}

/**
 * A picture that holds all points with a margin: degrees are spaced evenly, with those of longitude as short as they
 * are in its middle. Points on both sides of the date line stand together.
 */
export function frameOf(points: readonly Point[]): Frame {
  const eastOf = ({ longitude }: Point) => (longitude < 0 ? longitude + 360 : longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(eastOf);
  const middle = (values: number[]) => (Math.max(...values) + Math.min(...values)) / 2;
  const size = (values: number[]) => Math.max(...values) - Math.min(...values);
  const [latitude, longitude] = [middle(latitudes), middle(longitudes)];
  const narrow = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  // Pixels of a degree of latitude.
  const scale = Math.min(
    (HEIGHT * 0.8) / Math.max(LEAST, size(latitudes)),
    (WIDTH * 0.8) / Math.max(LEAST, size(longitudes) * narrow),
  );
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    place: (point) => ({
      x: round(WIDTH / 2 + (eastOf(point) - longitude) * narrow * scale),
      y: round(HEIGHT / 2 - (point.latitude - latitude) * scale),
    }),
    wide: HEIGHT / scale > WIDE,
    circles: [1, 5, 10, 25, 50, 100, 200]
      .map((km) => ({ km, radius: round((km / KM_A_DEGREE) * scale) }))
      .filter(({ radius }) => radius > 30 && radius < WIDTH / 2),
  };
}
