import { and, asc, eq, sql } from "drizzle-orm";
import type { Call } from "../../http/call";
import { activeOn, dayFor } from "../../http/active-days";
import { invalid, OccError } from "../../http/errors";
import { priceOf } from "../../http/money";
import { cartFor, cartToOrder, loadCart, showCart, totalsOf, touch, type CartCall } from "../carts";
import { carts, type AddressSnapshot } from "../carts/tables";
import { freightCentsShown, freightShown } from "../packs";
import { purchaseOrders } from "../purchase-orders/tables";
import { addressesFor } from "./addresses";
import { paymentTypeOf } from "./card-choice";
import { costCentresOf } from "./cost-centres";
import { purchaseOrderNumber, refuseClosed } from "./purchase-order-number";
import { isPostBox, modesTo, NO_POST_BOX, noPostBox, serves } from "./post-boxes";
import { deliveryModes } from "./tables";

/**
 * Sets the address. The delivery mode is cleared if it does not deliver there, and if the country changes, because modes
 * depend on it.
 */
export async function setDeliveryAddress(call: CartCall, cartId: string, address: AddressSnapshot | null) {
  const cart = await cartToOrder(call, cartId);
  const moved = cart.deliveryAddress?.country !== address?.country;
  const kept = !moved && (await deliversTo(call, cart.deliveryMode, address));
  await call.db
    .update(carts)
    .set({ deliveryAddress: address, ...(kept ? {} : { deliveryMode: null }) })
    .where(eq(carts.code, cart.code));
  await touch(call.db, cart.code, call.now());
}

/** Only a box at a post office is refused by a mode of its country. */
const deliversTo = async ({ db }: CartCall, mode: string | null, address: AddressSnapshot | null) =>
  !address || !isPostBox(address) || (await modesTo(db, address)).some(({ code }) => code === mode);

/**
 * The delivery modes for a cart's address, with what each would cost; none before an address is set.
 * @param country returns the modes of this country even without an address, for a page that sets both at
 * once.
 */
export async function modesFor(call: CartCall, cartId: string, country?: "AU" | "NZ") {
  const cart = await cartFor(call, cartId);
  const to = cart.deliveryAddress?.country ?? country;
  if (!to) return [];
  // In sequence, because a transaction has one connection.
  const loaded = await loadCart(call, cart.code);
  const modes = await call.db
    .select()
    .from(deliveryModes)
    .where(eq(deliveryModes.country, to))
    .orderBy(asc(deliveryModes.sort));
  const { currency, currencySymbol } = call.about.unit;
  return modes.map((mode) => {
    const totals = totalsOf(loaded, call.about, mode.cents);
    return {
      code: mode.code,
      name: mode.name,
      description: mode.description,
      deliveryCost: freightShown(totals)
        ? priceOf(freightCentsShown(totals, call.about), currency, currencySymbol)
        : undefined,
      unavailable: serves(mode, cart.deliveryAddress) ? undefined : NO_POST_BOX,
    };
  });
}

/** The mode of a cart with its cost; nothing while none is chosen. */
export async function chosenMode(call: CartCall, cartId: string) {
  const { deliveryMode } = await cartFor(call, cartId);
  if (deliveryMode === null) return {};
  return (await modesFor(call, cartId)).find(({ code }) => code === deliveryMode) ?? {};
}

/** @throws OccError 400 UnsupportedDeliveryModeError without an address or for a mode that does not deliver there. */
export async function setDeliveryMode(call: CartCall, cartId: string, code: string): Promise<void> {
  const cart = await cartToOrder(call, cartId);
  const country = cart.deliveryAddress?.country ?? "";
  const [mode] = await call.db
    .select()
    .from(deliveryModes)
    .where(and(eq(deliveryModes.code, code), eq(deliveryModes.country, country)));
  if (!mode || !serves(mode, cart.deliveryAddress)) {
    throw new OccError(400, {
      type: "UnsupportedDeliveryModeError",
      message: mode ? noPostBox(mode.name) : "Choose one of the delivery options for your address.",
      subject: "deliveryMode",
      subjectType: "parameter",
    });
  }
  await call.db.update(carts).set({ deliveryMode: mode.code }).where(eq(carts.code, cart.code));
  await touch(call.db, cart.code, call.now());
}

/**
 * Sets how the order is paid and the number it is paid under. With CARD the card is chosen by setCard.
 * @throws OccError 400 for card payment where no card may pay.
 */
export async function setPayment(
  call: CartCall & Pick<Call, "principal">,
  cartId: string,
  sent: { paymentType?: string; purchaseOrderNumber?: string },
) {
  const cart = await cartToOrder(call, cartId);
  const paymentType = paymentTypeOf(call, sent.paymentType ?? cart.paymentType ?? "ACCOUNT");
  const number =
    sent.purchaseOrderNumber === undefined
      ? cart.purchaseOrderNumber
      : purchaseOrderNumber(sent.purchaseOrderNumber);
  await refuseClosed(call, number);
  await call.db
    .update(carts)
    .set({ paymentType, purchaseOrderNumber: number })
    .where(eq(carts.code, cart.code));
  await touch(call.db, cart.code, call.now());
  return showCart(call, cart.code);
}

/**
 * Makes a cart ready to be ordered as the person usually has it: sent to their usual address in the first way of
 * delivery, on account, charged to their usual cost centre while they may charge it, or to the only one that they may.
 * Five statements at most.
 * @param addressId one of their addresses instead of the usual one.
 * @throws OccError 400 for a purchase order number that cannot be quoted.
 */
export async function makeReady(
  call: CartCall,
  cartCode: string,
  purchaseOrder: string | undefined,
  addressId?: string,
) {
  const addresses = await addressesFor(call);
  const asked = addresses.find((one) =>
    addressId === undefined ? one.isDefault : one.address.id === addressId,
  );
  const address = (asked ?? (addressId === undefined ? addresses[0] : undefined))?.address ?? null;
  const [mode] = address ? await modesTo(call.db, address) : [];
  const number = purchaseOrderNumber(purchaseOrder);
  await refuseClosed(call, number);
  const { customerId, unitUid, defaultCostCentre } = call.about.user;
  const centres = (await costCentresOf(call.db, { customerId, unitUid }, dayFor(call))).map(
    ({ centre }) => centre.code,
  );
  const usual = centres.find((code) => code === defaultCostCentre);
  const costCentre = usual ?? (centres.length === 1 ? centres[0]! : null);
  await call.db
    .update(carts)
    .set({
      deliveryAddress: address,
      deliveryMode: mode?.code ?? null,
      paymentType: "ACCOUNT",
      purchaseOrderNumber: number,
      costCentre,
    })
    .where(eq(carts.code, cartCode));
}

/** How a cart was made ready, to make another one ready in the same way. */
export type Readiness = Pick<
  typeof carts.$inferSelect,
  "deliveryMode" | "paymentType" | "purchaseOrderNumber" | "costCentre"
> & { deliveryAddress: AddressSnapshot };

/**
 * Makes a cart ready as an earlier one was: to the same address as the address book has it now, in the same way of
 * delivery. Number and cost centre are judged when it is ordered.
 * @throws OccError 400 if the address or the way of delivery is gone.
 */
export async function makeReadyAgain(call: CartCall, cartCode: string, ready: Readiness): Promise<void> {
  const { id } = ready.deliveryAddress;
  const address = (await addressesFor(call)).find((one) => one.address.id === id)?.address;
  if (!address) throw invalid("deliveryAddress", "The delivery address is no longer in the address book.");
  const modes = await modesTo(call.db, address);
  if (!modes.some(({ code }) => code === ready.deliveryMode)) {
    throw invalid("deliveryMode", "The way of delivery is no longer available for the address.");
  }
  await call.db
    .update(carts)
    .set({ ...ready, deliveryAddress: address })
    .where(eq(carts.code, cartCode));
}

/** The standing purchase orders that the person may quote. */
export const registerFor = (call: Pick<Call, "db" | "about" | "now">) =>
  registerOf(call, { unitUid: call.about.unit.uid, customerId: call.about.user.customerId });

/**
 * The standing purchase orders of the organisation that people of somebody's units may quote today: of the home and of
 * open further ones.
 */
export async function registerOf(
  call: Pick<Call, "db" | "about" | "now">,
  { unitUid, customerId }: { unitUid: string; customerId: string },
) {
  return call.db
    .select({ purchaseOrderNumber: purchaseOrders.number, description: purchaseOrders.description })
    .from(purchaseOrders)
    .where(
      and(
        eq(purchaseOrders.organisationUid, call.about.organisation.uid),
        sql`${purchaseOrders.unitUids} && (select array_agg(n.uid) from units n where n.uid = ${unitUid}
          or (n.active and n.uid in (select m.unit_uid from unit_members m
            where m.customer_id = ${customerId})))`,
        eq(purchaseOrders.status, "active"),
        activeOn(sql`${purchaseOrders}`, dayFor(call)),
      ),
    )
    .orderBy(asc(purchaseOrders.number))
    .limit(100);
}
