import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testStorefront, type Storefront } from "../support/storefront";

let shop: Storefront;
const cookies = new Map<string, string>();
const APPROVER = "approver@saltbush.example";
const ADMIN = "admin@saltbush.example";
const FINANCE = "finance@saltbush.example";
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [APPROVER, ADMIN, FINANCE]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, as: string) => shop.request(path, { cookie: cookies.get(as) });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

/** Every list with days among its filters: its page, its file, and the name of its first day. */
const LISTS: [page: string, file: string, day: string, as: string][] = [
  ["/my-account/approval-dashboard?", "/my-account/approval-dashboard.csv?", "from", APPROVER],
  [
    "/my-account/approval-dashboard/actioned?",
    "/my-account/approval-dashboard/actioned.csv?",
    "from",
    APPROVER,
  ],
  ["/change-log?", "/change-log.csv?", "from", ADMIN],
  ["/purchase-order?", "/purchase-order.csv?", "addedFrom", ADMIN],
  ["/manage-finances/paid?", "/manage-finances.csv?tab=paid&", "from", FINANCE],
  ["/manage-finances/credits?", "/manage-finances.csv?tab=credits&", "from", FINANCE],
  ["/manage-finances/statements?", "/manage-finances.csv?tab=statements&", "from", FINANCE],
];

describe.each(LISTS)("[WZ-02] the days of %s", (page, file, day, as) => {
  test.each([
    ["2027-02-30", "February 2027 has 28 days. Enter a day from 1 to 28."],
    ["0000-01-01", "Enter the year with four digits, such as 2027."],
    ["31/02/2027", "February 2027 has 28 days. Enter a day from 1 to 28."],
    ["1/7/27", "Enter the year with four digits, such as 2027."],
    ["12027-01-01", "Enter a year from 2000 to 2099."],
    ["tomorrow", "Enter a date such as 1/7/2027."],
  ])(
    "[WZ-02] %s is told beside its field, with what was typed, and there is no file of it",
    async (typed, words) => {
      const answer = await ask(`${page}${day}=${encodeURIComponent(typed)}`, as);
      expect(answer.status).toBe(200);
      const text = await html(answer);
      expect(text).toContain(`id="wrong-${day}"`);
      expect(text).toContain(words);
      expect(text).toContain(`value="${typed}"`);
      const refused = await ask(`${file}${day}=${encodeURIComponent(typed)}`, as);
      expect([refused.status, await refused.text()]).toEqual([400, `${words}\n`]);
    },
  );

  test("[WZ-02] a day as people write it is taken", async () => {
    for (const typed of ["1/7/2027", "2027-7-1"]) {
      const text = await html(await ask(`${page}${day}=${encodeURIComponent(typed)}`, as));
      expect(text).not.toContain("Not filtered by");
      expect(text).toContain('value="2027-07-01"');
    }
    expect((await ask(`${file}${day}=1/7/2027`, as)).status).toBe(200);
  });
});

/** Every list with a choice among its filters. */
const CHOICES: [page: string, file: string | undefined, name: string, as: string][] = [
  ["/cost-centres", "/cost-centres.csv", "status", ADMIN],
  ["/business-units", "/business-units.csv", "status", ADMIN],
  ["/manage-users", "/manage-users.csv", "status", ADMIN],
  ["/manage-users", "/manage-users.csv", "role", ADMIN],
  ["/purchase-order", "/purchase-order.csv", "status", ADMIN],
  ["/change-log", "/change-log.csv", "kind", ADMIN],
  ["/my-account/returns", "/my-account/returns.csv", "status", ADMIN],
  ["/my-account/approval-dashboard", "/my-account/approval-dashboard.csv", "cause", APPROVER],
  ["/manage-finances/outstanding", undefined, "status", FINANCE],
];

test.each(CHOICES)("[WZ-02] %s tells of a choice that there is not", async (page, file, name, as) => {
  const path = page.replace("/outstanding", "");
  const answer = await ask(`${path}?${name}=bogus`, as);
  expect(answer.status).toBe(200);
  const text = await html(answer);
  expect(text).toContain("There is no such choice.");
  // An administrator has no exchanges of their own.
  if (page !== "/my-account/returns") expect(text).not.toContain("Nothing found");
  if (!file) return;
  const refused = await ask(`${file}?${name}=bogus`, as);
  expect([refused.status, await refused.text()]).toEqual([400, "There is no such choice.\n"]);
});

describe("chips that choose a part of a list", () => {
  const told = async (path: string, as: string, of: string, host?: string) => {
    const cookie = await shop.signIn(as, host);
    const text = async (at: string) => html(await shop.request(at, { cookie, host }));
    expect(await text(path)).toContain(`Not filtered by “${of}”: There is no such choice.`);
    expect(await text(path.replace("bogus", ""))).not.toContain("Not filtered by");
  };

  test("[WZ-02] notices, and stores near a place", async () => {
    await told("/my-account/notices?show=bogus", APPROVER, "Show");
    await told("/store-finder/find?query=Sydney&radius=bogus", APPROVER, "Within");
  });

  test("[WZ-02] lines of a bulk order", async () => {
    const as = "buyer@harrowstreet.example";
    const body = { fileName: "o.csv", text: "PO,Code,Quantity\nHS1,nosuch,1" };
    const sent = await shop.api.call("POST", "/bulkOrders", { as, site: "wholesale", body });
    await told(`/bulk-order/${sent.body.uploadId}?state=bogus`, as, "Lines", "wholesale.localhost");
  });

  /** Sends a file by the form of a page; gives where it leads. */
  async function sent(path: string, as: string, name: string, text: string) {
    const body = new FormData();
    for (const [field, value] of [
      ["idempotencyKey", "a-file-for-its-chips"],
      ["intent", "send"],
      ["kind", ""],
    ] as const)
      body.append(field, value);
    body.append("file", new File([text], name));
    const answer = await shop.request(path, { cookie: await shop.signIn(as), body });
    return answer.headers.get("Location")!;
  }

  test("[WZ-02] rows of people, and of program data", async () => {
    const head = "First name,Last name,Email,Unit\r\n";
    const people = await sent(
      "/manage-users?do=upload",
      ADMIN,
      "crew.csv",
      `${head}Sam,,up@saltbush.example,x`,
    );
    await told(`${people}&state=bogus`, ADMIN, "Rows");
    const agent = "agent@kitroom.example";
    const rows = await sent("/program-data", agent, "stock.csv", "sku,on_hand\nnosuch,many");
    await told(`${rows}/rows?state=bogus`, agent, "Rows");
  });
});

test("[WZ-02] a value that nothing has is named and can be taken away", async () => {
  for (const page of ["/manage-users?unit=bogus", "/change-log?who=bogus", "/purchase-order?unit=bogus"]) {
    const text = await html(await ask(page, ADMIN));
    expect([page, text.includes("‘bogus’"), text.includes("Nothing found")]).toEqual([page, true, true]);
  }
});

test("[AP-01] amounts that are none, and ends before their beginnings, are told as well", async () => {
  const text = await html(
    await ask("/my-account/approval-dashboard?totalFrom=abc&from=2027-03-01&to=1/2/2027", APPROVER),
  );
  expect(text).toContain("Not filtered by “Total from ($)”: Enter an amount such as 250 or 250.50.");
  expect(text).toContain("Not filtered by “To”: The last day is before the first.");
  expect(text).toContain('value="abc"');
  const turned = await html(await ask("/my-account/approval-dashboard?totalFrom=20&totalTo=10", APPROVER));
  expect(turned).toContain("The highest amount is below the lowest.");
});
