/**
 * How hard the harness tries. `npm run hostile -- --runs N --seed S` sets both; the run that goes with every
 * change keeps to few runs and one seed, so that it finds the same on every machine.
 */
export const RUNS = Number(process.env["HOSTILE_RUNS"] ?? 8);
export const SEED = Number(process.env["HOSTILE_SEED"] ?? 20261121);

/** Whether somebody asked for more than the run that goes with every change. */
export const DEEP = process.env["HOSTILE_RUNS"] !== undefined;

/** What fast-check is told: a failure names its seed and its path, which repeat it. */
export const options = (runs = RUNS) => ({
  numRuns: runs,
  seed: SEED,
  endOnFailure: process.env["CI"] !== undefined,
});
