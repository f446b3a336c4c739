import { beforeEach, describe, expect, test } from "vitest";
import { carts } from "../../commerce/modules/carts/tables";
import { punchoutSessions } from "../../commerce/modules/punchout/tables";
import { eq, like } from "drizzle-orm";
import { sidHash } from "../../commerce/http/punchout-sid";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";
import { fillCart, makeReady, place, skuOf } from "../support/shopping";

const buyer = "punchout@korraline.example";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
beforeEach(async () => {
  await api.db.delete(carts);
  api.setNow(TEST_NOW);
});

const setup = { browserFormPostUrl: "https://buyer.example/return?x=1", buyerCookie: "abc" };
const begin = (body: object = setup, as: string | undefined = buyer) =>
  api.call("POST", "/orgUsers/current/punchout/sessions", { as, body });
const startVisit = async () => (await begin()).body.sid as string;
const session = (sid: string, query = {}) => api.call("GET", `/punchout/sessions/${sid}`, { query });
const cart = (id: string, headers: Record<string, string> = {}, as = buyer) =>
  api.call("GET", `/users/current/carts/${id}`, { as, headers });

describe("a visit", () => {
  test("[PO-02] starts with a path that carries its sid, and answers with token and cart", async () => {
    const { status, body } = await begin();
    expect(status).toBe(201);
    expect(body.startPath).toBe(`/punchout/cxml/session?sid=${body.sid}`);
    expect(body.sid.length).toBeGreaterThanOrEqual(32);
    const visit = await session(body.sid);
    expect(visit.body).toMatchObject({
      customerId: "KC-000009",
      cartId: expect.any(String),
      punchOutLevel: "STORE",
      punchOutOperation: "CREATE",
      token: { accessToken: expect.any(String), tokenType: "bearer", expires_in: 1800 },
      frameOrigins: ["https://buyer.example"],
      state: {},
      expiresIn: 4 * 3600,
    });
    const me = await api.call("GET", "/orgUsers/current", { token: visit.body.token.accessToken });
    expect(me.body.uid).toBe(buyer);
  });

  test("[PO-02] is refused to an account with 200 of them open, until one ends", async () => {
    const sid = await startVisit();
    const [row] = await api.db
      .select()
      .from(punchoutSessions)
      .where(eq(punchoutSessions.sidHash, sidHash(sid)));
    const open = await api.db.$count(punchoutSessions, eq(punchoutSessions.customerId, row!.customerId));
    const more = Array.from({ length: 200 - open }, (_, n) => ({ ...row!, sidHash: `full-${n}` }));
    await api.db.insert(punchoutSessions).values(more);
    expectRefusal(await begin(), 429, "TooManySessionsError");
    expect((await begin(setup, "wearer@korraline.example")).status).toBe(201);
    await api.call("DELETE", `/punchout/sessions/${sid}`);
    expect((await begin()).status).toBe(201);
    await api.db.delete(punchoutSessions).where(like(punchoutSessions.sidHash, "full-%"));
  });

  test("[PO-02] the sid is not stored", async () => {
    const sid = await startVisit();
    expect(JSON.stringify(await api.db.select().from(punchoutSessions))).not.toContain(sid);
    expect(JSON.stringify(await api.db.select().from(carts))).not.toContain(sid);
  });

  test("[PO-02] goes on with the same cart; a token only when one is wanted", async () => {
    const sid = await startVisit();
    const [first, again] = [(await session(sid)).body, (await session(sid, { token: "false" })).body];
    expect(again.cartId).toBe(first.cartId);
    expect(again).not.toHaveProperty("token");
  });

  test("[PO-02] an unknown, ended or malformed sid is refused", async () => {
    const sid = await startVisit();
    expectRefusal(await session("0123456789abcdef"), 404, "NotFoundError");
    expectRefusal(await session("short"), 404, "NotFoundError");
    api.advance(4 * 3600 - 1);
    expect((await session(sid)).status).toBe(200);
    api.advance(1);
    expectRefusal(await session(sid), 404, "NotFoundError");
    const state = await api.call("PUT", `/punchout/sessions/${sid}/state`, { body: { state: {} } });
    expectRefusal(state, 404, "NotFoundError");
  });

  test("[PO-02] of somebody who was disabled is over", async () => {
    const sid = await startVisit();
    await api.db.update(users).set({ active: false }).where(eq(users.uid, buyer));
    expectRefusal(await session(sid), 404, "NotFoundError");
    await api.db.update(users).set({ active: true }).where(eq(users.uid, buyer));
  });

  test.each([
    ["browserFormPostUrl", { ...setup, browserFormPostUrl: "nowhere" }],
    ["browserFormPostUrl", { ...setup, browserFormPostUrl: "https://user:password@buyer.example/return" }],
    ["browserFormPostUrl", { ...setup, browserFormPostUrl: "https://user@buyer.example/return" }],
    ["browserFormPostUrl", { buyerCookie: "a" }],
    ["buyerCookie", { browserFormPostUrl: setup.browserFormPostUrl }],
    ["buyerCookie", { ...setup, buyerCookie: "x".repeat(201) }],
    ["operation", { ...setup, operation: "DESTROY" }],
  ])("[PO-01] a set-up with a wrong %s is refused: %j", async (subject, body) => {
    expectRefusal(await begin(body), 400, "ValidationError", { subject });
  });

  test.each([
    "https://buyer.example:8443/a",
    "http://192.0.2.7/",
    "https://[2001:db8::7]/x",
    "https://bücher.example",
  ])("[PO-01] a cart is posted back to one host: %s", async (browserFormPostUrl) => {
    const { sid } = (await begin({ ...setup, browserFormPostUrl })).body;
    expect((await session(sid)).body.frameOrigins).toEqual([new URL(browserFormPostUrl).origin]);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "https://*",
    "https://*.com/x",
    "https://x;sandbox",
    "https://a,b/",
    "https://'unsafe-inline'/",
    "https://a$b/",
    "https://a_b'/",
  ])("[PO-01] a cart is posted back by http to one host only: %s is refused", async (browserFormPostUrl) => {
    expectRefusal(await begin({ ...setup, browserFormPostUrl }), 400, "ValidationError", {
      subject: "browserFormPostUrl",
    });
  });
});

describe("the end of a visit", () => {
  const end = (sid: string) => api.call("DELETE", `/punchout/sessions/${sid}`);
  const me = (token: string) => api.call("GET", "/orgUsers/current", { token });

  test("[PO-03] ends its sid, its notes and every token it gave, and no other visit", async () => {
    const [sid, other] = [await startVisit(), await startVisit()];
    const tokenOf = async (one: string) => (await session(one)).body.token.accessToken as string;
    const tokens = [await tokenOf(sid), await tokenOf(sid)];
    const kept = await tokenOf(other);
    for (const token of tokens) expect((await me(token)).status).toBe(200);
    expect((await end(sid)).status).toBe(204);
    for (const token of tokens) expectRefusal(await me(token), 401, "InvalidTokenError");
    expectRefusal(await session(sid), 404, "NotFoundError");
    expectRefusal(await session(sid, { token: "false" }), 404, "NotFoundError");
    const state = await api.call("PUT", `/punchout/sessions/${sid}/state`, { body: { state: {} } });
    expectRefusal(state, 404, "NotFoundError");
    expectRefusal(await session(sid), 404, "NotFoundError");
    expectRefusal(await end(sid), 404, "NotFoundError");
    expect((await me(kept)).status).toBe(200);
    expect((await session(other)).status).toBe(200);
  });

  test("[PO-03] leaves a sign-in by password alone, and is refused for a sid that nobody knows", async () => {
    const own = await api.signIn(buyer, true);
    await end(await startVisit());
    expect((await me(own)).status).toBe(200);
    expectRefusal(await end("0123456789abcdef"), 404, "NotFoundError");
  });

  test("[PO-02] a token of a visit lasts no longer than the visit", async () => {
    const sid = await startVisit();
    api.advance(4 * 3600 - 100);
    const { token } = (await session(sid)).body;
    expect(token.expires_in).toBe(100);
    api.advance(100);
    expectRefusal(await me(token.accessToken), 401, "InvalidTokenError");
  });
});

describe("notes of a visit", () => {
  test("[PO-03] are kept for the storefront, which has no cookie", async () => {
    const sid = await startVisit();
    const state = { packId: "P1", flash: [{ text: "Added ✓" }], nested: { a: null } };
    expect((await api.call("PUT", `/punchout/sessions/${sid}/state`, { body: { state } })).status).toBe(200);
    expect((await session(sid)).body.state).toEqual(state);
  });

  test.each([[{}], [{ state: "x" }], [{ state: [] }]])("[PO-03] %j is no state", async (body) => {
    expectRefusal(
      await api.call("PUT", `/punchout/sessions/${await startVisit()}/state`, { body }),
      400,
      "ValidationError",
    );
  });
});

describe("the visit's cart", () => {
  test("[PO-05] answers to the visit's header only", async () => {
    const sid = await startVisit();
    const { cartId } = (await session(sid)).body;
    expect((await cart(cartId, { punchoutsid: sid })).status).toBe(200);
    expectRefusal(await cart(cartId), 403, "ForbiddenError");
    expectRefusal(await cart(cartId, { punchoutsid: await startVisit() }), 403, "ForbiddenError");
  });

  test("[PO-05] is current inside the visit, and stays out of the person's own carts", async () => {
    const sid = await startVisit();
    const headers = { punchoutsid: sid };
    const { cartId } = (await session(sid)).body;
    expect((await cart("current", headers)).body.code).toBe(cartId);
    expectRefusal(await cart("current"), 400, "CartError");
    const own = await fillCart(api, buyer, { [polo]: 1 });
    expect(own).not.toBe(cartId);
    expect((await cart("current", headers)).body).toMatchObject({ code: cartId, totalItems: 0 });
    const list = await api.call("GET", "/users/current/carts", { as: buyer });
    expect(list.body.carts.map((c: { code: string }) => c.code)).toEqual([own]);
  });

  test("[PO-05] two visits of one account keep apart", async () => {
    const [one, two] = [await startVisit(), await startVisit()];
    const add = (sid: string, quantity: number) =>
      api.call("POST", "/users/current/carts/current/entries", {
        as: buyer,
        headers: { punchoutsid: sid },
        query: { code: polo, quantity },
      });
    await Promise.all([add(one, 1), add(two, 2)]);
    expect((await cart("current", { punchoutsid: one })).body.totalUnitCount).toBe(1);
    expect((await cart("current", { punchoutsid: two })).body.totalUnitCount).toBe(2);
  });

  test("[PO-05] another person's header opens nothing", async () => {
    const sid = await startVisit();
    const { cartId } = (await session(sid)).body;
    expectRefusal(await cart(cartId, { punchoutsid: sid }, "wearer@korraline.example"), 400, "CartError");
  });

  test("[PO-03] is ordered from like any other where the buyer checks out in the shop", async () => {
    const own = await fillCart(api, buyer, { [polo]: 1 });
    await makeReady(api, buyer, own, { poNumber: "PO1" });
    expect((await place(api, buyer, own)).body.updateAllocationError).toBe(false);
  });
});
