import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { costCentres } from "../../commerce/modules/organisation/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@saltbush.example";
const NURSE = "wearer@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const LIST = "/cost-centres";
const CODE = "SV-1020";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [ADMIN, NURSE, FOREIGN]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, sent?: Record<string, string>, as = ADMIN) =>
  shop.request(path, {
    cookie: cookies.get(as),
    ...(sent ? { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...sent }) } : {}),
  });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const page = async (path: string) => html(await ask(path));
const row = async (code = CODE) =>
  (await shop.api.db.select().from(costCentres).where(eq(costCentres.code, code)))[0]!;

describe("cost centres", () => {
  test("[CC-01] the list leads to each, survives bad queries and is a file too; its tile is there", async () => {
    expect(await page(LIST)).toContain(`href="${LIST}/${CODE}"`);
    expect(await page(`${LIST}?search=theatre&status=active`)).toContain("Showing 1 to 1 of 1");
    for (const query of ["status=x", "search=%00", "currentPage=99", "sort=x"]) {
      expect([query, (await ask(`${LIST}?${query}`)).status]).toEqual([query, 200]);
    }
    const file = await (await ask(`${LIST}.csv?search=theatre`)).text();
    expect(file.trim().split("\r\n")[1]).toBe(`${CODE},Theatre,Theatre,saltbush-theatre,0,AUD,Active,,`);
    expect(await page("/manage-organisation")).toContain(`href="${LIST}"`);
    for (const path of [LIST, `${LIST}?do=add`, `${LIST}/${CODE}`, `${LIST}/${CODE}?do=update`]) {
      expect([path, (await ask(path, undefined, NURSE)).status]).toEqual([path, 403]);
    }
    expect((await ask(`${LIST}/${CODE}`, undefined, FOREIGN)).status).toBe(404);
  });

  test("[CC-01] a new one is added; bad input keeps what was typed", async () => {
    const sent = { code: "SV-77", name: "Gift shop", unitUid: "saltbush-base" };
    const bad = await ask(`${LIST}?do=add`, { ...sent, code: "S V" });
    const again = await html(bad);
    expect([bad.status, again.includes('value="Gift shop"')]).toEqual([400, true]);
    expect(again).toContain("Enter at most 30 letters, digits and hyphens.");
    const made = await ask(`${LIST}?do=add`, sent);
    expect([made.status, made.headers.get("location")]).toEqual([303, `${LIST}/SV-77`]);
    const twice = await ask(`${LIST}?do=add`, sent);
    expect([twice.status, (await html(twice)).includes("SV-77 is already taken.")]).toEqual([409, true]);
  });

  test("[CC-01] a form of a page that is refused is refused as the page, whatever it holds", async () => {
    const sent = { code: "SV-78", name: "Theatre", unitUid: "saltbush-base" };
    expect((await ask(`${LIST}?do=add`, {}, NURSE)).status).toBe(403);
    expect((await ask(`${LIST}?do=add`, sent, NURSE)).status).toBe(403);
    expect((await ask(`${LIST}/${CODE}?do=update`, { name: "" }, FOREIGN)).status).toBe(404);
  });

  test("[CC-01] somebody else saved first: both names, and mine only when it is sent again", async () => {
    const path = `${LIST}/${CODE}?do=update`;
    expect((await ask(path, { section: "update", name: "Operating theatres", version: "1" })).status).toBe(
      303,
    );
    const late = await ask(path, { section: "update", name: "Theatres", version: "1" });
    const both = await html(late);
    expect(late.status).toBe(409);
    for (const words of ["Choose what to keep", "Operating theatres", "Theatres", "Keep what was saved"]) {
      expect(both).toContain(words);
    }
    expect((await row()).name).toBe("Operating theatres");
    const version = /name="version" value="(\d+)"/.exec(both)![1]!;
    expect((await ask(path, { section: "update", name: "Theatre", version })).status).toBe(303);
    expect((await row()).name).toBe("Theatre");
  });

  test("[CC-01] units are linked and unlinked, and it is disabled only after a question", async () => {
    const path = `${LIST}/${CODE}`;
    await ask(path, { section: "link", unitUid: "saltbush-renal" });
    expect(await page(path)).toContain('aria-label="Unlink Renal"');
    await ask(path, { section: "unlink", unitUid: "saltbush-renal" });
    expect(await page(path)).not.toContain('aria-label="Unlink Renal"');
    await ask(path, { section: "link", unitUid: "saltbush-renal" });
    const question = await page(`${path}?do=disable`);
    for (const words of ["Disable Theatre (SV-1020)?", "Keep it as it is"]) expect(question).toContain(words);
    expect((await row()).active).toBe(true);
    expect((await ask(`${path}?do=disable`, { section: "disable" })).status).toBe(303);
    expect((await row()).active).toBe(false);
    expect(await page(`${path}?do=update`)).toContain("Enable it, then change it.");
    expect(await page(path)).not.toContain("Unlink");
    await ask(path, { section: "unlink", unitUid: "saltbush-renal" });
    await ask(path, { section: "enable" });
    expect((await row()).active).toBe(true);
    expect(await page(path)).toContain('aria-label="Unlink Renal"');
  });

  test("[CC-01] a first and a last day are added, shown, changed and taken away", async () => {
    const sent = { code: "SV-79", name: "Flu clinic", unitUid: "saltbush-base" };
    const days = { activeFrom: "1/4/2026", activeUntil: "31/8/2026" };
    const bad = await ask(`${LIST}?do=add`, { ...sent, ...days, activeUntil: "31/3/2026" });
    expect([bad.status, (await html(bad)).includes("The last day cannot be before the first day.")]).toEqual([
      400,
      true,
    ]);
    expect((await ask(`${LIST}?do=add`, { ...sent, ...days })).status).toBe(303);
    const path = `${LIST}/SV-79`;
    for (const words of ["Not started", "First day", "1 Apr 2026", "Last day", "31 Aug 2026"]) {
      expect(await page(path)).toContain(words);
    }
    expect(await page(`${LIST}?search=SV-79`)).toContain("1 Apr 2026 to 31 Aug 2026");
    const file = await (await ask(`${LIST}.csv?search=SV-79`)).text();
    expect(file.trim()).toMatch(/,Not started,1 Apr 2026,31 Aug 2026$/);
    const form = await page(`${path}?do=update`);
    expect(form).toContain('value="2026-08-31"');
    const version = /name="version" value="(\d+)"/.exec(form)![1]!;
    const change = {
      section: "update",
      name: "Flu clinic",
      version,
      activeFrom: "2026-03-01",
      activeUntil: "",
    };
    expect((await ask(`${path}?do=update`, change)).status).toBe(303);
    expect(await row("SV-79")).toMatchObject({ activeFrom: "2026-03-01", activeUntil: null });
    expect(await page(path)).toContain(">Active<");
  });
});
