import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiries } from "../../commerce/modules/enquiries/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { returnRequests } from "../../commerce/modules/returns/tables";
import { PASSWORD } from "../support/settings";
import { main, testStorefront, type Storefront } from "../support/storefront";

const wearer = "wearer@saltbush.example";
let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

const cookieOf = (answer: Response) => (answer.headers.get("Set-Cookie") ?? "").split(";")[0]!;
const asker = (cookie: string) => ({
  page: async (path: string) => main(await shop.request(path, { cookie })),
  post: (path: string, fields: Record<string, string>) =>
    shop.request(path, { cookie, body: new URLSearchParams(fields) }),
});

test("[AC-01] the profile leads to every page of the account, and the menu to the addresses", async () => {
  const cookie = await shop.signIn(wearer);
  const html = await (await shop.request("/my-account/profile", { cookie })).text();
  for (const path of ["update-email", "sessions", "delivery-and-shipping", "close-account"]) {
    expect(html).toContain(`href="/my-account/${path}"`);
    expect((await shop.request(`/my-account/${path}`, { cookie })).status).toBe(200);
  }
  expect(html.slice(0, html.indexOf("<main"))).toContain("Delivery and shipping");
});

test("[AC-01] the profile saves title and names; without a first name nothing is saved", async () => {
  const own = asker(await shop.signIn(wearer));
  const path = "/my-account/profile";
  const read = async () => (await shop.api.call("GET", "/orgUsers/current", { as: wearer })).body;
  const before = await read();
  const name = "O'Brien-Ngāti <b>&";
  const empty = await own.post(path, { titleCode: "dr", firstName: " \u200b", lastName: name });
  expect([empty.status, await main(empty)]).toEqual([400, expect.stringContaining("Enter your first name.")]);
  expect(await read()).toEqual(before);
  const saved = await own.post(path, { titleCode: "dr", firstName: "Mā\u202eia", lastName: name });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, path]);
  expect(await read()).toMatchObject({ titleCode: "dr", firstName: "Māia", lastName: name });
  const page = await own.page(path);
  expect(page).toContain('value="O&#x27;Brien-Ngāti &lt;b&gt;&amp;"');
  const { titleCode = "", firstName, lastName } = before;
  await shop.api.call("PATCH", "/orgUsers/current", { as: wearer, body: { titleCode, firstName, lastName } });
});

test("[AC-01] the other sign-ins are listed and ended", async () => {
  const here = asker(await shop.signIn(wearer));
  const elsewhere = await shop.signIn(wearer);
  const id = /name="end" value="([^"]+)"/.exec(await asker(elsewhere).page("/my-account/sessions"))![1]!;
  expect(await here.page("/my-account/sessions")).toContain("This one");
  expect((await here.post("/my-account/sessions", { do: "others" })).headers.get("Location")).toBe(
    "/my-account/sessions",
  );
  expect((await shop.request("/my-account/profile", { cookie: elsewhere })).headers.get("Location")).toMatch(
    /^\/login\?/,
  );
  expect(await here.page("/my-account/sessions")).not.toContain("Sign out everywhere else");
  // One that has ended already is no error.
  expect((await here.post("/my-account/sessions", { end: id })).status).toBe(303);
});

test("[AC-01] another email needs the password and the link of its mail", async () => {
  const own = asker(await shop.signIn(wearer));
  const path = "/my-account/update-email";
  const empty = await own.post(path, { newEmail: "", oldPassword: "" });
  expect([empty.status, await main(empty)]).toEqual([400, expect.stringContaining("Enter the new email.")]);
  const wrong = await main(await own.post(path, { newEmail: "sam@saltbush.example", oldPassword: "wrong" }));
  expect(wrong).toContain("Old password incorrect.");
  expect(wrong).toContain('value="sam@saltbush.example"');
  expect((await own.post(path, { newEmail: "sam@saltbush.example", oldPassword: PASSWORD })).status).toBe(
    303,
  );
  await shop.api.jobs.runDue();
  const mail = (await shop.api.db.select().from(mailOutbox)).find(({ toAddress }) =>
    toAddress.startsWith("sam@"),
  );
  const link = /\/update-email\?token=[\w-]+/.exec(mail!.text)![0];
  // Whoever opens it confirms it by a press, in any browser.
  expect(await main(await shop.request(link))).toContain("You will sign in with sam@saltbush.example.");
  const done = await shop.request(link, { body: new URLSearchParams() });
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/login"]);
  expect(await (await shop.request("/login", { cookie: cookieOf(done) })).text()).toContain(
    "Your email is updated. Sign in with the new email.",
  );
  const again = await shop.request(link);
  expect([again.status, await main(again)]).toEqual([
    400,
    expect.stringContaining("This link does not work"),
  ]);
  expect((await shop.request(link, { body: new URLSearchParams() })).status).toBe(400);
  expect(await asker(await shop.signIn("sam@saltbush.example")).page("/my-account/profile")).toContain(
    "sam@saltbush.example",
  );
});

test("[AC-01] an account is closed when nothing is open, with the password", async () => {
  const leaver = "wearer@emberbun.example";
  const cookie = await shop.signIn(leaver);
  const own = asker(cookie);
  const path = "/my-account/close-account";
  const { body: me } = await shop.api.call("GET", "/orgUsers/current", { as: leaver });
  const mine = eq(orders.customerId, me.customerId);
  const [one] = await shop.api.db.select().from(orders).where(mine);
  await shop.api.db.update(orders).set({ status: "OPEN" }).where(eq(orders.code, one!.code));
  const waiting = await own.page(path);
  expect(waiting).toContain(`href="/my-account/orders/${one!.code}"`);
  expect(waiting).not.toContain("Close my account");
  const early = await own.post(path, { oldPassword: PASSWORD });
  expect([early.status, await main(early)]).toEqual([400, expect.stringContaining("Not yet")]);
  await shop.api.db.update(orders).set({ status: "CANCELLED" }).where(mine);
  await shop.api.db.delete(returnRequests).where(eq(returnRequests.customerId, me.customerId));
  expect(await own.page(path)).toContain("Kept, and why");
  const wrong = await own.post(path, { oldPassword: "wrong" });
  expect([wrong.status, await main(wrong)]).toEqual([
    400,
    expect.stringContaining("Old password incorrect."),
  ]);
  const asked = eq(enquiries.customerId, me.customerId);
  await shop.api.db.insert(enquiries).values({
    ...{ reference: "ASK-99", customerId: me.customerId, topic: "ORDER", message: "Where is it?" },
    ...{ answerBy: "EMAIL", sentAt: shop.api.now() },
  });
  const done = await own.post(path, { oldPassword: PASSWORD });
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/login"]);
  expect(await shop.api.db.$count(enquiries, asked)).toBe(0);
  expect((await shop.request("/my-account/profile", { cookie })).headers.get("Location")).toMatch(
    /^\/login\?/,
  );
  const admin = asker(await shop.signIn("admin@emberbun.example"));
  expect(await admin.page(path)).toContain("Another administrator can close it.");
});
