import { afterAll, expect, it } from "vitest";
import { openKey, type KeyedVisit } from "../../app/session/keyed.server";
import { punchoutSessions } from "../../commerce/modules/punchout/tables";
import { itemOut, sendCxml, setupDocument } from "../support/cxml";
import { choose, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

/** A visit as the entry page opens it, and the address that opened it. */
async function startVisit(): Promise<{ start: string; keyed: KeyedVisit }> {
  const { body } = await shop.api.call("POST", "/orgUsers/current/punchout/sessions", {
    as: "punchout@korraline.example",
    body: { browserFormPostUrl: "https://buyer.example/return", buyerCookie: "abc" },
  });
  const start = `/punchout/cxml/session?sid=${body.sid}`;
  const entry = await shop.request(start);
  const key = /^\/s\/([^/]+)\/orderUniform$/.exec(entry.headers.get("Location") ?? "")![1]!;
  return { start, keyed: openKey(key)! };
}

const ledTo = (answer: Response) => answer.headers.get("Location") ?? answer.status;

it("[PO-02] pack pages of a visit lead back to the buyer's system, and never say to check out", async () => {
  const { keyed } = await startVisit();
  const pack = "PK-KC-VISITOR";
  const shirt = { setId: "DRILL-SHIRTS", styleCode: "KC-5001" };
  const chosen = await choose(shop.api, "punchout@korraline.example", pack, "SHIRTS", shirt, {
    punchoutsid: keyed.sid,
  });
  expect(chosen.status).toBeLessThan(300);
  /** What a person reads. */
  const read = async (path: string) => {
    const answer = await shop.request(path, { keyed });
    const html = (await answer.text()).replaceAll(/<script[^]*?<\/script>|<!-- -->/g, "");
    return { status: answer.status, words: html.replaceAll(/<[^>]*>/g, " ") };
  };
  const review = `/packDetailsPage?packId=${pack}&step=review`;
  for (const path of ["/orderUniform", `/packList?role=${pack}`, review.replace("review", "1"), review]) {
    expect([path, await read(path)]).toEqual([
      path,
      { status: 200, words: expect.not.stringMatching(/check\s*out/i) },
    ]);
  }
  const added = await shop.request(review, { keyed, body: new URLSearchParams({ intent: "add-to-cart" }) });
  const list = `/packList?role=${pack}`;
  expect(ledTo(added)).toBe(`/s/${keyed.key}${list}`);
  const { words } = await read(list);
  expect(words).toContain("Your pack is in your cart. Return to your system to order it.");
  expect(words).not.toMatch(/check\s*out/i);
});

it("[PO-02] configurators of a visit say what must be resolved before it returns, not before a checkout", async () => {
  const { keyed } = await startVisit();
  const polo = await skuOf(shop.api, "KC-5002", 60);
  const path = `/configure/vc/product/entityKey/${polo}`;
  const read = async (at: string) => main(await shop.request(at, { keyed }));
  const html = await read(path);
  const body = new URLSearchParams({
    ...{ config: valueIn(html, "config"), idempotencyKey: valueIn(html, "idempotencyKey") },
    ...{ group: "LOGO", sku: polo, quantity: "1", a_LOGO: "ONE", intent: "update" },
  });
  const led = await shop.request(path, { keyed, body });
  const step = String(led.headers.get("Location")).replace(`/s/${keyed.key}`, "");
  for (const at of [step, step.replace("/configure/", "/configure-overview/")]) {
    const words = await read(at);
    expect([at, words]).toEqual([
      at,
      expect.stringContaining("issue(s) or conflict(s) must be resolved before you return to your system"),
    ]);
    expect(words.replaceAll(/<[^>]*>/g, " ")).not.toMatch(/check\s*out/i);
  }
});

it("[PO-03] a cancelled requisition is over: neither its key nor its sid opens anything more", async () => {
  const { start, keyed } = await startVisit();
  expect((await shop.request("/orderUniform", { keyed })).status).toBe(200);
  const end = `/s/${keyed.key}/punchout-session-end`;
  expect(ledTo(await shop.request("/logout", { keyed, body: new URLSearchParams() }))).toBe(end);
  expect(await (await shop.request("/punchout-session-end", { keyed })).text()).toContain(
    "Requisition cancelled",
  );
  for (const path of ["/orderUniform", "/cart", "/logout"]) {
    expect(ledTo(await shop.request(path, { keyed }))).toBe(end);
  }
  expect(ledTo(await shop.request("/logout", { keyed, body: new URLSearchParams() }))).toBe(end);
  expect(ledTo(await shop.request(start))).toBe("/punchout-session-end");
  // Whoever has read the sid in a log cannot open it again by writing other notes.
  const { status } = await shop.api.call("PUT", `/punchout/sessions/${keyed.sid}/state`, {
    body: { state: {} },
  });
  expect(status).toBe(404);
  expect(ledTo(await shop.request(start))).toBe("/punchout-session-end");
  expect(ledTo(await shop.request("/orderUniform", { keyed }))).toBe(end);
});

it("[PO-03] a requisition that could not be ended is not said to be over", async () => {
  const { keyed } = await startVisit();
  const answer = await shop.request("/logout", {
    keyed,
    body: new URLSearchParams(),
    fetch: (call) =>
      call.url.endsWith("/requisition")
        ? Promise.resolve(new Response("", { status: 500 }))
        : shop.api.fetch(call),
  });
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(ledTo(await shop.request("/logout", { keyed, body: new URLSearchParams() }))).toBe(
    `/s/${keyed.key}/punchout-session-end`,
  );
});

it("[PO-02] a visit whose cart was deleted says so, and can be cancelled", async () => {
  const { keyed } = await startVisit();
  const { token, cartId } = (await shop.api.call("GET", `/punchout/sessions/${keyed.sid}`)).body;
  const own = { token: token.accessToken, headers: { punchoutsid: keyed.sid } };
  expect((await shop.api.call("DELETE", `/orgUsers/current/carts/${cartId}`, own)).status).toBeLessThan(300);
  expect((await shop.request("/orderUniform", { keyed })).status).toBe(200);
  const led = await shop.request("/requisition", { keyed });
  expect(ledTo(led)).toBe(`/s/${keyed.key}/logout`);
  expect(await (await shop.request("/logout", { keyed })).text()).toContain(
    "The cart of this visit was deleted.",
  );
  expect(ledTo(await shop.request("/logout", { keyed, body: new URLSearchParams() }))).toBe(
    `/s/${keyed.key}/punchout-session-end`,
  );
  expect((await shop.api.call("GET", `/punchout/sessions/${keyed.sid}`)).status).toBe(404);
});

it("[PO-04] an edit that expired has nothing to send, so the buyer's lines stay", async () => {
  const more = itemOut(await skuOf(shop.api, "KC-5002"), 4);
  const { start } = await sendCxml(shop.api, setupDocument({ operation: "edit", more }));
  const entry = await shop.request(start!.slice(start!.indexOf("/punchout/cxml")));
  const keyed = openKey(/^\/s\/([^/]+)/.exec(entry.headers.get("Location") ?? "")![1]!)!;
  await shop.api.db.update(punchoutSessions).set({ expiresAt: new Date(0) });
  const page = await (await shop.request("/punchout-session-end", { keyed })).text();
  expect(page).toContain("Your session has ended");
  expect(page).toContain("tenderline.example is as it was.");
  expect(page).not.toMatch(/<form|cxml-base64/);
});

it("[PO-02] a start link that was used in one browser says so in another, without the sid", async () => {
  const { start, keyed } = await startVisit();
  const scanner = { headers: { "User-Agent": "Scanner" } };
  expect((await shop.request(start, scanner)).status).toBe(303);
  // Opening is no use; a post is.
  await shop.request("/cart", { keyed, body: new URLSearchParams({ intent: "none" }) });
  expect((await shop.request(start)).status).toBe(303);
  const refused = await shop.request(start, scanner);
  const page = await refused.text();
  expect(page).toContain("This link was used in another browser");
  expect(page).not.toContain(new URL(start, "http://x").searchParams.get("sid")!);
  expect(page).not.toContain(keyed.sid);
});

const OCI = {
  USERNAME: "TENDERLINE",
  PASSWORD: "Kitroom-2026!",
  HOOK_URL: "https://tenderline.example/hook?a=1",
};

it.each(["GET", "POST"])(
  "[PO-06] an OCI call-up by %s leads into a visit, whose page has its form",
  async (how) => {
    const sent = new URLSearchParams(OCI);
    const entry =
      how === "GET"
        ? await shop.request(`/punchout/oci/start?${sent}`)
        : await shop.request("/punchout/oci/start", {
            body: sent,
            headers: { Origin: "https://tenderline.example" },
          });
    const key = /^\/s\/([^/]+)\/orderUniform$/.exec(entry.headers.get("Location") ?? "")![1]!;
    const keyed = openKey(key)!;
    const { token, cartId } = (await shop.api.call("GET", `/punchout/sessions/${keyed.sid}`)).body;
    await shop.api.call("POST", `/orgUsers/current/carts/${cartId}/entries`, {
      token: token.accessToken,
      headers: { punchoutsid: keyed.sid },
      query: { code: await skuOf(shop.api, "KC-5002"), quantity: 2 },
    });
    const html = await (await shop.request("/requisition", { keyed })).text();
    expect(html).toMatch(/<form[^>]*target="_top"/);
    const body = new URLSearchParams(
      [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!.replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
      ]),
    );
    expect([body.get("a"), body.get("NEW_ITEM-QUANTITY[1]")]).toEqual(["1", "2.000"]);
    const returned = await shop.request("/requisition", { keyed, body });
    expect([returned.status, returned.headers.get("Location")]).toEqual([
      307,
      "https://tenderline.example/hook",
    ]);
  },
);

it("[PO-06] OCI's questions are answered with a form, and refusals in words", async () => {
  const ask = (fields: object) =>
    shop.request(`/punchout/oci/start?${new URLSearchParams({ ...OCI, ...fields })}`);
  const sku = await skuOf(shop.api, "KC-5002");
  const form = await ask({ FUNCTION: "VALIDATE", PRODUCTID: sku, QUANTITY: "2" });
  expect(form.headers.get("Content-Security-Policy")).toContain("form-action https://tenderline.example;");
  expect(await form.text()).toContain('name="NEW_ITEM-QUANTITY[1]" value="2.000"');
  const refused = await ask({ PASSWORD: "<b>wrong" });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("not known");
  // What no database can store is dropped, and the rest counts.
  const odd = await ask({ USERNAME: "\u0000", "a\u0000": "b\u0000" });
  expect([odd.status, (await odd.text()).includes("not known")]).toEqual([403, true]);
});

it("[PO-06] an inspection has the page of its lines alone, and no button but the one that goes back", async () => {
  const more = itemOut(await skuOf(shop.api, "KC-5002"), 4) + itemOut("KC-GONE", 2);
  const { start } = await sendCxml(shop.api, setupDocument({ operation: "inspect", more }));
  const entry = await shop.request(start!.slice(start!.indexOf("/punchout/cxml")));
  const base = /^\/s\/[^/]+/.exec(entry.headers.get("Location") ?? "")![0];
  expect(ledTo(entry)).toBe(`${base}/requisition`);
  const keyed = openKey(base.slice(3))!;
  for (const path of ["/", "/orderUniform", "/cart", "/product/KC-5002/garment", "/search", "/checkout"]) {
    expect([path, ledTo(await shop.request(path, { keyed }))]).toEqual([path, `${base}/requisition`]);
  }
  const page = await (await shop.request("/requisition", { keyed })).text();
  expect(page).toContain("KC-GONE");
  expect(page).toContain("2 lines");
  expect(page.match(/<button/g)).toHaveLength(1);
  expect((await shop.request("/logout", { keyed })).status).toBe(200);
});

it("[CA-05] a visit reaches quick order and the file of its cart, but no saved carts or wish list", async () => {
  const { keyed } = await startVisit();
  for (const path of ["/quick-order", "/cart/import", "/cart.csv"]) {
    expect([path, (await shop.request(path, { keyed })).status]).toEqual([path, 200]);
  }
  const cart = await main(await shop.request("/cart", { keyed }));
  expect(cart).toContain("Quick order");
  expect(cart).not.toContain("saved-carts");
  for (const path of [
    "/my-account/saved-carts",
    "/my-account/saved-carts?do=save",
    "/my-account/wish-list",
  ]) {
    expect([path, ledTo(await shop.request(path, { keyed }))]).toEqual([
      path,
      `/s/${keyed.key}/orderUniform`,
    ]);
  }
  const body = new URLSearchParams({ name: "Mine" });
  expect(ledTo(await shop.request("/my-account/saved-carts", { keyed, body }))).toBe(
    `/s/${keyed.key}/orderUniform`,
  );
});
