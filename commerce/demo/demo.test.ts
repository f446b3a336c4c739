import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordMatches } from "../modules/oauth/passwords";
import { DEMO_PASSWORD, EDGE_CASES } from "./index";
import { NOW, PROGRAM_DOMAINS, seededDemo, type SeededDemo } from "./test-demo";

let demo: SeededDemo;

beforeAll(async () => {
  demo = await seededDemo();
});
afterAll(() => demo.close());

const rows = <T = Record<string, unknown>>(query: string) => demo.rows<T>(query);
const count = (from: string) => demo.count(from);

const ACCOUNTS = [
  ...PROGRAM_DOMAINS.flatMap((domain) =>
    ["wearer", "newstarter", "approver", "admin", "finance"].map((name) => `${name}@${domain}.example`),
  ),
  "buyer@harrowstreet.example",
  "admin@harrowstreet.example",
  "agent@kitroom.example",
];

describe("the demo programs", () => {
  it("[SR-05] has the outline's styles and their SKUs, all priced and searchable", async () => {
    expect(await count("styles")).toBe(69);
    expect(await count("variants")).toBeGreaterThanOrEqual(1145);
    expect(await count("assortments where search_document is null")).toBe(0);
    expect(await count("variants v where not exists (select from stock_levels s where s.sku = v.sku)")).toBe(
      0,
    );
    expect(
      await count(
        "assortments a where not exists (select from price_rows p where p.style_code = a.style_code and p.organisation_uid = a.organisation_uid and p.kind = 'std')",
      ),
    ).toBe(0);
    expect(await count("style_colours where front is null")).toBe(0);
    expect(await count("styles where search_document @@ to_tsquery('english', 'pants')")).toBeGreaterThan(5);
  });

  it("[SR-07] names SKUs by style, colour, size and leg", async () => {
    const found = await rows("select size, dimension from variants where sku = 'KC-5101-NV-132S'");
    expect(found).toEqual([{ size: "132", dimension: "Stout" }]);
    expect(await count("variants where sku <> upper(sku)")).toBe(0);
  });

  it("[SR-06] asks more for large sizes, which makes a price start with From", async () => {
    const [row] = await rows<{ cents: number }>(
      "select cents from price_rows where sku = 'KC-5101-NV-132S' and currency = 'AUD' and kind = 'std' and organisation_uid = 'korraline'",
    );
    expect(row?.cents).toBe(5060);
  });

  it("[BU-01] has people and places in number", async () => {
    expect(await count("users")).toBeGreaterThanOrEqual(500);
    expect(await count("units where kind = 'ship-to'")).toBeGreaterThanOrEqual(70);
    expect(await count("units u where not exists (select from addresses a where a.unit_uid = u.uid)")).toBe(
      0,
    );
    expect(await count("users where last_name = 'O''Brien-Ngāti'")).toBe(1);
  });

  it("[SI-01] lets every announced account in with the demo password", async () => {
    const people = await rows<{ uid: string; password_hash: string; active: boolean }>(
      "select uid, password_hash, active from users",
    );
    const byUid = new Map(people.map((person) => [person.uid, person]));
    expect(ACCOUNTS.filter((uid) => !byUid.get(uid)?.active)).toEqual([]);
    expect(EDGE_CASES.filter(({ uid }) => !byUid.has(uid))).toEqual([]);
    expect(new Set(people.map((person) => person.password_hash)).size).toBe(1);
    expect(await passwordMatches(DEMO_PASSWORD, people[0]?.password_hash ?? "")).toBe(true);
  });

  it("[PK-01] defines packs and allocates them to the people of each job", async () => {
    expect(await count("packs")).toBeGreaterThanOrEqual(40);
    expect(await count("bundles")).toBeGreaterThanOrEqual(125);
    const mine = await rows<{ pack_id: string }>(
      "select pack_id from allocations a join users u using (customer_id) where u.uid = 'newstarter@kestrel.example'",
    );
    expect(mine.map((row) => row.pack_id)).toContain("PK-KM-NS-CABIN");
    expect(await count("packs p where not exists (select from allocations a where a.pack_id = p.id)")).toBe(
      0,
    );
  });

  it("[PK-03] every bundle's minimum can be met from its categories", async () => {
    expect(await count("bundles b where min_items > max_items")).toBe(0);
    expect(
      await count(
        "bundle_sets s where not exists (select from bundle_styles y where (y.pack_id, y.bundle_id, y.set_id) = (s.pack_id, s.bundle_id, s.id))",
      ),
    ).toBe(0);
    expect(
      await count(
        "bundles b where not exists (select from bundle_sets s where (s.pack_id, s.bundle_id) = (b.pack_id, b.id))",
      ),
    ).toBe(0);
    expect(
      await count(
        "bundles b where kind = 'group' and (min_items <> max_items or min_items <> (select count(*) from bundle_sets s where (s.pack_id, s.bundle_id) = (b.pack_id, b.id)))",
      ),
    ).toBe(0);
    // A pack's styles are its own organisation's, and each has something to order.
    expect(
      await count(
        "bundle_styles y join packs p on p.id = y.pack_id where not exists (select from assortments a where a.style_code = y.style_code and a.organisation_uid = p.organisation_uid)",
      ),
    ).toBe(0);
  });

  it("[PK-06] keeps one pre-order window open and one just closed", async () => {
    const open = NOW.toISOString();
    expect(
      await count(`bundles where is_indent_order and '${open}' between indent_starts_at and indent_ends_at`),
    ).toBeGreaterThan(0);
    expect(
      await count(
        `bundles where is_indent_order and indent_ends_at between timestamptz '${open}' - interval '2 days' and '${open}'`,
      ),
    ).toBe(1);
  });

  it("[SH-06] puts a component into every slot that the shell reads, on both sites", async () => {
    const slots = await rows<{ site: string; position: string }>(
      "select distinct site, position from cms_slots",
    );
    for (const site of ["uniforms", "wholesale"]) {
      const positions = slots.filter((slot) => slot.site === site).map((slot) => slot.position);
      expect(positions).toEqual(
        expect.arrayContaining([
          "SiteLogo",
          "SiteLinks",
          "ProfileSlot",
          "MiniCart",
          "HomepageHeroBannerLinks",
          "LeftContentSlot",
        ]),
      );
    }
    expect(
      await count(
        "cms_slots s where page_uid <> '*' and not exists (select from cms_pages p where (p.site, p.uid) = (s.site, s.page_uid))",
      ),
    ).toBe(0);
  });
});
