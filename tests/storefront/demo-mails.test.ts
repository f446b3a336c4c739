import { afterAll, beforeAll, expect, test } from "vitest";
import { testApi } from "../support/api";
import { testStorefront, type Storefront } from "../support/storefront";
import { markupProblems } from "../support/valid-markup";

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

const text = async (path: string) => (await demo.request(path, { headers: { "Save-Data": "on" } })).text();

test("[CK-03] the demo lists every kind of email and shows each of them", async () => {
  const list = await text("/demo-mails");
  const paths = [...list.matchAll(/href="(\/demo-mails\/[\w-]+)"/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expect((await demo.request(path)).status, path).toBe(200);
});

test("[CK-03] an email is shown in sandboxed frames at two widths, and as text", async () => {
  const page = await text("/demo-mails/order-approval-asked");
  const frames = page.match(/<iframe[^>]*>/g)!;
  expect(frames).toHaveLength(2);
  for (const frame of frames) {
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(frame).toContain('src="/demo-mails/order-approval-asked/html"');
  }
  expect(page).toContain("Total inc. GST: $243.10");
  expect(await markupProblems(page)).toEqual([]);
  const part = await demo.request("/demo-mails/order-approval-asked/html");
  const policy = part.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
  expect((await demo.request("/demo-mails/nosuch")).status).toBe(404);
});

test("[CK-03] a shop that is no demo has no sample emails", async () => {
  for (const path of ["/demo-mails", "/demo-mails/order-placed", "/demo-mails/order-placed/html"]) {
    expect((await plain.request(path)).status, path).toBe(404);
  }
});
