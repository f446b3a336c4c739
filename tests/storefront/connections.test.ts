import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { punchoutSessions } from "../../commerce/modules/punchout/tables";
import { setupDocument } from "../support/cxml";
import { testStorefront, type Storefront } from "../support/storefront";

const AGENT = "agent@kitroom.example";
const LIST = "/connections";
const CHECK = `${LIST}?do=check`;

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [AGENT, "admin@korraline.example"]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, document?: string, as = AGENT) =>
  shop.request(path, {
    cookie: cookies.get(as),
    ...(document === undefined ? {} : { body: new URLSearchParams({ document }) }),
  });
const page = async (path: string, document?: string) =>
  (await (await ask(path, document)).text()).replaceAll("<!-- -->", "");

describe("the connections of buyers' systems", () => {
  test("[PO-07] staff find them in their menu, in a list, and one by one; nobody else does", async () => {
    expect(await page("/my-account/profile")).toContain(`href="${LIST}"`);
    expect(await page(LIST)).toContain("TENDERLINE");
    expect(await page(`${LIST}?name=Tenderline`)).toContain("KORRALINE");
    expect((await ask(`${LIST}?name=none`)).status).toBe(404);
    for (const query of ["status=x", "search=%00", "currentPage=99", "sort=x", "do=x"]) {
      expect([query, (await ask(`${LIST}?${query}`)).status]).toEqual([query, 200]);
    }
    for (const path of [LIST, CHECK, `${LIST}?name=Tenderline`]) {
      expect((await ask(path, undefined, "admin@korraline.example")).status).toBe(403);
      expect((await ask(path, setupDocument(), "admin@korraline.example")).status).toBe(403);
    }
  });

  test("[PO-07] a checked document stays in the form, without its secret; no visit is opened", async () => {
    const document = setupDocument({ cookie: "O'Brien-Ngāti &lt;b&gt;&amp;" });
    const answer = await page(CHECK, document);
    expect(answer).toContain("It would open a visit");
    expect(answer).toContain('<h2 id="sample">Sample return</h2>');
    expect(answer).toContain("&lt;SharedSecret&gt;••••••••&lt;/SharedSecret&gt;");
    expect(answer).not.toContain("Kitroom-2026!");
    expect(answer).not.toContain("<b>&amp;</b>");
    expect(await shop.api.db.$count(punchoutSessions)).toBe(0);
  });

  test("[PO-07] what is no document, or too long, is told with everything kept", async () => {
    const bomb = await page(CHECK, '<!DOCTYPE cXML [<!ENTITY a "b">]><cXML>&a;</cXML>');
    expect(bomb).toContain("Entities are not accepted.");
    expect(bomb).toContain("&lt;!ENTITY a &quot;b&quot;&gt;");
    expect((await ask(CHECK, "")).status).toBe(400);
    const long = await ask(CHECK, `<SharedSecret>${"s3cret".repeat(4)}${"x".repeat(300_000)}`);
    expect(long.status).toBe(400);
    const text = await long.text();
    expect(text).toContain("That is more than 300,000 characters");
    expect(text).not.toContain("s3crets3cret");
    expect((await ask(CHECK, "x".repeat(600_000))).status).toBe(413);
  });
});
