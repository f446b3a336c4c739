import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { orderEntries, orders } from "../../commerce/modules/orders/tables";
import type { TestApi } from "./api";
import { choose, fillCart, makeReady, place } from "./shopping";

export type Cut = [entryNumber: number, quantity: number];

/** A garment chosen from a pack. */
export interface PackChoice {
  packId: string;
  bundleId: string;
  setId: string;
  styleCode: string;
  quantity?: number;
}

/** Placing, reading and cancelling orders of one API. */
export function ordering(api: TestApi) {
  const cancel = (as: string, code: string, cuts: readonly Cut[], headers = {}) =>
    api.call("POST", `/users/current/orders/${code}/cancellation`, {
      as,
      headers,
      body: {
        cancellationRequestEntryInputs: cuts.map(([orderEntryNumber, quantity]) => ({
          orderEntryNumber,
          quantity,
        })),
      },
    });
  const read = async (as: string, code: string) =>
    (await api.call("GET", `/users/current/orders/${code}`, { as, query: { fields: "FULL" } })).body;
  const details = async (as: string, code: string) =>
    (await api.call("GET", `/users/current/orders/${code}/cancelDetails`, { as })).body;
  const rowOf = async (code: string) => (await api.db.select().from(orders).where(eq(orders.code, code)))[0]!;
  const linesOf = (code: string) =>
    api.db
      .select()
      .from(orderEntries)
      .where(eq(orderEntries.orderCode, code))
      .orderBy(asc(orderEntries.entryNumber));

  /** Orders goods of the catalogue and chosen garments of packs. */
  async function order(as: string, goods: Record<string, number>, choices: readonly PackChoice[] = []) {
    const cart = await fillCart(api, as, goods);
    for (const { packId, bundleId, ...choice } of choices) {
      const added = await choose(api, as, packId, bundleId, choice);
      expect([choice.styleCode, added.status, JSON.stringify(added.body.errors)]).toEqual([
        choice.styleCode,
        added.status < 300 ? added.status : 201,
        undefined,
      ]);
    }
    for (const packId of new Set(choices.map((choice) => choice.packId))) {
      const added = await api.call("POST", `/orgUsers/current/packs/${packId}/cart`, {
        as,
        query: { cartId: cart },
      });
      expect([packId, added.status, added.body.errors]).toEqual([packId, added.status, undefined]);
    }
    await makeReady(api, as, cart, { poNumber: "PO77" });
    const { body } = await place(api, as, cart);
    expect(body.code, JSON.stringify(body)).toMatch(/^KR-/);
    return String(body.code);
  }
  return { order, cancel, read, details, rowOf, linesOf };
}
