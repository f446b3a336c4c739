import { expect, it } from "vitest";
import { frameOf, HEIGHT, WIDTH } from "./map";

const melbourne = { latitude: -37.81, longitude: 144.96 };
const geelong = { latitude: -38.15, longitude: 144.36 };
const auckland = { latitude: -36.85, longitude: 174.76 };
const perth = { latitude: -31.95, longitude: 115.86 };

it("[ST-01] all stores are in the picture, north is up and east is right", () => {
  for (const points of [[melbourne], [melbourne, geelong], [perth, auckland, melbourne]]) {
    const { place } = frameOf(points);
    for (const point of points) {
      const { x, y } = place(point);
      expect([x >= 0, x <= WIDTH, y >= 0, y <= HEIGHT]).toEqual([true, true, true, true]);
    }
  }
  const { place } = frameOf([melbourne, geelong]);
  expect(place(melbourne).x).toBeGreaterThan(place(geelong).x);
  expect(place(melbourne).y).toBeLessThan(place(geelong).y);
});

it("[ST-01] a picture of two countries has coasts, one of a town has circles of kilometres", () => {
  expect(frameOf([perth, auckland]).wide).toBe(true);
  const { wide, circles, place } = frameOf([melbourne, geelong]);
  expect(wide).toBe(false);
  expect(circles.length).toBeGreaterThan(1);
  // 64 km as the crow flies, by the scale of the circles.
  const [a, b] = [place(melbourne), place(geelong)];
  const { km, radius } = circles[0]!;
  expect((Math.hypot(a.x - b.x, a.y - b.y) / radius) * km).toBeCloseTo(64.8, 0);
});

it("[ST-01] points on both sides of the date line stand together", () => {
  const fiji = { latitude: -17, longitude: 179.9 };
  const { place } = frameOf([fiji, { latitude: -17, longitude: -179.9 }]);
  expect(place({ latitude: -17, longitude: -179.9 }).x).toBeGreaterThan(place(fiji).x);
  expect(place(fiji).x).toBeGreaterThan(0);
});
