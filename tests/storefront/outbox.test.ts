import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { queueMail } from "../../commerce/modules/mail";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { testApi } from "../support/api";
import { testLetter } from "../support/letter";
import { TEST_NOW } from "../support/settings";
import { main, testStorefront, type Storefront } from "../support/storefront";

const name = "O'Brien-Ngāti <b>&";
let demo: Storefront;
let plain: Storefront;
beforeAll(async () => {
  demo = await testStorefront();
  plain = await testStorefront(await testApi({ demo: false }));
});
afterAll(async () => {
  await demo.api.close();
  await plain.api.close();
});

const queue = async ({ api }: Storefront) => {
  const to = { name, address: "aroha@shop.example" };
  const letter = testLetter(`For ${name}`, {
    greeting: `Hello ${name},`,
    opening: ["<script>alert(1)</script>"],
    button: { label: "See it", path: "/x?a=1&b=2" },
  });
  await queueMail(api.db, { about: "page", to, letter }, api.now());
  const [row] = await api.db.select().from(mailOutbox);
  return row!.id;
};

describe("the demo's outbox", () => {
  test("[CK-03] lists mails and shows one, names as they are, scripts on or off", async () => {
    const empty = await demo.request("/demo-outbox");
    expect(await empty.text()).toContain("No emails yet");
    const id = await queue(demo);
    const list = await (await demo.request("/demo-outbox", { headers: { "Save-Data": "on" } })).text();
    expect(list).not.toContain("<script");
    expect(list).toContain("For O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
    expect(list).toContain(`href="/demo-outbox/${id}"`);
    const page = await (await demo.request(`/demo-outbox/${id}`, { headers: { "Save-Data": "on" } })).text();
    expect(page).toContain("Hello O&#x27;Brien-Ngāti &lt;b&gt;&amp;,");
    expect(page).toContain(`href="/demo-outbox/${id}/html"`);
    expect(page).not.toContain("<iframe");
    expect((await demo.request("/demo-outbox/nosuch")).status).toBe(404);
    expect((await demo.request("/demo-outbox?currentPage=-x")).status).toBe(200);
  });

  test("[CK-03] says what the demo is dated from when that is more than 60 days ago, and what dates it from today", async () => {
    const shownAfter = async (days: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: TEST_NOW.getTime() + days * 86_400_000 });
      const answer = await demo.request("/demo-outbox");
      vi.useRealTimers();
      return (await main(answer)).includes("The data of this demo is dated from 18 Mar 2026");
    };
    expect(await shownAfter(59)).toBe(false);
    expect(await shownAfter(62)).toBe(true);
  });

  test("[CK-03] draws a mail's HTML without scripts and in no frame, and its link opens the shop", async () => {
    const [row] = await demo.api.db.select().from(mailOutbox);
    const part = await demo.request(`/demo-outbox/${row!.id}/html`);
    expect(part.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const policy = part.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
    // With both, a browser shows nothing.
    expect(part.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    const html = await part.text();
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain('href="https://shop.example/x?a=1&amp;b=2"');
    expect((await demo.request("/demo-outbox/nosuch/html")).status).toBe(404);
  });

  test("[CK-03] is not found in a shop that is no demo", async () => {
    const id = await queue(plain);
    for (const path of ["/demo-outbox", `/demo-outbox/${id}`, `/demo-outbox/${id}/html`]) {
      expect((await plain.request(path)).status, path).toBe(404);
    }
  });
});
