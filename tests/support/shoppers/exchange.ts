import type { Caller } from "./caller";
import type { Dice } from "./dice";
import type { Ground, Shopper } from "./ground";
import { must, shop, type Trip } from "./trip";

interface Entry {
  orderEntryNumber: number;
  cameBy?: string;
  quantity: number;
  sizes: { code: string; available: boolean }[];
}

/** Exchanges one piece that has arrived for another size. @returns undefined if nothing of theirs can be. */
export async function exchange(caller: Caller, shopper: Shopper, dice: Dice): Promise<Trip | undefined> {
  const { orders } = must(await caller.read("/returnExchange/orders"), "what can be exchanged", 200).body;
  if (orders.length === 0) return undefined;
  const { code } = dice.pick(orders as { code: string }[]);
  const path = `/orders/${code}/returnExchange`;
  const { entries } = must(await caller.read(path), `what can be exchanged of ${code}`, 200).body;
  const possible = (entries as Entry[]).filter(
    ({ quantity, sizes }) => quantity > 0 && sizes.some(({ available }) => available),
  );
  if (possible.length === 0) return undefined;
  const { orderEntryNumber, cameBy, sizes } = dice.pick(possible);
  const sku = dice.pick(sizes.filter(({ available }) => available)).code;
  const entry = { orderEntryNumber, cameBy, quantity: 1, type: "EXCHANGE", reason: "TOO_SMALL" };
  const body = { entries: [{ ...entry, replacementCode: sku }] };
  const asked = must(await caller.write("POST", path, {}, body), `exchanging of ${code}`, 201, 400);
  // The rules have changed meanwhile: somebody took the last one.
  if (asked.status === 400) return { shopper, guid: "", end: "refused" };
  return { shopper, guid: "", end: "exchanged", exchange: { code: asked.body.returnRequests[0].code, sku } };
}

/** What a person does next: mostly an order, now and then an exchange of what they have. */
export async function visit(caller: Caller, shopper: Shopper, ground: Ground, dice: Dice): Promise<Trip> {
  const exchanged = dice.chance(0.2) ? await exchange(caller, shopper, dice) : undefined;
  return exchanged ?? shop(caller, shopper, ground, dice);
}
