import { rmSync } from "node:fs";
import { join } from "node:path";
import { fewBuffers } from "../support/few-buffers";
import { memoryFolder } from "../support/memory-folder.mjs";
import { startShop } from "./host";
import { SEED_VARIABLE } from "./places";

/** Seeds one data folder; each shop of the run starts from a copy of it. */
export default async function seedShop(): Promise<() => void> {
  const dir = memoryFolder("kitroom-e2e-seed-");
  rmSync("test-results/rows", { recursive: true, force: true });
  const shop = await startShop(dir);
  await shop.stop();
  fewBuffers(join(dir, "db"));
  process.env[SEED_VARIABLE] = dir;
  return () => rmSync(dir, { recursive: true, force: true });
}
