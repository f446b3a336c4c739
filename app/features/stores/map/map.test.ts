import fc from "fast-check";
import { expect, it } from "vitest";
import { landOf } from "./coast.server";
import { frameOf, HEIGHT, WIDTH } from "./frame";
import { labelsOf } from "./labels.server";
import { PIN, spread } from "./spread";

const point = fc.record({
  latitude: fc.double({ min: -47, max: -10, noNaN: true }),
  longitude: fc.double({ min: 113, max: 178, noNaN: true }),
});
/** A page of stores and what was searched for, of which some are in one street. */
const page = fc
  .array(point, { minLength: 1, maxLength: 21 })
  .chain((points) => fc.tuple(fc.constant(points), fc.integer({ min: 1, max: points.length })))
  .map(([points, streets]) => points.map((one, index) => (index < streets ? one : points[0]!)));

it("[ST-01] no number covers another, and all are in the picture, wherever a page of stores is", () => {
  fc.assert(
    fc.property(page, (points) => {
      const pins = spread(points.map(frameOf(points).place));
      pins.forEach((one, index) => {
        expect(one.x).toBeGreaterThan(PIN);
        expect(one.x).toBeLessThan(WIDTH - PIN);
        expect(one.y).toBeGreaterThan(PIN);
        expect(one.y).toBeLessThan(HEIGHT - PIN);
        for (const other of pins.slice(0, index)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * PIN);
        }
      });
    }),
  );
});

it("[ST-01] pins that have room stay where their stores are", () => {
  const spots = [
    { x: 60, y: 60 },
    { x: 200, y: 300 },
  ];
  expect(spread(spots)).toEqual(spots);
});

it("[ST-01] names of towns cover neither a pin nor another name, and are of the towns around", () => {
  const stores = [
    { latitude: -37.8096, longitude: 144.9601 },
    { latitude: -37.803, longitude: 144.904 },
    { latitude: -37.981, longitude: 145.213 },
  ];
  const frame = frameOf(stores);
  const pins = spread(stores.map(frame.place));
  const labels = labelsOf(frame, pins, []);
  const names = labels.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Melbourne", "Frankston"]));
  expect(names).not.toContain("Sydney");
  expect(labels.length).toBeGreaterThan(5);
  const boxes = labels.map(({ name, text, anchor }) => {
    const width = name.length * 6;
    const left = text.x - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
    return { left, right: left + width, top: text.y - 9, bottom: text.y };
  });
  boxes.forEach((one, index) => {
    for (const { x, y } of pins) {
      const [nearX, nearY] = [
        Math.min(one.right, Math.max(one.left, x)),
        Math.min(one.bottom, Math.max(one.top, y)),
      ];
      expect(Math.hypot(nearX - x, nearY - y), names[index]).toBeGreaterThan(PIN);
    }
    for (const other of boxes.slice(0, index)) {
      const isApart =
        one.left > other.right || one.right < other.left || one.top > other.bottom || one.bottom < other.top;
      expect(isApart, names[index]).toBe(true);
    }
  });
});

it("[ST-01] a map has the coast of Australia and New Zealand, small enough for a phone, and none of elsewhere", () => {
  const melbourne = landOf(frameOf([{ latitude: -37.81, longitude: 144.96 }]))!;
  expect(melbourne.split("z").length - 1).toBeGreaterThan(0);
  expect(melbourne.length).toBeLessThan(3000);
  const both = landOf(
    frameOf([
      { latitude: -31.95, longitude: 115.86 },
      { latitude: -45.87, longitude: 170.5 },
    ]),
  )!;
  expect(both.length).toBeGreaterThan(3000);
  expect(both.length).toBeLessThan(20_000);
  // Far inland nothing but land is seen: its corners are those of the picture.
  expect(landOf(frameOf([{ latitude: -23.7, longitude: 133.88 }]))).toMatch(/^M[-\d ]+l[-\d ]+z$/);
  expect(landOf(frameOf([{ latitude: 51.5, longitude: 0 }]))).toBeUndefined();
});
