import type { Call } from "./call";
import { notFound } from "./errors";

/** @throws OccError 404 with these words for a call that the demo alone answers. */
export function onlyInDemo({ demo }: Pick<Call, "demo">, words: string): void {
  if (!demo) throw notFound(words);
}
