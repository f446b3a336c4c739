import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import type { Visit } from "~/session/visit.server";

/** Puts what replaces the style of a line into its place. @param which the number of the line between blanks. */
export async function swapGoods(visit: Visit, code: string, which: string) {
  const entryNumber = Number(/^\S* (\d+)/.exec(which)?.[1] ?? "-1");
  const gone = { kind: "warn" as const, text: "That item is not in this replenishment order any more." };
  if (entryNumber < 0) return gone;
  try {
    await answer(
      visit.commerce.POST("/users/current/replenishmentOrders/{code}/entries/{entryNumber}/swap", {
        params: { path: { code, entryNumber } },
      }),
    );
    return { kind: "ok" as const, text: "Swapped. Orders from now on have the replacement." };
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return gone;
    if (!isRefused(error)) throw error;
    return { kind: "bad" as const, text: error.errors.map(({ message }) => message).join(" ") };
  }
}
