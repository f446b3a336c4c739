/** Files that pages share beyond the root's, in all; a page loads a few of them. */
const FILES = 24;
/** What one more file costs a page, in bytes: its headers, and what it cannot share with another one. */
const FILE_BYTES = 330;
/** How much more the heaviest page counts than the average one: its bytes have a budget. */
const HEAVIEST = 200;
/** How often one group is tried in another file, and how often that is begun anew. */
const TRIES = 500_000;
const STARTS = 4;
/** Costs that a step may add at first and in the end: some hundred bytes of the heaviest page, and ten. */
const WARM = 100_000;
const COLD = 2_000;

/** @typedef {{ bytes: number, imports: number[] }} Group modules that belong together, and the groups they import */
/** @typedef {{ groups: number[], room: number, own: number }} Page what it loads, in at most how many of the files, and bytes of its own beside them */

/**
 * Which shared file each group goes into, by number; 0 is the root's, which every page loads. What pages load on average
 * and what the heaviest loads count, and above all that no page loads more files than it has room for.
 *
 * The choice is found by simulated annealing, because where no single move helps may still be far from the best. It is
 * the same in every build.
 * @param {Group[]} groups
 * @param {Page[]} pages
 */
export function placesOf(groups, pages) {
  const random = randomNumbers();
  const costOf = costs(groups, pages);
  let best = { cost: Infinity, places: groups.map(() => 0) };
  for (let start = 0; start < STARTS; start++) {
    const places = groups.map(() => 0);
    let now = costOf(places);
    for (let n = 0; n < TRIES; n++) {
      const group = Math.floor(random() * groups.length);
      const before = places[group];
      places[group] = Math.floor(random() * (FILES + 1));
      const then = places[group] === before ? now : costOf(places);
      if (then > now && random() >= Math.exp((now - then) / (WARM * (COLD / WARM) ** (n / TRIES)))) {
        places[group] = before;
        continue;
      }
      now = then;
      if (now < best.cost) best = { cost: now, places: [...places] };
    }
  }
  return best.places;
}

/** The same numbers between 0 and 1 in every build. */
function randomNumbers() {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** A function that says what an arrangement costs. Sets of files are bits of a number: it is asked millions of times. */
function costs(groups, pages) {
  const bytes = new Float64Array(FILES + 1);
  const needs = new Int32Array(FILES + 1);
  /** Adds all that the files of a set import. */
  const withImports = (files) => {
    let all = files;
    for (let rest = files; rest; rest &= rest - 1) all |= needs[31 - Math.clz32(rest & -rest)];
    return all;
  };
  return (places) => {
    bytes.fill(0);
    needs.fill(0);
    groups.forEach((group, index) => {
      const place = places[index];
      bytes[place] += group.bytes;
      for (const other of group.imports) if (places[other] !== place) needs[place] |= 1 << places[other];
    });
    // Every shared file imports the root's, so one that the root's imports would import itself.
    if (needs[0]) return Infinity;
    // A file brings all that it imports, also what a page would not need.
    for (let more = true; more;) {
      more = false;
      for (let place = 1; place <= FILES; place++) {
        const all = withImports(needs[place]);
        if (all & (1 << place)) return Infinity;
        if (all !== needs[place]) more = true;
        needs[place] = all;
      }
    }
    let sum = 0;
    let heaviest = 0;
    let tooMany = 0;
    for (const page of pages) {
      let direct = 1;
      for (const group of page.groups) direct |= 1 << places[group];
      let load = page.own;
      let files = -1;
      for (let rest = withImports(direct); rest; rest &= rest - 1) {
        load += bytes[31 - Math.clz32(rest & -rest)] + FILE_BYTES;
        files++;
      }
      sum += load;
      heaviest = Math.max(heaviest, load);
      tooMany += Math.max(0, files - page.room);
    }
    return sum / pages.length + HEAVIEST * heaviest + tooMany * 1e6;
  };
}
