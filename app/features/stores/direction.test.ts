import { expect, it } from "vitest";
import { wayFrom } from "./direction";

const sydney = { latitude: -33.8688, longitude: 151.2093 };

it("[ST-01] the way to a store is a distance and one of eight directions", () => {
  for (const [latitude, longitude, direction] of [
    [1, 0, "north"],
    [1, 1.2, "north-east"],
    [0, 1, "east"],
    [-1, 1.2, "south-east"],
    [-1, 0, "south"],
    [-1, -1.2, "south-west"],
    [0, -1, "west"],
    [1, -1.2, "north-west"],
  ] as const) {
    const to = { latitude: sydney.latitude + latitude, longitude: sydney.longitude + longitude };
    expect(wayFrom(sydney, to).direction).toBe(direction);
  }
  const { km, direction } = wayFrom(sydney, { latitude: -37.8136, longitude: 144.9631 });
  expect([Math.round(km), direction]).toEqual([713, "south-west"]);
  // Across the date line.
  expect(wayFrom({ latitude: -17, longitude: 179.9 }, { latitude: -17, longitude: -179.9 }).direction).toBe(
    "east",
  );
});
