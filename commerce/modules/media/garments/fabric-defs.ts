import type { Tones } from "./cloth";
import type { GarmentSpec, Pattern } from "./spec";

const stop = (offset: number, colour: string, opacity: number): string =>
  `<stop${offset ? ` offset="${String(offset).replace(/^0/, "")}"` : ""} stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** The light every piece shares, one definition a line: the light comes from the upper left everywhere. */
export function fabricDefs(id: string, { shadow, light, pale }: Tones): string {
  const night = "#0b0f1a";
  const gradient = (name: string, stops: string, extra = "") =>
    `<linearGradient id="${id}${name}"${extra}>${stops}</linearGradient>\n`;
  return (
    gradient(
      "v",
      stop(0, shadow, 0.62) +
        stop(0.17, shadow, 0.08) +
        stop(0.34, light, pale ? 0.9 : 0.36) +
        stop(0.56, light, 0) +
        stop(0.8, shadow, 0.2) +
        stop(1, shadow, 0.78),
    ) +
    gradient(
      "w",
      stop(0, night, 0.34) +
        stop(0.2, night, 0.03) +
        stop(0.36, "#fff", 0.13) +
        stop(0.6, "#fff", 0) +
        stop(1, night, 0.38),
    ) +
    gradient("h", stop(0, shadow, 0) + stop(1, shadow, 0.3), ' x2="0" y2="1"') +
    gradient(
      "m",
      stop(0, "#8d949b", 1) + stop(0.3, "#f2f4f5", 1) + stop(0.55, "#c3c9cd", 1) + stop(1, "#83898f", 1),
    ) +
    `<filter id="${id}b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.7"/></filter>\n`
  );
}

/** One repeat of a pattern in its colour, in drawing units. */
export function tile(pattern: Pattern, ink: string): { size: number; marks: string } {
  switch (pattern) {
    case "stripe":
      return { size: 5.4, marks: `<path d="M2 0V6" stroke="${ink}" stroke-width="1.1" opacity=".8"/>` };
    case "check":
      return {
        size: 11,
        marks: `<path d="M3 0V11M0 3H11" stroke="${ink}" stroke-width="3.4" opacity=".34"/><path d="M8.5 0V11M0 8.5H11" stroke="${ink}" stroke-width=".7" opacity=".7"/>`,
      };
    case "print":
      return {
        size: 15,
        marks: `<path d="M4 1q4 3 0 7q-4-4 0-7zM11.5 8.5q4 3 0 7q-4-4 0-7z" fill="${ink}" opacity=".75"/><path d="M11.5 3v2M4 11v2" stroke="${ink}" opacity=".6"/>`,
      };
  }
}

/** The woven or printed pattern, straight for the body and leaning left and right for the sleeves. */
export function patternDefs(id: string, spec: GarmentSpec, ink: string): string {
  if (!spec.pattern) return "";
  const { size, marks } = tile(spec.pattern, ink);
  const leaning = (side: string, angle: number) =>
    `<pattern id="${id}p${side}" href="#${id}p" patternTransform="rotate(${angle} 120 60)"/>`;
  return `<pattern id="${id}p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${marks}</pattern>${leaning("l", 14)}${leaning("r", -14)}`;
}
