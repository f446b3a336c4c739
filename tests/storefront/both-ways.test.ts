import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHECKS_BY_POST, LISTS_BY_POST } from "../../app/commerce/direct-reads.server";
import { cartEntries } from "../../commerce/modules/carts/tables";
import { fillCart, skuOf } from "../support/shopping";
import { testStorefront, type Storefront } from "../support/storefront";

let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

const pack = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=";
const pages: [email: string, paths: string[]][] = [
  ["newstarter@kestrel.example", ["/", "/orderUniform", `${pack}1`, `${pack}review`, "/my-account/sizes"]],
  [
    "admin@korraline.example",
    [
      "/search",
      "/search/polo?query=polo%3Aprice-asc%3Acolour%3Anavy",
      "/global-search?search=shirt",
      "/product/KC-5002/x",
      "/product/nothing/x",
      "/quick-add/KC-5002",
      "/category/polos",
      "/cart",
      "/my-account/orders",
      "/my-account/orders/nothing",
      "/my-account/approval-dashboard?cause=program&sort=-placed",
      "/my-account/approval-dashboard/actioned?from=wrong",
      "/manage-users?search=a",
      "/purchase-order",
      "/change-log?kind=order",
    ],
  ],
  [
    "wearer@lanternbridge.example",
    ["/product/LB-2102/x", "/product/LB-2102/x/review", "/my-account/profile"],
  ],
];

/** A browser that says where a form comes from gets no proof of its own in its pages. */
const headers = { "Sec-Fetch-Site": "same-origin" };

/** Every page has a nonce of its own, and every error page a reference. */
const lasting = (html: string) =>
  html
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "");

describe("the embedded API asked without HTTP", () => {
  for (const [email, paths] of pages) {
    it(`[API-1] ${email}: each page is the same as when it sends requests`, async () => {
      const cookie = await shop.signIn(email);
      for (const path of paths) {
        const requests: string[] = [];
        const direct = await shop.request(path, { cookie, headers });
        const byRequest = await shop.request(path, {
          cookie,
          headers,
          fetch: (request) => {
            requests.push(request.method);
            return shop.api.fetch(request);
          },
        });
        expect(direct.status, path).toBe(byRequest.status);
        expect(lasting(await direct.text()), path).toBe(lasting(await byRequest.text()));
        expect(requests.length, path).toBeGreaterThan(0);
      }
    });
  }

  it.each([...LISTS_BY_POST, ...CHECKS_BY_POST])("[API-1] POST %s can be read in process", async (path) => {
    const asked = { site: "uniforms", method: "POST", path, params: { cartId: "current" } } as const;
    // It asks who calls, so there is such a read.
    expect(await shop.api.read({ ...asked, query: {}, headers: {} })).toMatchObject({ status: 401 });
  });

  it("[API-1] a cart whose prices changed is not read but sent, so that they are written", async () => {
    const as = "admin@korraline.example";
    await fillCart(shop.api, as, { [await skuOf(shop.api, "KC-5002")]: 1 });
    const check = async () =>
      shop.api.read({
        site: "uniforms",
        method: "POST",
        path: "/users/current/carts/{cartId}/validate",
        params: { cartId: "current" },
        query: {},
        headers: { authorization: `Bearer ${await shop.api.signIn(as)}` },
      });
    expect(await check()).toEqual({ status: 200, body: { cartModifications: [] } });
    await shop.api.db.update(cartEntries).set({ unitCents: 1 });
    expect(await check()).toEqual({ status: 200, mustWrite: true });
  });

  it("[API-1] an answer shares nothing with what is cached", async () => {
    const ask = () =>
      shop.api.read({
        site: "uniforms",
        method: "GET",
        path: "/cms/pages",
        params: {},
        query: {},
        headers: {},
      });
    const first = await ask();
    const before = JSON.stringify(first);
    spoil(first);
    expect(JSON.stringify(await ask())).toBe(before);
  });

  it("[API-1] a refusal has the same status and errors", async () => {
    const cases: [path: string, params: Record<string, string>, query: Record<string, string>][] = [
      ["/users/current/orders", {}, {}],
      ["/cms/pages/{pageId}", { pageId: "nothing" }, {}],
      ["/cms/pages", {}, { fields: "wrong(" }],
    ];
    for (const [path, params, query] of cases) {
      const direct = await shop.api.read({
        site: "uniforms",
        method: "GET",
        path,
        params,
        query,
        headers: {},
      });
      const at = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
      const { status, body } = await shop.api.call("GET", at, { query });
      expect(direct, path).toEqual({ status, ...body });
    }
  });
});

/** Writes over everything in an answer. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const child of Object.values(value)) spoil(child);
  for (const name of Object.keys(value)) (value as Record<string, unknown>)[name] = "spoiled";
}
