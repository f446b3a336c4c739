import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { units } from "../../commerce/modules/organisation/tables";
import { skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront } from "../support/storefront";

const BUYER = "buyer@harrowstreet.example";
const HOST = "wholesale.localhost";

let shop: Storefront;
let cookie: string;
let sku: string;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(BUYER, HOST);
  sku = await skuOf(shop.api, "KC-5101");
});
afterAll(() => shop.api.close());

const send = async (text: string): Promise<string> => {
  const { body } = await shop.api.call("POST", "/bulkOrders", {
    as: BUYER,
    site: "wholesale",
    body: { fileName: "o.csv", text },
  });
  return body.uploadId;
};

const read = async (path: string) => main(await shop.request(path, { cookie, host: HOST }));
/** Says what columns of a file mean, by the form of its page. */
const mean = (path: string, ...columns: Record<"at" | "field", string>[]) =>
  shop.request(path, {
    cookie,
    host: HOST,
    body: new URLSearchParams([
      ["intent", "columns"],
      ["idempotencyKey", randomUUID()],
      ...columns.flatMap(({ at, field }, index) => [
        [`columns[${index}].at`, at],
        [`columns[${index}].field`, field],
      ]),
    ]),
  });

test("[BK-01] a store without orders from files is led to the home page", async () => {
  const ask = () => shop.request("/bulk-order", { cookie, host: HOST });
  expect((await ask()).status).toBe(200);
  const { body } = await shop.api.call("GET", "/orgUsers/current", { as: BUYER, site: "wholesale" });
  const enable = (bulkUploadEnabled: boolean) =>
    shop.api.db.update(units).set({ bulkUploadEnabled }).where(eq(units.uid, body.orgUnit.uid));
  await enable(false);
  const led = await ask();
  await enable(true);
  expect([led.status, led.headers.get("Location")]).toEqual([303, "/"]);
});

test("[BK-01] the template and the lines to mend are files that can be sent again", async () => {
  const ask = (path: string) => shop.request(path, { cookie, host: HOST });
  const template = await (await ask("/bulk-order.csv")).text();
  expect(template.trim().split("\r\n")).toEqual([
    "Purchase order number,Deliver to,Code,Quantity",
    "HSWINTER1,,,12",
  ]);
  const id = await send(
    `Qty,SKU,Note,PO\n2,${sku},a,GOOD1\n0,${sku},"=1+1",BAD1\n1,nosuch,b,BAD1\n1,${sku},c,B-3`,
  );
  const answer = await ask(`/bulk-order.csv?upload=${id}`);
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="orders-to-mend.csv"');
  const mend = await answer.text();
  expect(mend.trim().split("\r\n")).toEqual([
    "Qty,SKU,Note,PO,What is wrong",
    // Left out: nothing is wrong with it.
    `0,${sku},'=1+1,BAD1,`,
    "1,nosuch,b,BAD1,There is no item with this code.",
    `1,${sku},c,B-3,Please enter less than 18 alphanumeric characters.`,
  ]);
  // As it is, with the column of what is wrong.
  const again = await send(mend.replace("0,", "5,").replace("nosuch", sku).replace("B-3", "B3"));
  const page = (await (await ask(`/bulk-order/${again}`)).text()).replaceAll("<!-- -->", "");
  expect(page.includes("PLACE 2 ORDERS")).toBe(true);
});

test("[BK-01] orders are placed as the page showed them: columns that were mapped in another tab are told first", async () => {
  const path = `/bulk-order/${await send(`PO,Code,Quantity\nHSM1,${sku},2`)}`;
  const unmapped = `/bulk-order/${await send(`PO,Code,Quantity,Wohin\nHSW1,${sku},2,\nHSW2,${sku},1,Nowhere 9`)}`;
  const press = async (to: string, html: string) => {
    const fingerprint = /name="fingerprint"[^>]*value="([^"]+)"/.exec(html)![1]!;
    const body = new URLSearchParams({ fingerprint, idempotencyKey: randomUUID() });
    return shop.request(to, { cookie, host: HOST, body });
  };
  const seen = await read(unmapped);
  expect(seen).toContain("PLACE 2 ORDERS");
  expect((await mean(unmapped, { at: "3", field: "deliverTo" })).status).toBe(303);
  const refused = await press(unmapped, seen);
  expect([refused.status, refused.headers.get("Location")]).toEqual([303, unmapped]);
  const set = refused.headers
    .getSetCookie()
    .find((one) => /^(__Host-)?kitroom=/.test(one))!
    .split(";")[0];
  const told = await (await shop.request(unmapped, { cookie: set, host: HOST })).text();
  expect(told).toContain("The file was checked again after this page was shown: now 1 of 2 orders is ready.");
  const now = await read(unmapped);
  expect(now).toContain("PLACE 1 ORDER");
  expect((await press(unmapped, now)).headers.get("Location")).toMatch(/acknowledgement/);
  // A second press leads on, though the orders are not as they were shown.
  expect((await press(unmapped, now)).headers.get("Location")).toMatch(/acknowledgement/);
  expect((await press(path, await read(path))).headers.get("Location")).toMatch(/acknowledgement/);
});

test("[BK-01] a file of 2,000 lines is shown a page at a time, in a few statements", async () => {
  const lines = Array.from({ length: 2000 }, (_, at) => `PO${at % 50},${sku},1`);
  const id = await send(["PO,Code,Quantity", ...lines].join("\n"));
  // What pages hold for a while has lapsed where checking so many lines took long.
  await shop.request("/bulk-order", { cookie, host: HOST });
  const count = { statements: 0 };
  const answer = await shop.request(`/bulk-order/${id}?currentPage=39`, {
    cookie,
    host: HOST,
    fetch: (request) => statementCount.run(count, () => shop.api.fetch(request)),
  });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  expect(html).toContain("50 of 50 orders ready");
  expect(html).toContain("Line 2001");
  expect(html).not.toContain("Line 1950<");
  expect(count.statements).toBeLessThanOrEqual(12);
});

test("[BK-01] columns that are not read are shown with what they could mean, and get their meaning there", async () => {
  const id = await send(`Our ref,SKU,Colour,Qty\nHS1,${sku},Navy,1\nHS2,${sku},Navy,1`);
  const path = `/bulk-order/${id}`;
  const page = await read(path);
  expect(page).toContain("2 columns are not read");
  expect(page).toContain("“Our ref” is");
  expect(page).not.toContain("No column is read as");
  const { headers, status } = await mean(path, { at: "0", field: "purchaseOrder" }, { at: "2", field: "" });
  expect([status, headers.get("Location")]).toEqual([303, path]);
  const after = await read(path);
  expect(after).toContain("2 of 2 orders ready");
  expect(after).toContain("A column is not read");
  const { body } = await shop.api.call("GET", `/bulkOrders/${id}`, { as: BUYER, site: "wholesale" });
  expect(body.columns).toEqual(["Purchase order number", "SKU", "Colour", "Qty"]);
});

test("[BK-01] a file whose column of codes is not known is kept, and every line says what is missing", async () => {
  const path = `/bulk-order/${await send(`Artikel,Qty\n${sku},1\n${sku},2`)}`;
  const page = await read(path);
  expect(page).toContain("A column is not read");
  expect(page).toContain("No column is read as Code.");
  expect(page.match(/No column is read as Code\. Choose which one it is\./g)).toHaveLength(2);
  expect(page).toContain("0 of 1 order ready");
  await mean(path, { at: "0", field: "sku" });
  const after = await read(path);
  expect(after).toContain("1 of 1 order ready");
  expect(after).not.toContain("not read");
});
