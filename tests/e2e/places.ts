export const PASSWORD = "Kitroom-2026!";

/** Set by the global set-up for the workers that it starts. */
export const SEED_VARIABLE = "KITROOM_E2E_SEED";

/** The seeded data folder that each shop of the run starts from a copy of. */
export function seedDir(): string {
  const dir = process.env[SEED_VARIABLE];
  if (!dir) throw new Error(`${SEED_VARIABLE} is not set: run the tests through Playwright.`);
  return dir;
}
