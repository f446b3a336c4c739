import { eq, like, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { productInterests } from "../../commerce/modules/interests/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { notices } from "../../commerce/modules/notices/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { skuOf } from "../support/shopping";

const api = await apiOfFile();
const wearer = "wearer@korraline.example";
const other = "wearer@lanternbridge.example";
const sku = await skuOf(api, "KC-5002");
const path = "/users/current/productinterests";
const asked = (productCode: string) => ({ productCode, notificationType: "BACK_IN_STOCK" });
const follow = (code = sku, as = wearer) => api.call("POST", path, { as, query: asked(code) });
const stop = (code = sku, as = wearer) => api.call("DELETE", path, { as, query: asked(code) });
const list = async (as = wearer) => (await api.call("GET", path, { as, query: { fields: "FULL" } })).body;
const told = async (as = wearer) =>
  (await api.call("GET", "/users/current/notifications", { as, query: { group: "stock" } })).body
    .notifications;
const setStock = (onHand: number) =>
  api.db.update(stockLevels).set({ onHand }).where(eq(stockLevels.sku, sku));
const mails = () =>
  api.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.about, `stock ${sku} %`));

beforeEach(async () => {
  await api.db.delete(productInterests);
  await api.db.delete(notices);
  await api.db.delete(mailOutbox);
  await setStock(0);
  api.advance(310);
  api.forgetTokens();
});

test("[AC-03] a size that is out of stock is followed, listed with its stock, and followed no more", async () => {
  for (const press of [1, 2]) expect([press, (await follow()).status]).toEqual([press, 200]);
  const { results, pagination } = await list();
  expect(pagination).toMatchObject({ page: 0, totalCount: 1, totalPages: 1 });
  expect(results[0]).toMatchObject({
    product: { code: sku, baseProduct: "KC-5002", stock: { stockLevelStatus: "outOfStock" } },
    productInterestEntry: [{ interestType: "BACK_IN_STOCK" }],
  });
  expect(results[0].product.url).toMatch(/^\/product\/KC-5002\/[^?]+\?colour=\w+&fit=/);
  const state = async () => (await list()).results[0].product.stock.stockLevelStatus;
  await setStock(3);
  expect(await state()).toBe("lowStock");
  await setStock(50);
  expect(await state()).toBe("inStock");
  expect((await stop()).status).toBe(200);
  expect((await list()).results).toEqual([]);
  expectRefusal(await stop(), 404, "NotFoundError");
});

test("[AC-03] nobody follows what is in stock, what their organisation does not buy, or what is no size", async () => {
  expectRefusal(await follow(sku, other), 400, "UnknownIdentifierError");
  expectRefusal(await follow("KC-5002"), 400, "UnknownIdentifierError");
  expectRefusal(await follow("nothing"), 400, "UnknownIdentifierError");
  await setStock(1);
  expectRefusal(await follow(), 400, "ValidationError", { reason: "inStock" });
  expectRefusal(await api.call("POST", path, { query: asked(sku) }), 401, "UnauthorizedError");
  const wrong = { productCode: sku, notificationType: "PRICE" };
  expectRefusal(await api.call("POST", path, { as: wearer, query: wrong }), 400, "ValidationError");
});

test("[AC-03] somebody follows at most a hundred sizes", async () => {
  const [person] = await api.db.select().from(users).where(eq(users.uid, wearer));
  await api.db.execute(sql`insert into product_interests (customer_id, sku, added_at)
    select ${person!.customerId}, sku, now() from variants where sku <> ${sku} order by sku limit 100`);
  expectRefusal(await follow(), 400, "ValidationError", { reason: "limit" });
});

test("[SH-11] what is back in stock is told once, by a notice and a mail; asked again it is told again", async () => {
  await follow();
  await api.jobs.runDue();
  expect(await told()).toEqual([]);
  await setStock(4);
  for (const run of [1, 2]) {
    api.advance(310);
    await api.jobs.runDue();
    expect([run, (await told()).length, (await mails()).length]).toEqual([run, 1, 1]);
  }
  const [notice] = await told();
  expect(notice.title).toMatch(/^Back in stock: Hi-vis polo, long sleeve, .+, size /);
  expect(notice).toMatchObject({
    kind: "stock",
    read: false,
    more: expect.stringMatching(/^You asked us to tell you on /),
  });
  expect(notice.url).toMatch(/^\/product\/KC-5002\//);
  const [mail] = await mails();
  expect(mail).toMatchObject({ toAddress: wearer, channel: "EMAIL", subject: notice.title });
  expect(mail!.text).toContain("https://uniforms.shop.example/product/KC-5002/");
  expect((await list()).results[0].productInterestEntry[0].dateTold).toBeDefined();
  // It goes and comes once more: nobody is told who did not ask again.
  await setStock(0);
  await setStock(9);
  api.advance(310);
  await api.jobs.runDue();
  expect((await told()).length).toBe(1);
  await setStock(0);
  await follow();
  await setStock(9);
  api.advance(310);
  await api.jobs.runDue();
  expect([(await told()).length, (await mails()).length]).toEqual([2, 2]);
});

test("[SH-11] somebody who left, or chose not to have mails, is sent none; a text goes to a mobile", async () => {
  const change = (values: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(values).where(eq(users.uid, wearer));
  await follow();
  await change({ active: false });
  await setStock(4);
  api.advance(310);
  await api.jobs.runDue();
  expect(await mails()).toEqual([]);
  await change({
    active: true,
    mobile: "0491 570 006",
    toldBy: { "back-in-stock": { email: false, text: true } },
  });
  api.advance(310);
  await api.jobs.runDue();
  expect(await mails()).toMatchObject([{ channel: "SMS", toAddress: "0491 570 006" }]);
  await change({ toldBy: {} });
});

test("[SH-11] nobody sees or reads another's notice, and one is read by itself", async () => {
  await follow();
  await setStock(4);
  api.advance(310);
  await api.jobs.runDue();
  const [{ id }] = await told();
  const read = (as: string) => api.call("POST", `/users/current/notifications/${id}/read`, { as });
  const unread = async () =>
    (await api.call("GET", "/users/current", { as: wearer, query: { fields: "unreadNotices" } })).body
      .unreadNotices;
  const before = await unread();
  expectRefusal(await read(other), 404, "NotFoundError");
  expect(await unread()).toBe(before);
  for (const press of [1, 2]) expect([press, (await read(wearer)).status]).toEqual([press, 200]);
  expect(await unread()).toBe(before - 1);
  expect((await told())[0].read).toBe(true);
  expect(await told(other)).toEqual([]);
});

test("[AC-03] what somebody asked for a year ago is forgotten", async () => {
  await follow();
  api.advance(366 * 86_400);
  await api.jobs.runDue();
  expect(await rowsOf(api.db, sql`select * from product_interests`)).toEqual([]);
  const mine = await api.db.select().from(notices).where(like(notices.about, "stock %"));
  expect(mine).toEqual([]);
});
