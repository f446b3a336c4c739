import { eastOf, type Frame, HEIGHT, type Spot, WIDTH } from "./frame";
import { PIN } from "./spread";
import data from "./towns.json";

/** A name on the picture, beside the spot of its town. */
export interface Label {
  name: string;
  spot: Spot;
  text: Spot;
  anchor: "start" | "middle" | "end";
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LETTERS = 12;
const MOST = 14;
/** Pixels between the spots of two towns at least. */
const BESIDE = 24;
/** Small towns give way to larger ones, so not all of a city's suburbs need to be tried. */
const TRIED = 120;

let read: readonly { name: string; latitude: number; longitude: number }[] | undefined;
/** The largest first. */
const towns = () =>
  (read ??= data.towns.map((line) => {
    const [name, latitude, longitude] = line.split("|");
    return { name: name!, latitude: Number(latitude), longitude: Number(longitude) };
  }));

const meet = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
const isSeen = ({ left, top, right, bottom }: Box) =>
  left >= 2 && top >= 2 && right <= WIDTH - 2 && bottom <= HEIGHT - 2;
const around = ({ x, y }: Spot, radius: number): Box => ({
  ...{ left: x - radius, right: x + radius },
  ...{ top: y - radius, bottom: y + radius },
});

/** The places that a name can have, the usual one first, and what each covers. */
function placesOf(
  name: string,
  { x, y }: Spot,
  away: number,
): { label: Omit<Label, "name" | "spot">; box: Box }[] {
  // The letters of system faces are this wide at most, on average.
  const width = name.length * LETTERS * 0.58;
  const line = (text: Spot, anchor: Label["anchor"], left: number) => ({
    label: { text, anchor },
    box: { left, right: left + width, top: text.y - LETTERS + 1, bottom: text.y + 3 },
  });
  return [
    line({ x: x + away, y: y + 4 }, "start", x + away),
    line({ x: x - away, y: y + 4 }, "end", x - away - width),
    line({ x, y: y - away }, "middle", x - width / 2),
    line({ x, y: y + away + LETTERS - 2 }, "middle", x - width / 2),
  ];
}

/** The names of the largest towns in a picture: none covers a pin, another name or what `taken` holds. */
export function labelsOf({ place, bounds }: Frame, pins: readonly Spot[], taken: readonly Box[]): Label[] {
  const full: Box[] = [...pins.map((pin) => around(pin, PIN + 1)), ...taken];
  const labels: Label[] = [];
  const seen: Spot[] = [];
  const near = towns().filter(
    ({ latitude, longitude }) =>
      latitude > bounds.south &&
      latitude < bounds.north &&
      eastOf(longitude) > bounds.west &&
      eastOf(longitude) < bounds.east,
  );
  for (const { name, ...point } of near.slice(0, TRIED)) {
    if (labels.length === MOST) break;
    const spot = place(point);
    // What is beside a larger town belongs to it, and says nothing at this distance.
    if (seen.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < BESIDE)) continue;
    seen.push(spot);
    const isUnderPin = pins.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < PIN + 2);
    const found = placesOf(name, spot, isUnderPin ? PIN + 6 : 6).find(
      ({ box }) => isSeen(box) && !full.some((other) => meet(box, other)),
    );
    if (!found) continue;
    full.push(found.box, around(spot, 4));
    labels.push({ name, spot, ...found.label });
  }
  return labels;
}
