import type { Caller, Reply } from "./caller";
import type { Dice } from "./dice";
import type { Choice, Ground, Shopper } from "./ground";

/** What became of one cart, or of a wish to exchange something, as the shop told its person. */
export interface Trip {
  shopper: Shopper;
  /** Its guid is the order's; an exchange has none. */
  guid: string;
  end: "placed" | "cancelled" | "approved" | "sold-out" | "refused" | "abandoned" | "exchanged";
  order?: string;
  pieces?: number;
  /** The number of the exchange, and what is sent. */
  exchange?: { code: string; sku: string };
}

export function must(reply: Reply, what: string, ...statuses: number[]): Reply {
  if (statuses.includes(reply.status)) return reply;
  throw new Error(`${what} answered ${reply.status}: ${JSON.stringify(reply.body).slice(0, 300)}`);
}

/** Fills the cart with a pack's items. @returns false when the pack's rules leave nothing to order. */
async function choosePack(caller: Caller, { packId }: Shopper, choices: Choice[], dice: Dice, cart: string) {
  const pack = `/orgUsers/current/packs/${packId}`;
  let chosen = 0;
  for (let n = dice.int(1, 2); n > 0; n -= 1) {
    const { bundleId, setId, styleCode, sku, valueAdds } = dice.pick(choices);
    const item = { setId, styleCode, sku, quantity: 1, valueAdds };
    const added = await caller.write("POST", `${pack}/bundles/${bundleId}/items`, {}, item);
    if (must(added, `choosing ${sku}`, 201, 400).status === 201) chosen += 1;
    else if (added.body.errors[0].type !== "PackRuleError") must(added, `choosing ${sku}`, 201);
  }
  if (chosen === 0) return false;
  const put = await caller.write("POST", `${pack}/cart`, { cartId: cart });
  if (must(put, "the pack's cart", 200, 400).status === 200) return true;
  if (put.body.errors[0].type !== "PackRuleError") must(put, "the pack's cart", 200);
  must(await caller.write("DELETE", `${pack}/summary`), "discarding", 200);
  return false;
}

async function fillCart(caller: Caller, skus: string[], dice: Dice, cart: string): Promise<boolean> {
  let added = 0;
  for (let n = dice.int(1, 3); n > 0; n -= 1) {
    // Every other line is of something scarce.
    const code = dice.chance(0.5) ? skus[dice.int(0, 1)]! : dice.pick(skus);
    const quantity = String(dice.int(1, 2));
    const reply = await caller.write("POST", `/orgUsers/current/carts/${cart}/entries`, { code, quantity });
    added += (must(reply, `adding ${code}`, 200).body.quantityAdded as number) > 0 ? 1 : 0;
  }
  return added > 0;
}

async function settle(caller: Caller, shopper: Shopper, cart: string): Promise<void> {
  const cart_ = `/orgUsers/current/carts/${cart}`;
  const { body } = must(await caller.read("/orgUsers/current/addresses/wwgAddresses"), "addresses", 200);
  const addressId = String(body.addresses[0].id);
  must(await caller.put(`${cart_}/addresses/delivery`, { addressId }), "address", 200);
  must(await caller.put(`${cart_}/deliverymode`, { deliveryModeId: "standard" }), "delivery mode", 200);
  must(await caller.put(`${cart_}/paymenttype`, { paymentType: "ACCOUNT" }), "payment", 200);
  if (!shopper.costCentreMandatory) return;
  const { costCenters } = must(await caller.read("/costcenters"), "cost centres", 200).body;
  must(await caller.put(`${cart_}/costcenter`, { costCenterId: costCenters[0].code }), "cost centre", 200);
}

/** Cancels the order whole, as its page does. */
async function cancel(caller: Caller, order: string): Promise<void> {
  const { body } = must(await caller.read(`/users/current/orders/${order}`), `order ${order}`, 200);
  const cancellationRequestEntryInputs = body.entries.map(
    (entry: { entryNumber: number; quantity: number }) => ({
      orderEntryNumber: entry.entryNumber,
      quantity: entry.quantity,
    }),
  );
  must(
    await caller.write(
      "POST",
      `/users/current/orders/${order}/cancellation`,
      {},
      {
        cancellationRequestEntryInputs,
      },
    ),
    `cancelling ${order}`,
    201,
  );
}

/** An administrator approves an order that waits, now and then without its first line. @returns the pieces left. */
async function decide(approver: Caller, order: string, dice: Dice): Promise<number> {
  const { entries } = must(
    await approver.read(`/approve-order/${order}`),
    `deciding about ${order}`,
    200,
  ).body;
  if (entries.length > 1 && dice.chance(0.5)) {
    const body = { entries: [{ entryNumber: entries[0].entryNumber, approvedQuantity: 0 }] };
    const amended = await approver.write("POST", `/orders/${order}/amend`, { fields: "FULL" }, body);
    if (must(amended, `amending ${order}`, 200, 400).status === 200)
      return Number(amended.body.totalUnitCount);
  }
  const body = { orderCode: order, decision: "APPROVE" };
  must(await approver.write("POST", "/approveDeclineOrder", {}, body), `approving ${order}`, 200);
  return entries.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0);
}

/**
 * One cart from its opening to its end: mostly an order, sometimes one that is approved or cancelled, and sometimes a
 * cart that is left standing with what it holds.
 * @throws Error for an answer that no healthy shop gives.
 */
export async function shop(caller: Caller, shopper: Shopper, ground: Ground, dice: Dice): Promise<Trip> {
  const opened = must(
    await caller.write("POST", "/users/current/carts", { reuse: "true" }),
    "opening a cart",
    201,
  ).body;
  if (opened.totalItems > 0) {
    must(await caller.write("DELETE", `/users/current/carts/${opened.code}`), "emptying the cart", 200);
    return shop(caller, shopper, ground, dice);
  }
  const { code: cart, guid } = opened as { code: string; guid: string };
  const choices = ground.choices.filter(({ packId }) => packId === shopper.packId);
  const filled = shopper.packId
    ? await choosePack(caller, shopper, choices, dice, cart)
    : await fillCart(caller, ground.skus, dice, cart);
  if (!filled) return { shopper, guid, end: "refused" };
  if (dice.chance(0.1)) return { shopper, guid, end: "abandoned" };
  await settle(caller, shopper, cart);
  const query = { cartId: guid, termsChecked: "true", fields: "FULL" };
  const { body } = must(await caller.write("POST", "/orgUsers/current/orders", query), "placing", 201);
  if (body.waveProductAvailabilityErrorMessage) return { shopper, guid, end: "sold-out" };
  if (!body.code || body.guid !== guid) throw new Error(`placing ${guid} answered ${JSON.stringify(body)}`);
  const placed = { shopper, guid, order: String(body.code), pieces: Number(body.totalUnitCount) };
  const admin = `admin@${shopper.email.split("@")[1]!}`;
  // Nobody decides about their own order.
  if (body.status === "PENDING_APPROVAL" && admin !== shopper.email && dice.chance(0.4)) {
    const approver = caller.beside();
    await approver.signIn(admin);
    return { ...placed, end: "approved", pieces: await decide(approver, placed.order, dice) };
  }
  if (!dice.chance(0.2)) return { ...placed, end: "placed" };
  await cancel(caller, placed.order);
  return { ...placed, end: "cancelled" };
}
