import { beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { like } from "drizzle-orm";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { orderEntries } from "../../commerce/modules/orders/tables";
import { returnEvents, returnRequests } from "../../commerce/modules/returns/tables";
import {
  cancelUnposted,
  checkReturn,
  decideFault,
  receiveReturn,
  settleReturn,
} from "../../commerce/modules/returns/warehouse";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { emptyCarts, onHand, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const api = await apiOfFile();
const { order } = ordering(api);
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(() => emptyCarts(api));

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(api.now().getTime() - days * DAY);

/** An order that arrived so many days ago. */
async function delivered(goods: Record<string, number>, days = 1): Promise<string> {
  const code = await order(buyer, goods);
  const lines = Object.values(goods).map((quantity, entryNumber) => ({ entryNumber, quantity }));
  const parcel = await packParcel(api.db, { orderCode: code, lines }, daysAgo(days + 2));
  for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const) {
    await reportParcel(api.db, { orderCode: code, code: parcel }, to, daysAgo(days));
  }
  return code;
}

const path = (code: string) => `/orders/${code}/returnExchange`;
const data = async (code: string, as = buyer) => (await api.call("GET", path(code), { as })).body;
const ask = (code: string, entries: object[], headers: Record<string, string> = {}, as = buyer) =>
  api.call("POST", path(code), { as, headers, body: { entries } });
const price = (code: string, entries: object[], as = buyer) =>
  api.call("POST", `${path(code)}/price`, { as, body: { entries } });
const show = async (code: string, as = buyer) =>
  (await api.call("GET", `/users/current/orderReturns/${code}`, { as })).body;
const booked = async (code: string, entries: object[]): Promise<string> => {
  const { status, body } = await ask(code, entries);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.returnRequests[0].code;
};
const anotherSize = async (code: string, line = 0): Promise<string> =>
  (await data(code)).entries[line].sizes.find(({ available }: { available: boolean }) => available).code;
const swap = (replacementCode: string, quantity = 1, more = {}) => ({
  orderEntryNumber: 0,
  quantity,
  type: "EXCHANGE",
  reason: "TOO_SMALL",
  replacementCode,
  ...more,
});
const back = (quantity: number, orderEntryNumber = 0) => ({
  orderEntryNumber,
  quantity,
  type: "RETURN",
  reason: "NOT_NEEDED",
});
const broke = { orderEntryNumber: 0, quantity: 1, type: "EXCHANGE", reason: "BROKE" };

async function finish(code: string) {
  await receiveReturn(api.db, code, api.now());
  await checkReturn(api.db, code, api.now());
  await settleReturn(api.db, code, api.now(), { carrier: "Kitroom Parcels", trackingId: "KRP1" });
}

describe("an exchange for another size", () => {
  test("[OR-03] keeps the new size at once, costs nothing, and ends with the new size sent and the old one on the shelf", async () => {
    const code = await delivered({ [polo]: 3 });
    const size = await anotherSize(code);
    const [shelf, old] = [(await onHand(api, size))!, (await onHand(api, polo))!];
    expect((await price(code, [swap(size, 2)])).body).toMatchObject({
      total: { label: "You pay", amount: "$0.00" },
      refund: { value: 0 },
    });
    expect(await onHand(api, size)).toBe(shelf);
    const number = await booked(code, [swap(size, 2, { additionalComments: " tight <b>&  " })]);
    expect(number).toMatch(/^RT-\d{6}$/);
    expect(await onHand(api, size)).toBe(shelf - 2);
    expect(await show(number)).toMatchObject({
      status: "WAIT",
      statusDisplay: "Waiting for your parcel",
      cancellable: true,
      order: { code },
      returnEntries: [
        {
          expectedQuantity: 2,
          kind: "size",
          additionalComments: "tight <b>&",
          replacement: { code: size },
          exchanges: 1,
        },
      ],
    });
    expect((await data(code)).entries[0]).toMatchObject({
      quantity: 1,
      waiting: [{ code: number, quantity: 2 }],
    });
    await finish(number);
    expect(await onHand(api, polo)).toBe(old + 2);
    expect(await show(number)).toMatchObject({
      status: "COMPLETED",
      cancellable: false,
      sent: { trackingID: "KRP1" },
    });
    const pieces = (await data(code)).entries;
    expect(pieces.map(({ key, quantity }: { key: string; quantity: number }) => [key, quantity])).toEqual([
      ["0", 1],
      [`0.${number}/0`, 2],
    ]);
    expect(pieces[1].product.code).toBe(size);
  });

  test("[OR-03] can be exchanged twice; a third time is refused with its rule, a fault is still put right", async () => {
    const code = await delivered({ [polo]: 1 });
    let more = {};
    for (const time of [1, 2]) {
      const number = await booked(code, [swap(await anotherSize(code), 1, more)]);
      await finish(number);
      more = { cameBy: `${number}/0` };
      expect((await show(number)).returnEntries[0].exchanges).toBe(time);
    }
    const [piece] = (await data(code)).entries;
    expect(piece.actions.find(({ kind }: { kind: string }) => kind === "size")).toMatchObject({
      allowed: false,
      reason: "limit",
    });
    expectRefusal(await ask(code, [swap(polo, 1, more)]), 400, "ReturnRuleError", { reason: "limit" });
    await booked(code, [{ ...broke, ...more }]);
  });

  test("[OR-03] forged and impossible requests are refused with the rule's code, and nothing is kept", async () => {
    const code = await delivered({ [polo]: 2, [cap]: 1 });
    const size = await anotherSize(code);
    const shelf = await onHand(api, size);
    const refused = async (entry: object, reason: string) =>
      expectRefusal(await ask(code, [entry]), 400, "ReturnRuleError", { reason });
    await refused(swap(size, 3), "quantity");
    await refused(swap(cap), "replacement");
    await refused(swap(polo), "replacement");
    await refused(swap(size, 1, { reason: "NOT_NEEDED" }), "reason");
    await refused(swap(size, 1, { reason: "constructor" }), "reason");
    await refused({ ...back(1), reason: "TOO_SMALL" }, "reason");
    await refused(swap(size, 1, { orderEntryNumber: 9 }), "invalid");
    await refused(swap(size, 1, { cameBy: "RT-000001/0" }), "invalid");
    expectRefusal(await ask(code, []), 400, "ReturnRuleError", { reason: "missing" });
    expectRefusal(await ask(code, [swap(size), swap(size)]), 400, "ReturnRuleError", { reason: "invalid" });
    await setStock(api, size, 0, false);
    await refused(swap(size), "stock");
    await setStock(api, size, shelf!, true);
    expect((await data(code)).entries[0].quantity).toBe(2);
  });

  test("[OR-03] is possible for 30 days after delivery; faults for a year", async () => {
    const code = await delivered({ [polo]: 1 }, 31);
    expectRefusal(await ask(code, [swap(polo)]), 400, "ReturnRuleError", { reason: "late" });
    expectRefusal(await ask(code, [back(1)]), 400, "ReturnRuleError", { reason: "late" });
    await booked(code, [broke]);
    const old = await delivered({ [polo]: 1 }, 366);
    expectRefusal(await ask(old, [broke]), 400, "ReturnRuleError", { reason: "late" });
    const list = (await api.call("GET", "/returnExchange/orders", { as: buyer })).body.orders;
    expect(list.map((one: { code: string }) => one.code)).not.toContain(code);
  });

  test("[OR-03] what was not delivered cannot go back", async () => {
    const code = await order(buyer, { [polo]: 2 });
    expect((await data(code)).entries).toEqual([]);
    expectRefusal(await ask(code, [swap(polo)]), 400, "ReturnRuleError", { reason: "invalid" });
  });

  test("[OR-03] personal and pack pieces follow the rules that the order kept", async () => {
    const code = await delivered({ [polo]: 1 });
    const set = (values: object) =>
      api.db.update(orderEntries).set(values).where(eq(orderEntries.orderCode, code));
    const blocks = async () =>
      Object.fromEntries(
        (await data(code)).entries[0].actions.map((one: { kind: string; reason?: string }) => [
          one.kind,
          one.reason,
        ]),
      );
    const size = await anotherSize(code);
    await set({ packId: "P", packName: "Starter", packType: "new-starter" });
    expect(await blocks()).toEqual({ size: undefined, unwanted: "pack", fault: undefined });
    expectRefusal(await ask(code, [back(1)]), 400, "ReturnRuleError", {
      reason: "pack",
      message:
        "Products in New starter Packs cannot be returned and may only be exchanged in the event of incorrect sizing, faulty items, or incorrect shipments.",
    });
    await set({ packId: null, valueAdds: [{ code: "N", name: "Name", cents: 0, entries: [] }] });
    expect(await blocks()).toEqual({ size: "personal", unwanted: "personal", fault: undefined });
    expectRefusal(await ask(code, [swap(size)]), 400, "ReturnRuleError", { reason: "personal" });
    await set({ valueAdds: [{ code: "L", name: "Logo", cents: 0, entries: [], part: true }] });
    expect(await blocks()).toEqual({ size: undefined, unwanted: undefined, fault: undefined });
  });

  test("[OR-03] 50 presses with one key book once; two at once never exchange more than there is", async () => {
    const code = await delivered({ [polo]: 1 });
    const size = await anotherSize(code);
    const shelf = (await onHand(api, size))!;
    const headers = { "Idempotency-Key": `exchange-${code}` };
    const presses = await Promise.all(Array.from({ length: 50 }, () => ask(code, [swap(size)], headers)));
    expect(new Set(presses.map(({ body }) => body.returnRequests[0].code)).size).toBe(1);
    expect(await onHand(api, size)).toBe(shelf - 1);
    const two = await delivered({ [polo]: 1 });
    const both = await Promise.all([ask(two, [swap(size)]), ask(two, [swap(size)])]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

describe("a return for money", () => {
  test("[OR-03] refunds the goods with GST less the post; all refunds of an order are rounded once", async () => {
    const code = await delivered({ [polo]: 3, [cap]: 1 });
    const lines = await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, code));
    const unit = lines.find(({ entryNumber }) => entryNumber === 0)!.unitCents;
    const requests = [];
    for (const entries of [[back(1)], [back(1)], [back(1), back(1, 1)]]) {
      const told = (await price(code, entries)).body;
      const view = await show(await booked(code, entries));
      expect(view.charges).toEqual({ rows: told.rows, total: told.total });
      expect(view.totalPrice).toEqual(told.refund);
      requests.push(view);
    }
    const goods = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
    const refunded = requests.reduce((sum, { subTotal }) => sum + Math.round(subTotal.value * 100), 0);
    expect(refunded).toBe(goods + Math.round(goods / 10));
    expect(requests[0].returnEntries[0].refundAmount.value * 100).toBeCloseTo(unit);
    expect(requests[0].totalPrice.value).toBeCloseTo(
      requests[0].subTotal.value - requests[0].deliveryCost.value,
    );
  });

  test("[OR-03] of goods with a discount refunds what they cost, to the cent, also after a request is cancelled", async () => {
    const code = await delivered({ [polo]: 3 });
    const ofOrder = eq(orderEntries.orderCode, code);
    await api.db
      .update(orderEntries)
      .set({ discounts: [{ code: "GIFT", cents: 1000 }] })
      .where(ofOrder);
    const [line] = await api.db.select().from(orderEntries).where(ofOrder);
    const first = await booked(code, [back(1)]);
    await booked(code, [back(1)]);
    const cancelled = await api.call("PATCH", `/users/current/orderReturns/${first}`, {
      as: buyer,
      body: { status: "CANCELLING" },
    });
    expect(cancelled.status).toBe(200);
    await booked(code, [back(2)]);
    const requests = await api.db.select().from(returnRequests).where(eq(returnRequests.orderCode, code));
    const refunded = requests
      .filter(({ status }) => status !== "CANCELED")
      .reduce((sum, { goodsCents }) => sum + goodsCents, 0);
    expect(refunded).toBe(line!.unitCents * 3 - 1000);
  });

  test("[OR-03] passes through every state of a refund; its history cannot be changed", async () => {
    const code = await delivered({ [polo]: 3 });
    const number = (
      await api.call("POST", "/users/current/orderReturns", {
        as: buyer,
        body: { orderCode: code, returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 2 }] },
      })
    ).body.code;
    await finish(number);
    const states = (await show(number)).historyEntries.map(({ status }: { status: string }) => status);
    expect(states).toEqual([
      "WAIT",
      "RECEIVING",
      "RECEIVED",
      "REVERSING_PAYMENT",
      "PAYMENT_REVERSED",
      "REVERSING_TAX",
      "TAX_REVERSED",
      "COMPLETED",
    ]);
    expect((await data(code)).entries[0].quantity).toBe(1);
    await expect(
      api.db.update(returnEvents).set({ note: "x" }).where(eq(returnEvents.returnCode, number)),
    ).rejects.toThrow();
  });
});

describe("faults, cancelling, and what never comes", () => {
  test("[OR-03] pictures go with the faults to the desk; one that is gone or somebody else's is refused", async () => {
    const code = await delivered({ [polo]: 2 });
    const picture = async (as: string, purpose = "fault") => {
      const body = new FormData();
      body.append("file", new File(["%PDF-1.7\n"], "seam <b>&.pdf"));
      return String(
        (await api.call("POST", "/users/current/files", { as, query: { purpose }, body })).body.id,
      );
    };
    const own = await picture(buyer);
    const askWith = (files: string[], entry = broke) =>
      api.call("POST", path(code), { as: buyer, body: { entries: [entry], files } });
    for (const files of [
      [own, "gone"],
      [await picture("wearer@korraline.example")],
      [await picture(buyer, "enquiry")],
    ]) {
      const refused = await askWith(files);
      expectRefusal(refused, 400, "ValidationError");
      expect(refused.body.errors[0].subject).toBe("files");
    }
    // An unwanted piece has no pictures; they wait for a fault.
    const unwanted = { ...broke, type: "RETURN", reason: "NOT_NEEDED" };
    const back = (await askWith([own], unwanted)).body.returnRequests[0].code;
    expect((await show(back)).files).toEqual([]);
    const fault = (await askWith([own])).body.returnRequests[0].code;
    expect((await show(fault)).files).toMatchObject([
      { name: "seam <b>&.pdf", mediaType: "application/pdf" },
    ]);
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.about, `fault ${fault}`));
    expect(mail).toMatchObject({ filesOf: fault, replyTo: buyer });
    expect(mail!.text).toContain("seam <b>&.pdf");
  });

  test("[OR-03] a fault waits for the desk in a request of its own; a refusal says why and puts the piece back", async () => {
    const code = await delivered({ [polo]: 3 });
    const size = await anotherSize(code);
    const { body } = await ask(code, [swap(size), { ...broke, orderEntryNumber: 0 }]);
    expect(body).toMatchObject({ errors: [{ reason: "invalid" }] });
    const two = await delivered({ [polo]: 1, [cap]: 1 });
    const both = (await ask(two, [swap(size), { ...broke, orderEntryNumber: 1 }])).body.returnRequests;
    expect(both.map(({ status }: { status: string }) => status)).toEqual(["WAIT", "APPROVAL_PENDING"]);
    const shelf = (await onHand(api, cap))!;
    await decideFault(api.db, both[1].code, false, api.now(), { note: "It was washed too hot." });
    expect(await show(both[1].code)).toMatchObject({ status: "CANCELED", note: "It was washed too hot." });
    expect(await onHand(api, cap)).toBe(shelf + 1);
    expect((await data(two)).entries[1].quantity).toBe(1);
    const again = await booked(two, [{ ...broke, orderEntryNumber: 1 }]);
    await decideFault(api.db, again, true, api.now());
    expect((await show(again)).status).toBe("WAIT");
  });

  test("[OR-03] can be cancelled until the parcel arrives, which puts the new size back", async () => {
    const code = await delivered({ [polo]: 2 });
    const size = await anotherSize(code);
    const shelf = (await onHand(api, size))!;
    const cancel = (number: string, as = buyer, status = "CANCELLING") =>
      api.call("PATCH", `/users/current/orderReturns/${number}`, { as, body: { status } });
    const number = await booked(code, [swap(size)]);
    expectRefusal(await cancel(number, buyer, "COMPLETED"), 400, "ValidationError");
    expect((await cancel(number)).status).toBe(200);
    expect((await cancel(number)).status).toBe(200);
    expect(await onHand(api, size)).toBe(shelf);
    expect((await show(number)).historyEntries.map(({ status }: { status: string }) => status)).toEqual([
      "WAIT",
      "CANCELLING",
      "CANCELED",
    ]);
    const late = await booked(code, [swap(size)]);
    await receiveReturn(api.db, late, api.now());
    expectRefusal(await cancel(late), 400, "ReturnCancellationError", { subjectType: "returnRequest" });
  });

  test("[OR-03] what is not posted in time is cancelled by itself", async () => {
    const code = await delivered({ [polo]: 1 });
    const number = await booked(code, [swap(await anotherSize(code))]);
    await cancelUnposted(api.db, new Date(api.now().getTime() + 27 * DAY));
    expect((await show(number)).status).toBe("WAIT");
    await cancelUnposted(api.db, new Date(api.now().getTime() + 30 * DAY));
    expect(await show(number)).toMatchObject({ status: "CANCELED", note: "It was not posted in time." });
  });
});

describe("lists and other people", () => {
  test("[OR-03] the history is filtered by status and order, sorted and paged; filters count", async () => {
    const code = await delivered({ [polo]: 2 });
    const number = await booked(code, [back(1)]);
    const list = async (query: Record<string, string>) =>
      (await api.call("GET", "/returnsHistory", { as: buyer, query })).body;
    expect((await list({})).returnRequests[0]).toMatchObject({ code: number, order: { code } });
    expect((await list({ orderCode: code })).pagination.totalResults).toBe(1);
    const waiting = await list({ status: "WAIT", pageSize: "100" });
    expect(new Set(waiting.returnRequests.map(({ status }: { status: string }) => status))).toEqual(
      new Set(["WAIT"]),
    );
    const filters = (await api.call("GET", "/returnsHistory/filters", { as: buyer })).body.filters[0].values;
    expect(filters.find((one: { code: string }) => one.code === "WAIT").count).toBe(
      waiting.pagination.totalResults,
    );
    expect((await list({ currentPage: "9999" })).returnRequests).toEqual([]);
    const mails = await api.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.about, `%return-booked ${number}%`));
    expect(mails).toHaveLength(1);
  });

  test("[OR-03] another person's order and return are not found, and the list of them stays empty", async () => {
    const stranger = "wearer@lanternbridge.example";
    const code = await delivered({ [polo]: 1 });
    const number = await booked(code, [back(1)]);
    for (const answer of [
      await api.call("GET", path(code), { as: stranger }),
      await ask(code, [back(1)], {}, stranger),
      await price(code, [back(1)], stranger),
      await api.call("GET", `/users/current/orderReturns/${number}`, { as: stranger }),
      await api.call("PATCH", `/users/current/orderReturns/${number}`, {
        as: stranger,
        body: { status: "CANCELLING" },
      }),
    ]) {
      expect(answer.status).toBe(404);
    }
    const rows = (await api.call("GET", "/returnsHistory", { as: stranger })).body.returnRequests;
    expect(rows.map((one: { code: string }) => one.code)).not.toContain(number);
    expect(await api.db.select().from(returnRequests).where(eq(returnRequests.code, number))).toMatchObject([
      { status: "WAIT" },
    ]);
  });
});
