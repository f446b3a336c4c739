/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Pixels of the picture. */
export interface Spot {
  x: number;
  y: number;
}

export const WIDTH = 400;
export const HEIGHT = 360;

/** The least height in degrees, about 67 km: closer than that, a coast of 1:10m says nothing. */
const LEAST = 0.6;
const KM_A_DEGREE = 111.195;
const BARS = [10, 20, 50, 100, 200, 500, 1000];

export interface Frame {
  place: (point: Point) => Spot;
  /** Degrees; those of longitude count on beyond the date line. */
  bounds: { west: number; south: number; east: number; north: number };
  /** A bar that shows how long so many kilometres are, in pixels. */
  bar: { km: number; length: number };
}

/** Degrees of longitude, east of Greenwich all the way. */
export const eastOf = (longitude: number) => (longitude < 0 ? longitude + 360 : longitude);

/**
 * A picture that holds all points with a margin: degrees are spaced evenly, with those of longitude as short as they
 * are in its middle. Points on both sides of the date line stand together.
 */
export function frameOf(points: readonly Point[]): Frame {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => eastOf(longitude));
  const middle = (values: number[]) => (Math.max(...values) + Math.min(...values)) / 2;
  const size = (values: number[]) => Math.max(...values) - Math.min(...values);
  const [latitude, longitude] = [middle(latitudes), middle(longitudes)];
  const narrow = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  // Pixels of a degree of latitude.
  const scale = Math.min(
    HEIGHT / LEAST,
    (HEIGHT * 0.8) / Math.max(0.001, size(latitudes)),
    (WIDTH * 0.8) / Math.max(0.001, size(longitudes) * narrow),
  );
  const [high, wide] = [HEIGHT / scale / 2, WIDTH / scale / narrow / 2];
  const km = BARS.findLast((one) => (one / KM_A_DEGREE) * scale < WIDTH / 4) ?? BARS[0]!;
  return {
    place: (point) => ({
      x: WIDTH / 2 + (eastOf(point.longitude) - longitude) * narrow * scale,
      y: HEIGHT / 2 - (point.latitude - latitude) * scale,
    }),
    bounds: {
      ...{ west: longitude - wide, east: longitude + wide },
      ...{ south: latitude - high, north: latitude + high },
    },
    bar: { km, length: (km / KM_A_DEGREE) * scale },
  };
}
