import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { emptyCarts } from "../support/shopping";
import { mainOf, testStorefront } from "../support/storefront";
import { ADMIN, APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const shop = await testStorefront();
afterAll(() => shop.api.close());
const { api } = shop;
const cookie = await shop.signIn(APPROVER);

const home = async (as = cookie) =>
  mainOf(await (await shop.request("/", { cookie: as })).text()).replaceAll("<!-- -->", "");

/** The rows of what waits, each with what its form sends. */
const rowsOf = (html: string) =>
  html
    .split('<li class="card pad">')
    .slice(1)
    .map((row) => ({
      row,
      code: /action="\/my-account\/approval\/([^"]+)"/.exec(row)?.[1] ?? "",
      form: new URLSearchParams(
        [...row.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
      ),
    }));
const stateOf = async (code: string) =>
  (await api.call("GET", `/approve-order/${code}`, { as: ADMIN })).body.status as string;
const approve = (code: string, body: URLSearchParams) =>
  shop.request(`/my-account/approval/${code}`, { cookie, body });

it("[AP-01] [SH-07] the home page of an approver begins with what waits longest: who, how long, what and why", async () => {
  const html = await home();
  const { body } = await api.call("GET", "/pendingApprovalOrders", {
    as: APPROVER,
    query: { pageSize: "3" },
  });
  expect(html).toContain(`${body.pendingCount} orders wait for you</h1>`);
  expect(html).not.toContain('class="hero"');
  for (const words of ["Hello, ", "Choose your uniform in a few steps.", 'aria-label="Quick links"']) {
    expect(html).toContain(words);
  }
  const rows = rowsOf(html);
  expect(rows.map(({ code }) => code)).toEqual(body.orders.map(({ code }: { code: string }) => code));
  expect(rows[0]!.row).toMatch(/waits \d+ days/);
  expect(rows[0]!.row).toContain(body.orders[0].trigger);
  expect(rows[0]!.row).toContain(`src="${body.orders[0].firstProducts[0].image}"`);
  expect(rows[0]!.row).toContain(`href="/my-account/approval/${rows[0]!.code}"`);
  expect(html).toContain(`See all ${body.pendingCount}`);
});

it("[AP-01] an order is approved from the home page with one press; a second press changes nothing", async () => {
  const [{ code, form }] = rowsOf(await home()) as [ReturnType<typeof rowsOf>[number]];
  for (const press of [1, 2]) {
    const answer = await approve(code, form);
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, "/"]);
  }
  expect(await stateOf(code)).toBe("APPROVED");
  const after = await home();
  expect(rowsOf(after).map((row) => row.code)).not.toContain(code);
});

it("[AP-02] an order that changed meanwhile is not approved from the home page: its own page says so", async () => {
  const [{ code, form }] = rowsOf(await home()) as [ReturnType<typeof rowsOf>[number]];
  form.set("fingerprint", `${form.get("fingerprint")!.slice(1)}x`);
  const answer = await approve(code, form);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/my-account/approval/${code}`]);
  expect(await stateOf(code)).toBe("PENDING_APPROVAL");
});

it("[AP-01] where the form leads afterwards is a page of the shop, and the list if nothing is named", async () => {
  const [first, second] = rowsOf(await home()) as [
    ReturnType<typeof rowsOf>[number],
    ReturnType<typeof rowsOf>[number],
  ];
  first.form.set("back", "https://elsewhere.example/");
  second.form.delete("back");
  for (const { code, form } of [first, second]) {
    expect((await approve(code, form)).headers.get("Location")).toBe("/my-account/approval-dashboard");
  }
});

it("[AP-01] names are shown as they are written, and wearers see nothing of approvals", async () => {
  const name = "O'Brien-Ngāti <b>&";
  await emptyCarts(api);
  await api.db.update(users).set({ lastName: name }).where(eq(users.uid, NURSE));
  await waitingOrder(api);
  for (let left = 40; left > 0; left -= 1) {
    const rows = rowsOf(await home());
    if (rows.length < 3 || rows.some(({ row }) => row.includes("Ngāti"))) break;
    await approve(rows[0]!.code, rows[0]!.form);
  }
  const html = await home();
  expect(html).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
  expect(html).not.toContain("<b>&");
  expect(await home(await shop.signIn(NURSE))).not.toMatch(/wait for you|approval-dashboard/);
});

it("[AP-01] an approver for whom nothing waits begins with their own uniform, and reads that nothing waits", async () => {
  for (let left = 60; left > 0; left -= 1) {
    const [row] = rowsOf(await home());
    if (!row) break;
    await approve(row.code, row.form);
  }
  const html = await home();
  expect(html).toContain('<section class="hero">');
  expect(html).toContain("No order waits for you.");
  expect(html).toContain('href="/my-account/approval-dashboard/actioned"');
});
