import { expect, test } from "vitest";
import { COLOURS, type Colours } from "./colours";

const channel = (hex: string) => {
  const value = parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
/** Relative luminance of WCAG 2.2, from #rrggbb. */
const luminance = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(hex.slice(at, at + 2)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};
const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
};

type Name = keyof Colours;
/** Every pair of text and ground that a mail has. */
const PAIRS: readonly [Name, Name][] = [
  ...(["paper", "surface", "shelf"] as const).flatMap((ground): [Name, Name][] => [
    ["ink", ground],
    ["quiet", ground],
  ]),
  ["link", "paper"],
  ["onBrand", "brand"],
  ["onBrandQuiet", "brand"],
  ["onHv", "hv"],
];
const schemes = Object.entries(COLOURS).flatMap(([theme, { light, dark }]) => [
  { name: `${theme}, light`, colours: light },
  { name: `${theme}, dark`, colours: dark },
]);

test.each(schemes)("[CK-03] texts of a mail have a contrast of 4.5 at least: $name", ({ colours }) => {
  const weak = PAIRS.filter(([text, ground]) => contrast(colours[text], colours[ground]) < 4.5);
  expect(weak).toEqual([]);
});
