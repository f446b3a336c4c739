import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testStorefront, type Storefront } from "../support/storefront";

let shop: Storefront;
let wearer = "";
let newStarter = "";
beforeAll(async () => {
  shop = await testStorefront();
  wearer = await shop.signIn("wearer@lanternbridge.example");
  newStarter = await shop.signIn("newstarter@kestrel.example");
});
afterAll(() => shop.api.close());

const SCRIPT = `"><script>alert(1)</script>`;
const values = [
  "",
  " ",
  SCRIPT,
  "x".repeat(20_000),
  "\u0000\u0007",
  "🧵".repeat(300),
  "-1",
  "1e99",
  "NaN",
  "../../etc",
  "' or 1=1 --",
  "{}",
];

const pack = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=4&style=KM-1403";
const forms: { path: string; who: () => string; fields: string[]; intents: string[] }[] = [
  { path: "/login", who: () => "", fields: ["email", "password"], intents: [""] },
  { path: "/my-account/profile", who: () => wearer, fields: ["preferredName"], intents: [""] },
  {
    path: pack,
    who: () => newStarter,
    fields: [
      "setId",
      "colour",
      "fit",
      "quantity",
      "valueAdd.NAME_ENGRAVE[0]",
      "valueAdd.FORGED[3]",
      "itemId",
      "bundleId",
      "step",
      "idempotencyKey",
    ],
    intents: ["add", "remove", "next", "add-to-cart", "forged"],
  },
  {
    path: "/product/LB-2102/x",
    who: () => wearer,
    fields: ["colour", "fit", "quantity", "step", "idempotencyKey"],
    intents: [""],
  },
  {
    path: "/cart",
    who: () => wearer,
    fields: ["line", "entry", "sku", "code", "quantity", "packId", "step"],
    intents: ["update", "remove", "remove-pack", "forged"],
  },
  {
    path: "/checkout/delivery-address",
    who: () => wearer,
    fields: ["addressId", "firstName", "postalCode", "country"],
    intents: ["choose", "add", ""],
  },
  { path: "/checkout/delivery-mode", who: () => wearer, fields: ["deliveryMode"], intents: [""] },
  {
    path: "/checkout/payment-details",
    who: () => wearer,
    fields: ["purchaseOrderNumber", "costCenterId", "cart", "guid", "termsChecked"],
    intents: [""],
  },
];

describe("forged forms", () => {
  for (const { path, who, fields, intents } of forms) {
    it(`[SI-08] ${path}: no fault and no reflection, whatever is sent`, async () => {
      for (const intent of intents) {
        for (const value of values) {
          const body = new URLSearchParams(fields.map((field) => [field, value]));
          // Twice: a field that comes as a list where one was expected.
          for (const field of fields) body.append(field, value);
          if (intent) body.set("intent", intent);
          const answer = await shop.request(path, { cookie: who(), body });
          const text = await answer.text();
          expect(answer.status, `${intent} ${value.slice(0, 20)}: ${text.slice(0, 300)}`).toBeLessThan(500);
          expect(text).not.toContain("<script>alert(1)");
        }
      }
    });
  }
});

describe("forged addresses", () => {
  const paths = [
    "/packDetailsPage?packId=%00&step=1",
    "/packDetailsPage?packId=PK-KM-NS-CABIN&step=99999999999999999999",
    "/packDetailsPage?packId=PK-KM-NS-CABIN&step=-4&set=%3Cscript%3E",
    `/packDetailsPage?packId=${"x".repeat(3000)}`,
    "/search/%25%2B%27%22%3A%3A%3A",
    `/search/${"y".repeat(3000)}`,
    "/search/polo?currentPage=-1&pageSize=abc&sortCode=zzz&query=:::",
    "/search/polo?currentPage=999999999999",
    "/product/%2e%2e/%00",
    "/my-account/orders/%27%20or%201=1",
    "/my-account/orders?currentPage=9999&sort=zzz",
    "/order-confirmation?code=%00",
    "/size-guide/%2e%2e%2fetc",
    "/help/%00",
    "/login?redirectTo=//evil.example&resume=zzz",
    "/login/resume?resume=zzz",
    "/punchout/cxml/session?sid=%00",
    "/exchange-return;returns=true",
  ];
  for (const path of paths) {
    it(`[SH-12] ${path.slice(0, 60)}: a page or a clear no, never a fault`, async () => {
      const answer = await shop.request(path, { cookie: newStarter });
      const text = await answer.text();
      expect(answer.status, text.slice(0, 300)).toBeLessThan(500);
      expect(answer.headers.get("Location") ?? "/").toMatch(/^\/(?!\/)/);
    });
  }
});

describe("broken visits", () => {
  it("[SI-08] a broken cookie is a visitor without one", async () => {
    for (const cookie of [
      "__Host-kitroom=abc",
      "__Host-kitroom=%00%ff",
      `__Host-kitroom=${"z".repeat(5000)}`,
      "=;=;",
    ]) {
      const answer = await shop.request("/orderUniform", { cookie });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toMatch(/^\/login\?/);
    }
  });

  it("[SI-08] a body of a megabyte or of no form is refused in words", async () => {
    const big = await shop.request("/my-account/profile", {
      cookie: wearer,
      body: new URLSearchParams({ preferredName: "x".repeat(1_000_000) }).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "1000014" },
    });
    expect(big.status).toBe(413);
    const json = await shop.request("/my-account/profile", {
      cookie: wearer,
      body: "{",
      headers: { "Content-Type": "application/json" },
    });
    expect(json.status).toBe(400);
  });
});
