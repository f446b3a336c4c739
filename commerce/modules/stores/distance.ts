import { sql, type SQL } from "drizzle-orm";

/** The mean radius of the earth in km (IUGG). */
const EARTH_KM = 6371.0088;

/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in km, by the haversine formula. */
export function distanceKm(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The same of the row of `stores s`, in SQL. */
export const distanceFrom = ({
  latitude,
  longitude,
}: Point): SQL => sql`(${2 * EARTH_KM}::float8 * asin(least(1, sqrt(
  power(sin(radians(s.latitude - ${latitude}::float8) / 2), 2)
  + cos(radians(${latitude}::float8)) * cos(radians(s.latitude))
    * power(sin(radians(s.longitude - ${longitude}::float8) / 2), 2)))))`;

/** "850 m", "3.2 km", "48 km". */
export function formatDistance(km: number): string {
  if (km < 1) return `${Math.round(km * 100) * 10} m`.replace(/^1000 m$/, "1.0 km");
  return km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}
