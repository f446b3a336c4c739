import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testStorefront, type Storefront, settingsOfFile } from "../support/storefront";

const SCRIPT = "https://cdc.example/gigya.js?apikey=4_x";
settingsOfFile({ CDC_JAVASCRIPT_URL: SCRIPT });
let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

/** The API, with an identity configuration, and without a token where it is told so. */
const withScript =
  (calls: string[], token = true) =>
  async (call: Request) => {
    const { pathname } = new URL(call.url);
    if (pathname.endsWith("/getCDCApiKeyDetails")) {
      calls.push(`${pathname} ${call.headers.get("Authorization")?.slice(0, 7)}`);
      return Response.json({ cdcJavascriptUrl: SCRIPT, baseSiteUid: "uniforms" });
    }
    if (pathname.endsWith("/oauth/token") && (await call.clone().text()).includes("client_credentials")) {
      calls.push(pathname);
      if (!token) return Response.json({ token_type: "bearer" });
    }
    return shop.api.fetch(call);
  };

test("[SI-09] the API names the script of the site and its base site; none by default", async () => {
  const { status, body } = await shop.api.call("GET", "/customer/anonymous/getCDCApiKeyDetails");
  expect([status, body]).toEqual([200, { cdcJavascriptUrl: "", baseSiteUid: "uniforms" }]);
});

test("[SI-09] without a token the sign-in page goes without the script, and the log says why", async () => {
  const { NoAccessToken } = await import("../../app/commerce/identity.server");
  expect(new NoAccessToken(undefined).message).toBe("No access token received from auth service");
  const calls: string[] = [];
  const page = await shop.request("/login", { fetch: withScript(calls, false) });
  expect([page.status, calls]).toEqual([200, ["/authorizationserver/oauth/token"]]);
  expect(await page.text()).not.toContain("cdc.example");
});

test("[SI-09] the script is read once with a token of the storefront, and loaded under the page's policy", async () => {
  const calls: string[] = [];
  const fetch = withScript(calls);
  const page = await shop.request("/login", { fetch });
  await shop.request("/login", { fetch });
  expect(calls).toEqual([
    "/authorizationserver/oauth/token",
    "/occ/v2/uniforms/customer/anonymous/getCDCApiKeyDetails Bearer ",
  ]);
  const html = await page.text();
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
  expect(html).toContain(`<script src="${SCRIPT}" nonce="${nonce}" defer=""></script>`);
  expect(policy).toContain("connect-src 'self' https://cdc.example;");
  const elsewhere = await shop.request("/forgot-password", { fetch });
  expect(elsewhere.headers.get("Content-Security-Policy")).not.toContain("cdc.example");
  // Ten minutes later it is read anew.
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });
  await shop.request("/login", { fetch });
  vi.useRealTimers();
  expect(calls).toHaveLength(4);
});
