import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { credits, invoicePayments, invoices } from "../../commerce/modules/invoices/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const FINANCE = "finance@kestrel.example";
const FOREIGN = "finance@saltbush.example";
const WEARER = "wearer@kestrel.example";
const ADMIN = "admin@kestrel.example";

let shop: Storefront;
const cookies = new Map<string, string>();
let open: (typeof invoices.$inferSelect)[];
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [FINANCE, FOREIGN, WEARER, ADMIN]) cookies.set(email, await shop.signIn(email));
  open = await shop.api.db
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.organisationUid, "kestrel"), eq(invoices.currency, "AUD"), isNull(invoices.paidAt)),
    )
    .orderBy(invoices.dueOn, invoices.number);
});
afterAll(() => shop.api.close());

const ask = (path: string, as = FINANCE, body?: URLSearchParams) =>
  shop.request(path, { cookie: cookies.get(as), body });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

describe("the finance lists", () => {
  test("[FI-01] each has its tab, and says that nothing is like a search that finds nothing", async () => {
    for (const [path, title] of [
      ["/manage-finances", "Manage finances"],
      ["/manage-finances/paid", "Paid invoices"],
      ["/manage-finances/credits", "Credits"],
      ["/manage-finances/statements", "Statements"],
    ] as const) {
      const page = await html(await ask(path));
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(page.match(/aria-current="page"[^>]*>([A-Z]\w+)/)?.[1]).toBeDefined();
      const nothing = await html(await ask(`${path}?search=O'Brien-Ngāti <b>&`));
      expect([path, nothing]).toEqual([path, expect.stringContaining("Nothing found")]);
      expect(nothing).not.toContain("<b>&<");
    }
    expect((await ask("/manage-finances/nothing")).status).toBe(404);
  });

  test("[FI-01] nonsense in the address is left out, and beyond the last page stands the last page", async () => {
    for (const query of ["status=x", "sort=--", "invoicedTo=%00", "currentPage=-1", "from=2026-99-99&to=x"]) {
      for (const path of ["/manage-finances", "/manage-finances/paid", "/manage-finances/statements"]) {
        expect([path, query, (await ask(`${path}?${query}`)).status]).toEqual([path, query, 200]);
      }
    }
    const numbers = (page: string) => page.match(/>INV-\d+</g);
    const beyond = numbers(await html(await ask("/manage-finances/paid?currentPage=999")));
    expect(beyond).not.toBeNull();
  });

  test("[FI-01] a name is shown as it is written", async () => {
    const code = open[0]!.orderCode;
    await shop.api.db.update(orders).set({ orderedBy: "O'Brien-Ngāti <b>&" }).where(eq(orders.code, code));
    const page = await html(await ask(`/manage-finances?search=${code}`));
    expect(page).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
  });

  test("[FI-01] as files they have all pages, and amounts that a spreadsheet adds up", async () => {
    const answer = await ask("/manage-finances.csv");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="outstanding-invoices.csv"');
    const lines = (await answer.text()).trim().split("\r\n");
    const all = await shop.api.db.$count(
      invoices,
      and(eq(invoices.organisationUid, "kestrel"), isNull(invoices.paidAt)),
    );
    expect(lines).toHaveLength(all + 1);
    const [first] = open;
    expect(lines.find((line) => line.startsWith(first!.number))).toContain(
      `,${(first!.totalCents / 100).toFixed(2)},`,
    );
    for (const [tab, name] of [
      ["paid", "paid-invoices"],
      ["credits", "credits"],
      ["statements", "statements"],
    ]) {
      const file = await ask(`/manage-finances.csv?tab=${tab}`);
      expect(file.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}.csv"`);
    }
    const paid = (await (await ask("/manage-finances.csv?tab=paid")).text()).trim().split("\r\n");
    expect(paid.length).toBeGreaterThan(150);
  });

  test("[FI-01] papers are files, and those of others are not found", async () => {
    const [credit] = await shop.api.db.select().from(credits).limit(1);
    const paper = await ask(`/manage-finances/pdf?invoice=${open[0]!.number}`);
    expect([paper.status, paper.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const statement = await ask("/manage-finances/pdf?statement=2026-02.kestrel-au.AUD");
    expect(statement.headers.get("Content-Disposition")).toBe(
      'attachment; filename="statement-2026-02-kestrel-au-AUD.pdf"',
    );
    for (const query of [`credit=${credit!.number}`, "invoice=INV-1", "statement=x", "", "credit="]) {
      expect([query, (await ask(`/manage-finances/pdf?${query}`)).status]).toEqual([query, 404]);
    }
    expect((await ask(`/manage-finances/pdf?invoice=${open[0]!.number}`, FOREIGN)).status).toBe(404);
  });

  test("[FI-01] who may not has no link to it, and is refused; a guest must sign in", async () => {
    const link = 'href="/manage-finances"';
    expect(await html(await ask("/my-account/profile"))).toContain(link);
    expect(await html(await ask("/", WEARER))).not.toContain(link);
    for (const path of ["/manage-finances", "/manage-finances/paid", "/manage-finances.csv"]) {
      expect([path, (await ask(path, WEARER)).status]).toEqual([path, 403]);
      const guest = await shop.request(path);
      expect([guest.status, guest.headers.get("Location")]).toEqual([
        303,
        expect.stringContaining("/login?redirectTo="),
      ]);
    }
    expect(await html(await ask("/manage-organisation", ADMIN))).toContain(link);
  });
});

describe("making a payment", () => {
  const form = (more: Record<string, string> = {}, numbers = [open[0]!.number]) => {
    const body = new URLSearchParams({
      idempotencyKey: randomUUID(),
      amount: String(open[0]!.totalCents / 100),
      card: "",
      ...more,
    });
    for (const number of numbers) body.append("invoice", number);
    return body;
  };
  const cards = async () => {
    const page = await html(await ask(`/make-payment?invoice=${open[0]!.number}`));
    return [...page.matchAll(/value="(card-[\w-]+)"/g)].map(([, id]) => id!);
  };

  test("[FI-02] without a choice, or with two currencies, leads back to the list with a word", async () => {
    const [nzd] = await shop.api.db
      .select()
      .from(invoices)
      .where(
        and(eq(invoices.organisationUid, "kestrel"), eq(invoices.currency, "NZD"), isNull(invoices.paidAt)),
      );
    for (const [query, words] of [
      ["", "Choose at least one invoice."],
      ["?invoice=", "Choose at least one invoice."],
      [`?invoice=${nzd!.number}&invoice=${open[0]!.number}`, "Pay invoices in AUD and in NZD apart."],
    ] as const) {
      const answer = await ask(`/make-payment${query}`);
      expect([query, answer.status, answer.headers.get("Location")]).toEqual([
        query,
        303,
        "/manage-finances",
      ]);
      const cookie = answer.headers.get("Set-Cookie")!.split(";")[0];
      expect(await html(await shop.request("/manage-finances", { cookie }))).toContain(words);
    }
    expect((await ask("/make-payment?invoice=INV-1")).status).toBe(404);
    expect((await ask(`/make-payment?invoice=${open[0]!.number}`, FOREIGN)).status).toBe(404);
    expect((await ask(`/make-payment?invoice=${open[0]!.number}`, WEARER)).status).toBe(403);
  });

  test("[FI-02] a refused card leaves everything as it was sent, with 400", async () => {
    const refused = (await cards()).find((id) => id.endsWith("0002"))!;
    const path = `/make-payment?invoice=${open[0]!.number}`;
    const answer = await ask(path, FINANCE, form({ card: refused }));
    expect(answer.status).toBe(400);
    const page = await html(answer);
    expect(page).toContain("The bank refused Mastercard ending in 0002. Nothing was charged.");
    expect(page).toMatch(
      new RegExp(`<input[^>]*checked=""[^>]*value="${refused}"|value="${refused}"[^>]*checked=""`),
    );
    expect((await ask(path, FINANCE, form())).status).toBe(400);
  });

  test("[FI-02] pressed twice it is paid once and leads to what was paid; who comes later is told", async () => {
    const good = (await cards()).find((id) => id.endsWith("4242"))!;
    const path = `/make-payment?invoice=${open[0]!.number}`;
    const before = await shop.api.db.$count(invoicePayments);
    const body = form({ card: good });
    const first = await ask(path, FINANCE, body);
    const again = await ask(path, FINANCE, body);
    const to = first.headers.get("Location")!;
    expect([first.status, again.status, again.headers.get("Location")]).toEqual([303, 303, to]);
    expect(to).toMatch(/^\/manage-finances\/paid\?search=PAY-\d+$/);
    expect(await shop.api.db.$count(invoicePayments)).toBe(before + 1);
    expect(await html(await ask(to))).toContain(open[0]!.number);
    const late = await ask(path, FINANCE, form({ card: good }));
    expect(late.status).toBe(409);
    const page = await html(late);
    expect(page).toContain(`${open[0]!.number} is not to be paid any more: Tomasz Wierzbicki paid it at`);
    expect(page).toContain("These invoices are paid already.");
    const [row] = await shop.api.db
      .select()
      .from(invoicePayments)
      .where(sql`code = ${to.split("=")[1]}`);
    expect(row!.amountCents).toBe(open[0]!.totalCents);
  });
});
