import { HEIGHT, type Spot, WIDTH } from "./frame";

/** Half the width of a pin, in pixels. */
export const PIN = 10;
/** Pins do not touch. */
const APART = 2 * PIN + 2;
const ROUNDS = 500;

const within = (value: number, most: number) => Math.min(most - PIN - 2, Math.max(PIN + 2, value));

/**
 * Moves pins apart until none covers another, and into the picture: as many as a page of stores has, even if all of
 * them are in one street. The same spots always give the same picture.
 */
export function spread(spots: readonly Spot[]): Spot[] {
  const pins = spots.map(({ x, y }) => ({ x: within(x, WIDTH), y: within(y, HEIGHT) }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasMoved = false;
    pins.forEach((one, index) => {
      pins.slice(0, index).forEach((other, before) => {
        const gap = Math.hypot(one.x - other.x, one.y - other.y);
        if (gap >= APART) return;
        // Those at one spot go different ways: the golden angle never repeats.
        const angle =
          gap < 0.01 ? (index * 7 + before + round) * 2.399963 : Math.atan2(one.y - other.y, one.x - other.x);
        const push = (APART - gap) / 2 + 0.1;
        one.x = within(one.x + Math.cos(angle) * push, WIDTH);
        one.y = within(one.y + Math.sin(angle) * push, HEIGHT);
        other.x = within(other.x - Math.cos(angle) * push, WIDTH);
        other.y = within(other.y - Math.sin(angle) * push, HEIGHT);
        hasMoved = true;
      });
    });
    if (!hasMoved) break;
  }
  return pins;
}
