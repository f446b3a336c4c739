import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Bytes that are still held after everything that nobody holds was thrown away. */
export async function held(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collect();
    // Finalizers and settled promises let go of more in the next turn.
    await new Promise((next) => setImmediate(next));
  }
  return process.memoryUsage().heapUsed;
}
