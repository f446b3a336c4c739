import { expect, it } from "vitest";
import { frameOf, HEIGHT, WIDTH } from "./frame";

const melbourne = { latitude: -37.81, longitude: 144.96 };
const geelong = { latitude: -38.15, longitude: 144.36 };
const auckland = { latitude: -36.85, longitude: 174.76 };
const perth = { latitude: -31.95, longitude: 115.86 };

it("[ST-01] all stores are in the picture, north is up and east is right", () => {
  for (const points of [[melbourne], [melbourne, geelong], [perth, auckland, melbourne]]) {
    const { place, bounds } = frameOf(points);
    for (const point of points) {
      const { x, y } = place(point);
      expect([x >= 0, x <= WIDTH, y >= 0, y <= HEIGHT]).toEqual([true, true, true, true]);
      expect(point.longitude > bounds.west && point.longitude < bounds.east).toBe(true);
      expect(point.latitude > bounds.south && point.latitude < bounds.north).toBe(true);
    }
  }
  const { place } = frameOf([melbourne, geelong]);
  expect(place(melbourne).x).toBeGreaterThan(place(geelong).x);
  expect(place(melbourne).y).toBeLessThan(place(geelong).y);
});

it("[ST-01] the bar says how far things are, and a map of one store is not closer than its coast is known", () => {
  const { bar, place } = frameOf([melbourne, geelong]);
  const [a, b] = [place(melbourne), place(geelong)];
  // 64.8 km as the crow flies.
  expect((Math.hypot(a.x - b.x, a.y - b.y) / bar.length) * bar.km).toBeCloseTo(64.8, 0);
  const { bounds } = frameOf([melbourne]);
  expect(bounds.north - bounds.south).toBeCloseTo(0.6);
});

it("[ST-01] points on both sides of the date line stand together", () => {
  const fiji = { latitude: -17, longitude: 179.9 };
  const { place } = frameOf([fiji, { latitude: -17, longitude: -179.9 }]);
  expect(place({ latitude: -17, longitude: -179.9 }).x).toBeGreaterThan(place(fiji).x);
  expect(place(fiji).x).toBeGreaterThan(0);
});
