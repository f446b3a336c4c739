import type { Point } from "./map/frame";

const WORDS = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;
const EARTH_KM = 6371.0088;

/** The great-circle distance in km and the direction in which one sets out, as a word. */
export function wayFrom(from: Point, to: Point): { km: number; direction: (typeof WORDS)[number] } {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b, turn] = [rad(from.latitude), rad(to.latitude), rad(to.longitude - from.longitude)];
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2;
  const bearing = Math.atan2(
    Math.sin(turn) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn),
  );
  return {
    km: 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half))),
    direction: WORDS[(Math.round(bearing / (Math.PI / 4)) + 8) % 8]!,
  };
}
