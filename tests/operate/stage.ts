import { setTimeout as wait } from "node:timers/promises";
import { makePlace, seedPlace, type Kind, type Place } from "../support/place";
import type { Ground } from "../support/shoppers/ground";
import { withoutRegular } from "./regular";
import { must } from "./step";

/** A place that is cleared away after the work. */
export async function withPlace<T>(
  kind: Kind,
  work: (place: Place) => Promise<T>,
  folder?: string,
): Promise<T> {
  const place = await makePlace(kind, folder);
  try {
    return await work(place);
  } finally {
    await place.close();
  }
}

/** The same with the demo in its database; its shop is not started yet. */
export const withDemo = <T>(kind: Kind, work: (place: Place, ground: Ground) => Promise<T>): Promise<T> =>
  withPlace(kind, async (place) => work(place, withoutRegular(await seedPlace(place))));

/** Milliseconds that anything may take on a busy machine. */
const PATIENCE_MS = 300_000;

/** Waits until something holds. @throws Error with the words, if it never does. */
export async function until(
  words: string,
  holds: () => Promise<boolean> | boolean,
  patience = PATIENCE_MS,
): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end; await wait(100))
    if (await holds()) return;
  must(false, `${words}: not within ${patience / 1000} s`);
}

/** What `/readyz` answers: 200 or 503, and why. */
export async function readiness(url: string): Promise<{ status: number; why?: string }> {
  const answer = await fetch(`${url}/readyz`);
  return { ...((await answer.json()) as object), status: answer.status };
}
