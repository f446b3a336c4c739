import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notices } from "../../commerce/modules/notices/tables";
import { users } from "../../commerce/modules/users/tables";
import { main, testStorefront } from "../support/storefront";
import { ADMIN, APPROVER, waitingOrder } from "../support/waiting-order";

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
  expect(html).toMatch(/href="\/my-account\/orders\/KR-\d+#KR-\d+-1"/);
  const upTo = /name="upTo" value="([^"]+)"/.exec(html)![1]!;
  const read = await shop.request("/my-account/notices", { cookie, body: new URLSearchParams({ upTo }) });
  expect([read.status, read.headers.get("Location")]).toEqual([303, "/my-account/notices"]);
  const after = await (await open("/my-account/notices")).text();
  expect(after).toContain('aria-label="Notices"');
  expect(after).not.toContain("Mark all as read");
  expect(await main(await open("/my-account/notices?show=unread"))).toContain("Nothing new");
});

test("[SH-11] one notice is marked as read by its own button, and the list stays where it was", async () => {
  await setRead(new Date("2001-01-01T00:00:00Z"));
  const list = "/my-account/notices?show=unread";
  const count = async () =>
    Number(/aria-label="Notices, (\d+) new"/.exec(await (await open(list)).text())?.[1]);
  const before = await count();
  const notice = /name="notice" value="([^"]+)"/.exec(await main(await open(list)))![1]!;
  for (const press of [1, 2]) {
    const answer = await shop.request(list, { cookie, body: new URLSearchParams({ notice }) });
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, list]);
  }
  expect(await count()).toBe(before - 1);
  expect(await main(await open(list))).not.toContain(`value="${notice}"`);
  // One that was cleared away meanwhile counts as read, and nonsense is none either.
  const gone = await shop.request(list, { cookie, body: new URLSearchParams({ notice: "<b>&-1" }) });
  expect([gone.status, gone.headers.get("Location")]).toEqual([303, list]);
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

test("[SH-11] a notice has its next step beside it, the first that lapses as the one button of the page", async () => {
  await setRead(new Date("2001-01-01T00:00:00Z"));
  const html = await main(await open("/my-account/notices"));
  expect(html).toMatch(
    /<a class="link"[^>]* href="[^"]+">(Open the order|Track the parcel)<span class="vh">: /,
  );
  const [{ customerId } = { customerId: "" }] = await shop.api.db
    .select({ customerId: users.customerId })
    .from(users)
    .where(eq(users.uid, "wearer@lanternbridge.example"));
  const lapse = { packId: "PK-1", packName: "Winter", measure: "points" as const, symbol: "$" };
  for (const amount of [3, 4]) {
    const details = { ...lapse, amount, lastDay: "2026-06-30" };
    await shop.api.db
      .insert(notices)
      .values({ customerId, kind: "points", about: `lapse ${amount}`, at: shop.api.now(), details });
  }
  const person = await shop.signIn("wearer@lanternbridge.example");
  const points = await main(await shop.request("/my-account/notices?show=points", { cookie: person }));
  expect(points.match(/class="btn job s"[^>]* href="\/packDetailsPage/g) ?? []).toHaveLength(1);
});

test("[SH-11] whoever is asked about an order is led to it, and by nothing else once it is decided", async () => {
  const approver = await shop.signIn(APPROVER);
  const { code } = await waitingOrder(shop.api);
  const list = async () =>
    await main(await shop.request("/my-account/notices?show=unread", { cookie: approver }));
  await shop.api.db
    .update(notices)
    .set({ details: sql`details || '{"wearer": "O''Brien-Ngāti <b>&"}'` })
    .where(eq(notices.about, `approval ${code}`));
  const title = `Order ${code} of O&#x27;Brien-Ngāti &lt;b&gt;&amp; waits for your decision`;
  const html = await list();
  expect(html).toContain(`<b>${title}</b>`);
  // The newest that asks for something is the page's one button.
  expect(html).toContain(`href="/my-account/approval/${code}">Approve<span class="vh">: ${title}`);
  expect(html.match(/class="btn job s"/g)).toHaveLength(1);
  await shop.api.call("POST", "/approveDeclineOrder", {
    as: ADMIN,
    body: { orderCode: code, decision: "APPROVE" },
  });
  expect(await list()).not.toContain(code);
  const all = await main(await shop.request("/my-account/notices?show=orders", { cookie: approver }));
  expect(all).toMatch(
    new RegExp(`href="/my-account/approval/${code}">View<span class="vh">: .+ approved order ${code}`),
  );
});
