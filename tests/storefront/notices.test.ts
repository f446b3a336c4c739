import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { main, testStorefront } from "../support/storefront";

const wearer = "wearer@kestrel.example";
const shop = await testStorefront();
const cookie = await shop.signIn(wearer);
const open = (path: string) => shop.request(path, { cookie });
const setRead = (noticesReadAt: Date) =>
  shop.api.db.update(users).set({ noticesReadAt }).where(eq(users.uid, wearer));

test("[SH-11] the header says how many notices are new, and the page shows and reads them", async () => {
  await setRead(new Date("2001-01-01T00:00:00Z"));
  const html = await (await open("/my-account/notices")).text();
  expect(html).toMatch(/aria-label="Notices, \d+ new"/);
  expect(html).toContain("Mark all as read");
  expect(html).toMatch(/href="\/my-account\/orders\/KR-\d+"/);
  const upTo = /name="upTo" value="([^"]+)"/.exec(html)![1]!;
  const read = await shop.request("/my-account/notices", { cookie, body: new URLSearchParams({ upTo }) });
  expect([read.status, read.headers.get("Location")]).toEqual([303, "/my-account/notices"]);
  const after = await (await open("/my-account/notices")).text();
  expect(after).toContain('aria-label="Notices"');
  expect(after).not.toContain("Mark all as read");
  expect(await main(await open("/my-account/notices?show=unread"))).toContain("Nothing new");
});

test("[SH-11] nonsense in the form or the address harms nobody", async () => {
  await setRead(new Date("2001-01-01T00:00:00Z"));
  for (const upTo of ["", "yesterday", "<b>&", "99999999999999", "KR-099875", "2026-13-45T00:00:00.000Z"]) {
    const answer = await shop.request("/my-account/notices", { cookie, body: new URLSearchParams({ upTo }) });
    expect([upTo, answer.status]).toEqual([upTo, 303]);
  }
  expect((await open("/my-account/notices?currentPage=999999&show=x")).status).toBe(200);
  expect(await (await open("/")).text()).toMatch(/aria-label="Notices, \d+ new"/);
});
