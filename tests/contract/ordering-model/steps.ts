import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { rowsOf } from "../../../commerce/database/connection";
import { carts } from "../../../commerce/modules/carts/tables";
import { packParcel, reportParcel } from "../../../commerce/modules/orders/warehouse/packing";
import { orders } from "../../../commerce/modules/orders/tables";
import { draftItems } from "../../../commerce/modules/packs/tables";
import { checkReturn, receiveReturn, settleReturn } from "../../../commerce/modules/returns/warehouse";
import type { TestApi } from "../../support/api";
import { choose, makeReady, place } from "../../support/shopping";
import { asText, type Line, Model, type ModelOrder } from "./model";

/** What steps come to; a run does all of it. */
export const DEEDS = [
  "chose",
  "was refused a choice",
  "discarded",
  "added the pack",
  "added goods",
  "ordered",
  "had changes waiting",
  "cancelled",
  "declined",
  "approved",
  "amended",
  "put something else in its place",
  "delivered",
  "returned",
  "exchanged",
  "ordered again",
];

/** Whom a sequence is about, and who decides about the orders. */
export interface Cast {
  as: string;
  customerId: string;
  approver: string;
  gst: number;
  packId: string;
  /** What the pack offers: one garment for each bundle. */
  offers: { bundleId: string; setId: string; styleCode: string; sku: string; most: number }[];
  goods: string[];
}

const GRANTED = 4;
const SHELF = 5_000;

interface EntryAnswer {
  entryNumber: number;
  quantity: number;
  product: { code: string };
  bundleId?: string;
  packDetails?: { bundleId?: string };
}

/** One sequence: each step does something through the API, says what must have come of it, and tells the model. */
export class Sequence {
  readonly model: Model;
  /** What was done, in its order. */
  readonly done: string[] = [];

  constructor(
    readonly api: TestApi,
    readonly cast: Cast,
    readonly random: (below: number) => number,
  ) {
    this.model = new Model(
      cast.offers.map(({ bundleId, most }) => ({ id: bundleId, most, granted: GRANTED })),
    );
  }

  /** Nothing of an earlier sequence is left: no cart, no choice, no use of the pack, full shelves. */
  async begin(): Promise<void> {
    const { db } = this.api;
    const { customerId, packId } = this.cast;
    await db.delete(carts).where(eq(carts.customerId, customerId));
    await db.delete(draftItems).where(eq(draftItems.customerId, customerId));
    const its = sql`allocation_id in (select id from allocations where customer_id = ${customerId} and pack_id = ${packId})`;
    await db.execute(sql`delete from entitlement_movements where ${its} and kind <> 'grant'`);
    await db.execute(sql`update entitlement_movements set amount = ${GRANTED} where ${its}`);
    await db.execute(sql`update stock_levels set on_hand = ${SHELF} where on_hand <> ${SHELF}`);
  }

  private call(
    method: string,
    path: string,
    more: { query?: Record<string, string | number>; body?: object; as?: string } = {},
  ) {
    return this.api.call(method, path, { as: this.cast.as, ...more });
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list[this.random(Math.max(1, list.length))];
  }

  private inState(...states: ModelOrder["state"][]): ModelOrder | undefined {
    return this.pick(this.model.orders.filter(({ state }) => states.includes(state)));
  }

  /** A random step that is possible. */
  async step(): Promise<void> {
    const chances = {
      choose: 3,
      discard: 1,
      addPack: 2,
      goods: 2,
      order: 4,
      cancel: 1,
      decide: 4,
      deliver: 3,
      sendBack: 4,
      again: 1,
    } as const;
    type Step = keyof typeof chances;
    const steps = (Object.keys(chances) as Step[]).flatMap((step) =>
      Array.from({ length: chances[step] }, () => step),
    );
    await this[this.pick(steps)!]();
  }

  async choose(): Promise<void> {
    const { as, packId, offers } = this.cast;
    const offer = this.pick(offers)!;
    const quantity = 1 + this.random(2);
    const fits = quantity <= this.model.room(this.model.bundles.find(({ id }) => id === offer.bundleId)!);
    const { status } = await choose(this.api, as, packId, offer.bundleId, { ...offer, quantity });
    expect([status < 300, "choose", quantity]).toEqual([fits, "choose", quantity]);
    this.done.push(fits ? "chose" : "was refused a choice");
    if (fits) this.model.choose({ sku: offer.sku, quantity, bundle: offer.bundleId });
  }

  async discard(): Promise<void> {
    await this.call("DELETE", `/orgUsers/current/packs/${this.cast.packId}/summary`);
    this.model.discard();
    this.done.push("discarded");
  }

  private async cart(): Promise<string> {
    return (await this.call("POST", "/users/current/carts", { query: { reuse: "true" } })).body.code;
  }

  async addPack(): Promise<void> {
    if (this.model.draft.length === 0) return;
    await this.cart();
    const { status, body } = await this.call("POST", `/orgUsers/current/packs/${this.cast.packId}/cart`);
    expect([status, body.errors]).toEqual([200, undefined]);
    this.model.addPack();
    this.done.push("added the pack");
  }

  async goods(): Promise<void> {
    const sku = this.pick(this.cast.goods)!;
    const quantity = 1 + this.random(5);
    const cart = await this.cart();
    const { body } = await this.call("POST", `/orgUsers/current/carts/${cart}/entries`, {
      query: { code: sku, quantity },
    });
    expect(body.statusCode).toBe("success");
    this.model.setGoods(sku, (this.model.goods.get(sku) ?? 0) + quantity);
    this.done.push("added goods");
  }

  async order(): Promise<void> {
    if (this.model.cartLines.length === 0) return;
    const cart = await this.cart();
    await makeReady(this.api, this.cast.as, cart, { poNumber: "PO77" });
    const shown = (await this.call("GET", `/users/current/carts/${cart}`, { query: { fields: "FULL" } }))
      .body;
    const { status, body } = await place(this.api, this.cast.as, cart);
    if (this.model.changesWait) {
      expect([status, body.errors?.[0]?.reason]).toEqual([400, "changes-waiting"]);
      this.done.push("had changes waiting");
      return;
    }
    expect([status, body.errors, body.status]).toEqual([201, undefined, "PENDING_APPROVAL"]);
    expect(body.totalPriceWithTax).toEqual(shown.totalPriceWithTax);
    const lines = linesOf(body.entries as EntryAnswer[], this.cast);
    expect(asText(lines)).toBe(asText(this.model.cartLines));
    this.model.order(body.code, lines);
    this.done.push("ordered");
  }

  async cancel(): Promise<void> {
    const order = this.inState("waits", "approved");
    const line = order?.lines.findIndex(({ quantity }) => quantity > 0) ?? -1;
    if (!order || line < 0) return;
    // Items of one bundle are cancelled together.
    const { bundle, quantity } = order.lines[line]!;
    const cuts = order.lines.flatMap((one, at) =>
      one.quantity > 0 && bundle !== undefined && one.bundle === bundle
        ? [{ orderEntryNumber: at, quantity: one.quantity }]
        : [],
    );
    if (bundle === undefined) cuts.push({ orderEntryNumber: line, quantity: 1 + this.random(quantity) });
    const { status, body } = await this.call("POST", `/users/current/orders/${order.code}/cancellation`, {
      body: { cancellationRequestEntryInputs: cuts },
    });
    expect([status, body.errors]).toEqual([201, undefined]);
    for (const cut of cuts) this.model.takeOff(order, cut.orderEntryNumber, cut.quantity);
    this.done.push("cancelled");
  }

  /** Approves, approves fewer pieces, or declines. */
  async decide(): Promise<void> {
    const order = this.inState("waits");
    if (!order) return;
    const { approver: as } = this.cast;
    const how = this.random(3);
    if (how === 2) {
      const body = { orderCode: order.code, decision: "DECLINE", reasonCode: "ORDERED_TWICE" };
      expect((await this.call("POST", "/approveDeclineOrder", { as, body })).status).toBe(200);
      this.model.giveBack(order);
      this.done.push("declined");
      return;
    }
    const line = order.lines.findIndex(({ quantity }) => quantity > 1);
    const fewer = how === 1 && line >= 0 ? 1 + this.random(order.lines[line]!.quantity - 1) : undefined;
    const instead = fewer === undefined ? undefined : await this.insteadOf(order, line, fewer);
    const { status, body } =
      fewer === undefined
        ? await this.call("POST", "/approveDeclineOrder", {
            as,
            body: { orderCode: order.code, decision: "APPROVE" },
          })
        : await this.call("POST", `/orders/${order.code}/amend`, {
            as,
            body: {
              entries: [{ entryNumber: line, approvedQuantity: fewer }],
              replacements: instead && [
                { entryNumber: line, product: { code: instead.sku }, quantity: instead.pieces },
              ],
            },
          });
    expect([status, body.errors]).toEqual([200, undefined]);
    order.state = "approved";
    this.done.push(fewer === undefined ? "approved" : "amended");
    if (fewer !== undefined) this.model.takeOff(order, line, order.lines[line]!.quantity - fewer);
    if (instead) {
      this.model.putInPlace(order, line, instead.sku, instead.pieces);
      this.done.push("put something else in its place");
    }
  }

  /** Sometimes something that may stand in the place of the pieces that are taken off a line. */
  private async insteadOf(order: ModelOrder, line: number, fewer: number) {
    if (this.random(2) === 0) return undefined;
    const { body } = await this.call("GET", `/orders/${order.code}/amend/eligibleProducts`, {
      as: this.cast.approver,
    });
    const offer = this.pick(
      (body.products as { entryNumber: number; code: string }[]).filter((one) => one.entryNumber === line),
    );
    const pieces = 1 + this.random(order.lines[line]!.quantity - fewer);
    return offer && { sku: offer.code, pieces };
  }

  /** The warehouse sends all of an order. */
  async deliver(): Promise<void> {
    const order = this.inState("approved");
    if (!order) return;
    const { db } = this.api;
    const at = this.api.now();
    const lines = order.lines.flatMap(({ quantity }, entryNumber) =>
      quantity > 0 ? [{ entryNumber, quantity }] : [],
    );
    const code = await packParcel(db, { orderCode: order.code, lines }, at);
    for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const) {
      await reportParcel(db, { orderCode: order.code, code }, to, at);
    }
    order.state = "delivered";
    this.done.push("delivered");
  }

  /** Returns goods, or exchanges them for another size; the warehouse settles it. */
  async sendBack(): Promise<void> {
    const order = this.inState("delivered");
    const line = order?.lines.findIndex((_one, at) => this.model.returnable(order, at) > 0) ?? -1;
    if (!order || line < 0) return;
    const quantity = 1 + this.random(this.model.returnable(order, line));
    const path = `/orders/${order.code}/returnExchange`;
    const { sku } = order.lines[line]!;
    const sizes = (
      (await this.call("GET", path)).body.entries as {
        key: string;
        sizes: { code: string; available: boolean }[];
      }[]
    )
      .find(({ key }) => key === String(line))
      ?.sizes.filter(({ available }) => available);
    const size = this.random(3) > 0 ? this.pick(sizes ?? [])?.code : undefined;
    const entry = size
      ? { orderEntryNumber: line, quantity, type: "EXCHANGE", reason: "TOO_SMALL", replacementCode: size }
      : { orderEntryNumber: line, quantity, type: "RETURN", reason: "NOT_NEEDED" };
    const said = (await this.call("POST", `${path}/price`, { body: { entries: [entry] } })).body;
    const { status, body } = await this.call("POST", path, { body: { entries: [entry] } });
    expect([status, body.errors]).toEqual([201, undefined]);
    const code = String(body.returnRequests[0].code);
    if (size) this.model.take(size, quantity);
    const { db } = this.api;
    await receiveReturn(db, code, this.api.now());
    await checkReturn(db, code, this.api.now());
    await settleReturn(db, code, this.api.now(), { carrier: "Kitroom Parcels", trackingId: "KRP1" });
    this.model.take(sku, -quantity);
    order.returned[line]! += quantity;
    this.done.push(size ? "exchanged" : "returned");
    const kept = (await this.call("GET", `/users/current/orderReturns/${code}`)).body;
    expect([kept.status, kept.totalPrice.value]).toEqual(["COMPLETED", said.refund.value]);
  }

  /** Orders an order again: goods go into the cart, pack items into the choice as far as there is room. */
  async again(): Promise<void> {
    const order = this.pick(this.model.orders);
    if (!order || order.lines.every(({ quantity }) => quantity === 0)) return;
    const { status, body } = await this.call("POST", "/orgUsers/current/cartFromOrder", {
      query: { orderCode: order.code },
      body: {},
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    for (const { sku, quantity, bundle } of order.lines.filter((line) => line.quantity > 0)) {
      if (!bundle) this.model.setGoods(sku, (this.model.goods.get(sku) ?? 0) + quantity);
      else {
        const granted = Math.min(
          quantity,
          this.model.room(this.model.bundles.find(({ id }) => id === bundle)!),
        );
        if (granted > 0) this.model.choose({ sku, quantity: granted, bundle });
      }
    }
    this.done.push("ordered again");
  }

  /** Compares everything that the API says with the model. */
  async compare(): Promise<void> {
    const { packId } = this.cast;
    const { body: pack } = await this.call("GET", `/orgUsers/current/packs/${packId}`);
    const { body: cart } = await this.call("GET", "/users/current/carts/current", {
      query: { fields: "FULL" },
    });
    const pieces = this.model.draft.reduce((all, { quantity }) => all + quantity, 0);
    expect({
      left: pack.balance.left,
      waiting: pack.balance.waiting,
      held: pack.balance.held,
      chosen: pack.chosen,
      cart: asText(linesOf((cart.entries ?? []) as EntryAnswer[], this.cast)),
    }).toEqual({
      left: this.model.left,
      waiting: this.model.waiting,
      held: (this.model.inCart ?? []).reduce((all, { quantity }) => all + quantity, 0),
      chosen: pieces,
      cart: asText(this.model.cartLines),
    });
    await this.compareShelves();
    for (const order of this.model.orders) await this.compareOrder(order);
  }

  private async compareShelves(): Promise<void> {
    const rows = await rowsOf<{ sku: string; taken: number }>(
      this.api.db,
      sql`select sku, ${SHELF} - on_hand as taken from stock_levels where on_hand <> ${SHELF} order by sku`,
    );
    const taken = [...this.model.taken].filter(([, pieces]) => pieces !== 0).sort();
    expect(rows.map((row) => [row.sku, Number(row.taken)]).sort()).toEqual(taken);
  }

  /** An order's lines, and that its money is whole: what is shown is what is charged, and its parts add up. */
  private async compareOrder({ code, state, lines }: ModelOrder): Promise<void> {
    const [row] = await this.api.db.select().from(orders).where(eq(orders.code, code));
    const { body } = await this.call("GET", `/users/current/orders/${code}`, { query: { fields: "FULL" } });
    const ordered = (body.entries as (EntryAnswer & { basePrice: { value: number } })[]).filter(
      ({ quantity }) => quantity > 0,
    );
    if (state === "gone") {
      expect(["CANCELLED", "REJECTED"]).toContain(row!.status);
      return;
    }
    expect(asText(linesOf(ordered, this.cast))).toBe(asText(lines.filter(({ quantity }) => quantity > 0)));
    const { subTotalCents, deliveryCents, taxCents, totalCents } = row!;
    expect(Math.round(body.totalPriceWithTax.value * 100)).toBe(totalCents);
    expect(subTotalCents + deliveryCents + taxCents).toBe(totalCents);
    expect(row!.creditCents + row!.accountCents + row!.subsidyCents + row!.ownShareCents).toBe(totalCents);
    expect(taxCents).toBe(Math.round((subTotalCents + deliveryCents) * this.cast.gst));
  }
}

const linesOf = (entries: readonly EntryAnswer[], { offers }: Cast): Line[] =>
  entries.map(({ product, quantity }) => ({
    sku: product.code,
    quantity,
    bundle: offers.find(({ styleCode }) => product.code.startsWith(`${styleCode}-`))?.bundleId,
  }));
