import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { jobRuns } from "../../commerce/jobs/tables";
import { bulkUploads } from "../../commerce/modules/bulk-orders/tables";
import { priceRows } from "../../commerce/modules/catalogue/tables";
import { carts } from "../../commerce/modules/carts/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, onHand, setStock, skuOf } from "../support/shopping";

const api = await apiOfFile();
const BUYER = "buyer@harrowstreet.example";
const OTHER = "admin@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
const pant = await skuOf(api, "KC-5101");
const cap = await skuOf(api, "KC-5401");
const HEAD = "Purchase order number,Deliver to,Code,Quantity";

beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(bulkUploads);
});

const call = (method: string, path: string, options: object = {}) =>
  api.call(method, path, { as: BUYER, site: "wholesale", ...options });
const send = (lines: string[], { as = BUYER, head = HEAD } = {}) =>
  call("POST", "/bulkOrders", {
    as,
    body: { fileName: "winter.csv", text: [head, ...lines].join("\r\n") },
  });
const show = async (id: string, query = {}) => (await call("GET", `/bulkOrders/${id}`, { query })).body;
const press = (id: string, as = BUYER) => call("POST", `/bulkOrders/${id}/place`, { as });
const work = async () => {
  await api.db.update(jobRuns).set({ dueAt: TEST_NOW });
  await api.jobs.runDue();
};
const ordersOf = () =>
  rowsOf<{ code: string; number: string | null; total: number; pieces: number }>(
    api.db,
    sql`select o.code, o.purchase_order_number as number, o.total_cents as total,
        (select sum(e.quantity)::int from order_entries e where e.order_code = o.code) as pieces
      from orders o join bulk_upload_orders b on b.order_code = o.code order by b.number`,
  );

describe("a file of orders", () => {
  test("[BK-01] each purchase order number is an order, shown with its total before anything is ordered, and placed by the job", async () => {
    const before = await onHand(api, polo);
    const { status, body } = await send([
      `HSA1,,${polo},3`,
      `HSB2,,${pant},2`,
      `hsa1,,${pant.toLowerCase()},1`,
      `HSB2,,${pant},4`,
    ]);
    expect(status).toBe(201);
    expect(body.status).toBe("ready");
    expect(body.acknowledgement).toMatchObject([
      { number: 1, purchaseOrderNumber: "HSA1", state: "ready", lineCount: 2, pieceCount: 4, mendCount: 0 },
      { number: 2, purchaseOrderNumber: "HSB2", state: "ready", lineCount: 2, pieceCount: 6, mendCount: 0 },
    ]);
    const promised = body.acknowledgement.map((one: { total: { value: number } }) =>
      Math.round(one.total.value * 100),
    );
    expect(await ordersOf()).toEqual([]);
    expect(await onHand(api, polo)).toBe(before);
    expect(await api.db.$count(carts)).toBe(0);

    const pressed = await press(body.uploadId);
    expect([pressed.status, pressed.body.message]).toEqual([202, "2 orders are being placed."]);
    expect((await press(body.uploadId)).body.message).toMatch(/^These orders were sent to be placed at /);
    await work();
    await work();
    const placed = await ordersOf();
    expect(placed.map(({ number, pieces }) => [number, pieces])).toEqual([
      ["HSA1", 4],
      ["HSB2", 6],
    ]);
    expect(placed.map(({ total }) => total)).toEqual(promised);
    expect(await onHand(api, polo)).toBe(before! - 3);
    const shown = await show(body.uploadId);
    expect(shown).toMatchObject({
      status: "placed",
      counts: { mend: 0, ready: 0, placed: 2 },
      placedCount: 2,
    });
    expect(shown.acknowledgement[0].orderCode).toBe(placed[0]!.code);
    expect((await call("GET", `/users/current/orders/${placed[0]!.code}`)).status).toBe(200);
    const mails = await rowsOf<{ subject: string }>(
      api.db,
      sql`select subject from mail_outbox where about like ${`bulk-order ${body.uploadId}%`}`,
    );
    expect(mails).toEqual([{ subject: "2 orders of winter.csv are placed" }]);
    // What is done is done once.
    await press(body.uploadId);
    await work();
    expect(await ordersOf()).toHaveLength(2);
  });

  test("[BK-01] what is wrong is told at its line; a good order is placed while another waits", async () => {
    await setStock(api, cap, 2, false);
    const { body } = await send([
      `BAD1,,nosuch,3`,
      `BAD1,,${polo},0`,
      `BAD1,,${polo},two`,
      `BAD1,,${cap},5`,
      `BAD1,,,1`,
      `GOOD1,,${polo},1`,
      `B-2,,${polo},1`,
      `BAD3,Nowhere Street 9,${polo},1`,
    ]);
    expect(body.acknowledgement).toMatchObject([
      { purchaseOrderNumber: "BAD1", state: "mend", mendCount: 4 },
      { purchaseOrderNumber: "GOOD1", state: "ready", mendCount: 0 },
      { state: "mend", message: "Please enter less than 18 alphanumeric characters." },
      {
        state: "mend",
        message:
          "You have no address “Nowhere Street 9”. Write its company or first line as your address book has it.",
      },
    ]);
    const { lines } = await show(body.uploadId, { state: "mend", pageSize: "5" });
    expect(lines.map((one: { line: number; faults: unknown }) => [one.line, one.faults])).toEqual([
      [2, [{ column: "", message: "There is no item with this code." }]],
      // Quantity 0 is left out.
      [3, []],
      [4, [{ column: "Quantity", message: "Write a whole number from 1 to 999." }]],
      [5, [{ column: "", message: "Only 2 left." }]],
      [6, [{ column: "Code", message: "Write the code of an item." }]],
    ]);
    await press(body.uploadId);
    await work();
    expect((await ordersOf()).map(({ number }) => number)).toEqual(["GOOD1"]);
    expect((await show(body.uploadId)).counts).toEqual({ mend: 3, ready: 0, placed: 1 });
  });

  test("[BK-01] an order goes to the address that its lines name", async () => {
    const { body: book } = await call("GET", "/users/current/addresses");
    const named = book.addresses.at(-1);
    const { body } = await send([`ADR1,${named.line1.toUpperCase()},${polo},1`]);
    expect(body.acknowledgement[0]).toMatchObject({ state: "ready" });
    await press(body.uploadId);
    await work();
    const [order] = await ordersOf();
    const { body: shown } = await call("GET", `/users/current/orders/${order!.code}`);
    expect(shown.deliveryAddress.line1).toBe(named.line1);
  });

  test("[BK-01] the open cart is left alone", async () => {
    await call("POST", "/users/current/carts", { body: {} });
    await call("POST", "/users/current/carts/current/entries", {
      body: { orderEntries: [{ product: { code: pant }, quantity: 7 }] },
    });
    const { body } = await send([`CRT1,,${polo},1`]);
    await press(body.uploadId);
    await work();
    expect(await ordersOf()).toHaveLength(1);
    const { body: cart } = await call("GET", "/users/current/carts/current");
    expect(cart.totalUnitCount).toBe(7);
  });

  test("[BK-01] stock, a price or the account that changes before the job comes is told, and nothing is placed", async () => {
    const short = (await send([`CHG1,,${cap},2`])).body;
    const dearer = (await send([`CHG2,,${polo},2`])).body;
    expect([short.status, dearer.status]).toEqual(["ready", "ready"]);
    await press(short.uploadId);
    await press(dearer.uploadId);
    await setStock(api, cap, 1, false);
    const rows = await api.db.select().from(priceRows).where(eq(priceRows.styleCode, "KC-5002"));
    try {
      await api.db
        .update(priceRows)
        .set({ cents: sql`cents + 100` })
        .where(eq(priceRows.styleCode, "KC-5002"));
      await work();
      await work();
    } finally {
      await api.db.delete(priceRows).where(eq(priceRows.styleCode, "KC-5002"));
      await api.db.insert(priceRows).values(rows);
      await setStock(api, cap, 40, true);
    }
    expect(await ordersOf()).toEqual([]);
    expect((await show(short.uploadId)).lines[0].faults).toEqual([{ column: "", message: "Only 1 left." }]);
    expect((await show(dearer.uploadId)).acknowledgement[0].message).toBe(
      "The price changed after the file was checked. Send the file again to see the new one.",
    );

    const left = (await send([`CHG3,,${polo},2`])).body;
    await press(left.uploadId);
    await api.db.update(users).set({ active: false }).where(eq(users.uid, BUYER));
    await work();
    await api.db.update(users).set({ active: true }).where(eq(users.uid, BUYER));
    expect(await ordersOf()).toEqual([]);
    expect((await show(left.uploadId)).acknowledgement[0].message).toMatch(/was deactivated before/);
  });

  test("[BK-01] a file that is no file of orders is refused in words", async () => {
    const refusal = (answer: Awaited<ReturnType<typeof send>>, message: string) =>
      expectRefusal(answer, 400, "ValidationError", { subject: "text", message });
    refusal(
      await send(["a"], { head: "Name" }),
      "A line must name the columns: Code and Quantity at least. Download the template to see all.",
    );
    // A line with figures is none of heads.
    refusal(
      await send([`${pant},2`], { head: `${polo},1` }),
      "A line must name the columns: Code and Quantity at least. Download the template to see all.",
    );
    refusal(await send([]), "The file has no rows below its heads.");
    refusal(
      await send(Array.from({ length: 51 }, (_, at) => `PO${at},,${polo},1`)),
      "The file has 51 orders. Send at most 50 at once.",
    );
    refusal(
      await send(Array.from({ length: 2001 }, () => `,,${polo},1`)),
      "The file has more than 2,000 rows. Send at most 2,000 at once.",
    );
    const { body } = await send(Array.from({ length: 201 }, () => `,,${polo},1`));
    expect(body.acknowledgement[0].message).toBe(
      "An order has at most 200 lines. Give some of these 201 another number.",
    );
    expectRefusal(await press(body.uploadId), 400, "ValidationError", {
      message: "No order is ready. Mend the file and send it again.",
    });
  });

  test("[BK-01] names that spreadsheets and people write are read: semicolons, another order of columns, a quote before a sign", async () => {
    const { body } = await send([`2;'=O1;${polo}`, `1;O’Brien-Ngāti <b>&;${polo}`], {
      head: "\uFEFFQTY;po number;SKU",
    });
    expect(body.acknowledgement).toMatchObject([
      { purchaseOrderNumber: "=O1", message: "Please enter less than 18 alphanumeric characters." },
      { purchaseOrderNumber: "O’Brien-Ngāti <b>&" },
    ]);
  });
});

describe("files as people have them", () => {
  test("[BK-01] a code is read whatever a word processor made of its hyphens, and without what cannot be seen", async () => {
    const codes = [
      polo.replaceAll("-", "\u2011"),
      polo.toLowerCase().replaceAll("-", "\u2013"),
      `${polo.slice(0, 3)}\u200b${polo.slice(3)}`,
    ];
    const { body } = await send(codes.map((code) => `DSH1,,${code},1`));
    expect(body.acknowledgement).toMatchObject([{ state: "ready", pieceCount: 3, mendCount: 0 }]);
    const { lines } = await show(body.uploadId);
    expect(lines.map((one: { code: string }) => one.code)).toEqual([polo, polo, polo]);
  });

  test("[BK-01] PO no and Ship to are known: two numbers to two addresses are two orders", async () => {
    const { body: book } = await call("GET", "/users/current/addresses");
    const [one, other] = [book.addresses[0].line1, book.addresses.at(-1).line1];
    expect(one).not.toBe(other);
    const { body } = await send([`HDA1,${one},${polo},2`, `HDA2,${other},${pant},1`], {
      head: "PO no,Ship to,SKU,Qty",
    });
    expect(body.acknowledgement).toMatchObject([
      { purchaseOrderNumber: "HDA1", deliverTo: one, state: "ready", pieceCount: 2 },
      { purchaseOrderNumber: "HDA2", deliverTo: other, state: "ready", pieceCount: 1 },
    ]);
    expect(await show(body.uploadId)).toMatchObject({ unused: [], missing: [] });
  });

  test.each([
    ["one head that is not known", "Artikel,Qty", ",", ["Code"], [{ at: 0, field: "sku" }]],
    [
      "no head that is known",
      "Artikel;Menge",
      ";",
      ["Code", "Quantity"],
      [
        { at: 0, field: "sku" },
        { at: 1, field: "quantity" },
      ],
    ],
  ])(
    "[BK-01] a file with %s is kept, and is ready once its columns are given a meaning",
    async (_, head, separator, missing, columns) => {
      const sent = await send([[polo, 2].join(separator), [pant, 1].join(separator)], { head });
      expect([sent.status, sent.body.status]).toEqual([201, "mend"]);
      const shown = await show(sent.body.uploadId);
      expect(shown.missing).toEqual(missing);
      for (const { faults } of shown.lines) {
        expect(faults).toEqual(
          missing.map((name) => ({
            column: "",
            message: `No column is read as ${name}. Choose which one it is.`,
          })),
        );
      }
      const path = `/bulkOrders/${sent.body.uploadId}`;
      const mapped = await call("PATCH", path, { body: { columns } });
      expect(mapped.body).toMatchObject({
        status: "ready",
        acknowledgement: [{ state: "ready", pieceCount: 3 }],
      });
      expect(await show(sent.body.uploadId)).toMatchObject({ missing: [], unused: [] });
    },
  );

  test("[BK-01] rows after thousands of blank ones are read, and lines of quantity 0 are left out, said in words", async () => {
    const blank = Array.from({ length: 4000 }, () => ",,,");
    const { body } = await send([`A,,${polo},1`, ...blank, `A,,${pant},0`, `B,,${cap},0`, `A,,${cap},2`]);
    expect(body.acknowledgement).toMatchObject([
      { purchaseOrderNumber: "A", state: "ready", pieceCount: 3, lineCount: 3 },
      {
        purchaseOrderNumber: "B",
        state: "mend",
        message: "All its lines have quantity 0, so there is nothing to order.",
      },
    ]);
    await press(body.uploadId);
    await work();
    expect(await ordersOf()).toMatchObject([{ number: "A", pieces: 3 }]);
    const { lines } = await show(body.uploadId);
    expect(lines.map((one: { leftOut: boolean }) => one.leftOut)).toEqual([false, true, true, false]);
  });

  test("[BK-01] a quantity that is no number is shown as it was written, and an empty one is asked about", async () => {
    const { body } = await send([`A,,${polo},abc`, `A,,${polo},`, `A,,${polo},1,200`, `A,,kc-5002,2`]);
    const { lines } = await show(body.uploadId);
    expect(
      lines.map((one: { asked: string; faults: { message: string }[] }) => [
        one.asked,
        one.faults[0]?.message,
      ]),
    ).toEqual([
      ["abc", "Write a whole number from 1 to 999."],
      ["", "How many? Write a whole number from 1 to 999. 0 leaves the line out."],
      ["1,200", "Write a whole number from 1 to 999."],
      ["2", expect.stringMatching(/^KC-5002 comes in sizes\. Write the code of one: KC-5002-/)],
    ]);
  });

  test("[BK-01] columns that are not understood are told, and can be given a meaning", async () => {
    const { body: book } = await call("GET", "/users/current/addresses");
    const named = book.addresses.at(-1);
    const { body } = await send([`1,HS1,${named.line1},${polo},shirt,2`, `2,HS2,,${pant},pant,1`], {
      head: "Row,Our ref,Depot,SKU,Item,Qty",
    });
    expect(body.acknowledgement).toHaveLength(1);
    const shown = await show(body.uploadId);
    expect(shown.unused).toEqual([
      { at: 0, head: "Row" },
      { at: 1, head: "Our ref" },
      { at: 2, head: "Depot" },
      { at: 4, head: "Item", double: "SKU" },
    ]);
    expect(shown.offered).toEqual([
      { code: "purchaseOrder", name: "Purchase order number" },
      { code: "deliverTo", name: "Deliver to" },
    ]);
    const map = (columns: object[], as = BUYER) =>
      call("PATCH", `/bulkOrders/${body.uploadId}`, { as, body: { columns } });
    expectRefusal(await map([{ at: 3, field: "deliverTo" }]), 400, "ValidationError", { subject: "columns" });
    expectRefusal(await map([{ at: 1, field: "sku" }]), 400, "ValidationError", { subject: "columns" });
    expect((await map([{ at: 1, field: "deliverTo" }], OTHER)).status).toBe(404);
    const mapped = await map([
      { at: 1, field: "purchaseOrder" },
      { at: 2, field: "deliverTo" },
    ]);
    expect([mapped.status, mapped.body.acknowledgement]).toMatchObject([
      200,
      [
        { purchaseOrderNumber: "HS1", deliverTo: named.line1, state: "ready", pieceCount: 2 },
        { purchaseOrderNumber: "HS2", deliverTo: "", state: "ready", pieceCount: 1 },
      ],
    ]);
    expect((await show(body.uploadId)).columns).toEqual([
      "Row",
      "Purchase order number",
      "Deliver to",
      "SKU",
      "Item",
      "Qty",
    ]);
    await press(body.uploadId);
    expectRefusal(await map([{ at: 0, field: "deliverTo" }]), 400, "ValidationError");
    await work();
    expect((await ordersOf()).map(({ number }) => number)).toEqual(["HS1", "HS2"]);
  });
});

describe("the files of a buyer", () => {
  test("[BK-01] are listed the newest first, searched by name and filtered by state, with counts", async () => {
    const one = (await send([`LST1,,${polo},1`])).body.uploadId;
    api.advance(60);
    await send(["LST2,,nosuch,1"]);
    api.setNow(TEST_NOW);
    const list = async (query = {}) => (await call("GET", "/bulkOrders", { query })).body;
    expect((await list()).bulkOrders.map(({ status }: { status: string }) => status)).toEqual([
      "mend",
      "ready",
    ]);
    expect((await list({ status: "ready" })).bulkOrders).toMatchObject([
      { uploadId: one, fileName: "winter.csv", orderCount: 1, lineCount: 1, pieceCount: 1 },
    ]);
    expect((await list({ search: "%" })).bulkOrders).toEqual([]);
    expect((await list({ search: "WINTER", pageSize: "1", currentPage: "1" })).pagination).toMatchObject({
      totalResults: 2,
      totalPages: 2,
    });
    expect((await call("GET", "/bulkOrders/filters")).body.filters[0].values).toEqual([
      { code: "ready", name: "Ready to place", count: 1 },
      { code: "mend", name: "To mend", count: 1 },
      { code: "placing", name: "Being placed", count: 0 },
      { code: "placed", name: "Placed", count: 0 },
    ]);
  });

  test("[BK-01] the same file again says when it was pressed before", async () => {
    const lines = [`AGN1,,${polo},1`];
    const { body } = await send(lines);
    await press(body.uploadId);
    await work();
    const again = (await send(lines)).body.uploadId;
    expect((await show(again)).before).toEqual({ date: TEST_NOW.toISOString(), orders: 1 });
  });

  test("[BK-01] are nobody else's, and only of wholesale stores that have bulk orders", async () => {
    const { uploadId } = (await send([`OWN1,,${polo},1`])).body;
    const theirs = { as: OTHER };
    expectRefusal(await call("GET", `/bulkOrders/${uploadId}`, theirs), 404, "NotFoundError");
    expectRefusal(await press(uploadId, OTHER), 404, "NotFoundError");
    expect((await call("GET", "/bulkOrders", theirs)).body.bulkOrders).toEqual([]);
    expectRefusal(await call("GET", "/bulkOrders", { as: undefined }), 401, "UnauthorizedError");
    const calls: [string, string, object][] = [
      ["GET", "/bulkOrders", {}],
      ["GET", "/bulkOrders/filters", {}],
      ["GET", `/bulkOrders/${uploadId}`, {}],
      ["POST", "/bulkOrders", { body: { fileName: "a.csv", text: `${HEAD}\n,,${polo},1` } }],
      ["POST", `/bulkOrders/${uploadId}/place`, {}],
    ];
    for (const [method, path, options] of calls) {
      expectRefusal(await call(method, path, { ...options, site: "uniforms" }), 403, "ForbiddenError");
    }
    await api.db.update(units).set({ bulkUploadEnabled: false }).where(eq(units.uid, "harrowstreet-fitzroy"));
    for (const [method, path, options] of calls) {
      expectRefusal(await call(method, path, options), 403, "ForbiddenError");
    }
    await api.db.update(units).set({ bulkUploadEnabled: true }).where(eq(units.uid, "harrowstreet-fitzroy"));
  });
});
