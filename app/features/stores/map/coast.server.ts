import coast from "./coast.json";
import { type Frame, HEIGHT, WIDTH } from "./frame";
import { type Pair, simpler } from "./simpler";

interface Ring {
  points: readonly { longitude: number; latitude: number }[];
  box: { west: number; south: number; east: number; north: number };
}

/** Reads thousandths of a degree: a first point, then steps. */
function ringOf(packed: string): Ring {
  const numbers = packed.split(" ").map(Number);
  const points: { longitude: number; latitude: number }[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index]!;
    y += numbers[index + 1]!;
    points.push({ longitude: x / 1000, latitude: y / 1000 });
  }
  const [xs, ys] = [points.map(({ longitude }) => longitude), points.map(({ latitude }) => latitude)];
  return {
    points,
    box: { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) },
  };
}

let read: readonly Ring[] | undefined;
/** Read with the first map, as few processes draw one in their first seconds. */
const rings = () => (read ??= coast.rings.map(ringOf));

const MARGIN = 4;

/** The part of a closed line on one side of an edge of the picture (Sutherland and Hodgman). */
function clipped(line: readonly Pair[], axis: 0 | 1, limit: number, sign: 1 | -1): Pair[] {
  const isIn = (point: Pair) => (point[axis] - limit) * sign <= 0;
  return line.flatMap((point, index) => {
    const before = line[(index || line.length) - 1]!;
    if (isIn(point) === isIn(before)) return isIn(point) ? [point] : [];
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    const crossing: Pair = [
      before[0] + (point[0] - before[0]) * share,
      before[1] + (point[1] - before[1]) * share,
    ];
    return isIn(point) ? [crossing, point] : [crossing];
  });
}

/** Closed lines by steps of half a pixel, which is as fine as a telephone shows them. */
function pathOf(line: readonly Pair[]): string {
  let [x, y] = [0, 0];
  const steps = line.map((point, index) => {
    const [nextX, nextY] = [Math.round(point[0] * 2), Math.round(point[1] * 2)];
    const [east, south] = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return `${index === 0 ? "M" : index === 1 ? "l" : east < 0 ? "" : " "}${east}${south < 0 ? "" : " "}${south}`;
  });
  return `${steps.join("")}z`;
}

/**
 * The land of a picture as the data of a path in half pixels; undefined where the coast is not known, which is outside
 * of Australia, New Zealand and the seas around them.
 */
export function landOf({ place, bounds }: Frame): string | undefined {
  const [west, south, east, north] = coast.box as [number, number, number, number];
  if (bounds.west < west || bounds.south < south || bounds.east > east || bounds.north > north)
    return undefined;
  return rings()
    .filter(
      ({ box }) =>
        box.west < bounds.east &&
        box.east > bounds.west &&
        box.south < bounds.north &&
        box.north > bounds.south,
    )
    .map(({ points }) => {
      let last: Pair = [-1000, -1000];
      // Most points of a whole country are in one pixel with the one before.
      const seen = points.flatMap((point): Pair[] => {
        const { x, y } = place(point);
        if (Math.abs(x - last[0]) + Math.abs(y - last[1]) < 0.5) return [];
        last = [x, y];
        return [last];
      });
      const inX = clipped(clipped(seen, 0, -MARGIN, -1), 0, WIDTH + MARGIN, 1);
      const line = simpler(clipped(clipped(inX, 1, -MARGIN, -1), 1, HEIGHT + MARGIN, 1), 0.4);
      return line.length < 3 ? "" : pathOf(line);
    })
    .join("");
}
