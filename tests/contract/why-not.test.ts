import { and, eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { isWhyNot, WHY_NOT, whyNotName } from "../../commerce/http/why-not";
import { styles } from "../../commerce/modules/catalogue/tables";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { organisations, units } from "../../commerce/modules/organisation/tables";
import { bundles, draftItems, packs } from "../../commerce/modules/packs/tables";
import { users } from "../../commerce/modules/users/tables";
import { type Answer, apiOfFile } from "../support/api";
import { addBudget, give, readyCart, wardOfBuyers, withoutLimits } from "../support/limits";
import { ordering } from "../support/ordering";
import { packCalls } from "../support/pack-calls";
import { choose, emptyCarts, place, skuOf } from "../support/shopping";
import { whileAlone } from "./while-alone";

const api = await apiOfFile();
const { get, bundle } = packCalls(api);

const STARTER = "newstarter@kestrel.example";
const WEARER = "wearer@kestrel.example";
const PLANT = "hotwork@korraline.example";
const FIELD = "wearer@korraline.example";
const NURSE = "wearer@saltbush.example";
const STARTS = "PK-KM-NS-CABIN";
const POINTS = "PK-KM-PTS-CABIN";

interface LogRow {
  values: { what: string; to: string; reason?: string }[];
  note: string;
  subject: { name: string };
  user: { customerId: string };
}

const refusals = async (organisation: string): Promise<LogRow[]> =>
  (
    await api.call("POST", "/manage-organisation/changes", {
      as: `admin@${organisation}.example`,
      body: { filters: { kind: "refusal" } },
    })
  ).body.changes;

/** Leaves the wearer so many points of this period. */
const withPoints = (left: number) =>
  api.db
    .execute(sql`with mine as (select a.id, (select coalesce(sum(case m.kind when 'grant' then m.amount when 'use' then -m.amount
      when 'hold' then -m.amount else m.amount end), 0) from entitlement_movements m
      where m.allocation_id = a.id and m.measure = 'points') as is_left
    from allocations a join users u on u.customer_id = a.customer_id
    where u.uid = ${WEARER} and a.pack_id = ${POINTS} order by a.period_start desc limit 1)
    insert into entitlement_movements (allocation_id, kind, measure, amount, at)
    select id, case when is_left > ${left} then 'use' else 'grant' end, 'points', abs(is_left - ${left}),
      ${api.now().toISOString()}::timestamptz from mine where is_left <> ${left}`);

const [{ colourCode: colour }] = (
  await api.call("GET", "/products/KM-1002", { as: STARTER, query: { fields: "FULL" } })
).body.variantOptions;

const seen = new Set<string>();

/** The same code and sentence in the answer and in the newest row of the change log. */
async function expectWhyNot(answer: Answer, organisation: string, code: string, words: RegExp) {
  expect(isWhyNot(code)).toBe(true);
  const [error] = answer.body.errors;
  expect(error).toMatchObject({ reason: code, message: expect.stringMatching(words) });
  expect((await refusals(organisation))[0]).toMatchObject({
    values: [{ what: "Refused", to: whyNotName(code as never), reason: code }],
    note: expect.stringContaining(error.message),
  });
  seen.add(code);
}

afterEach(async () => {
  await api.db.delete(draftItems);
  await emptyCarts(api);
  api.advance(60);
});

describe("a forged request is refused with the code that pages and reads show", () => {
  test("[B-02] a category that another one locks", async () => {
    await choose(api, STARTER, STARTS, "BOTTOMS", { setId: "TROUSERS", styleCode: "KM-1101" });
    expect(await bundle(STARTER, STARTS, "BOTTOMS")).toMatchObject({
      disableCategories: ["SKIRTS", "DRESSES"],
      whyNot: "category-locked",
    });
    const skirt = { setId: "SKIRTS", styleCode: "KM-1102" };
    const answer = await choose(api, STARTER, STARTS, "BOTTOMS", skirt);
    await expectWhyNot(answer, "kestrel", "category-locked", /please remove items from bundle summary\.$/);
  });

  test("[B-02] an allocation that is used, with what is left, the day of the next one and who can help", async () => {
    const answer = await choose(api, WEARER, POINTS, "SUITING", {
      ...{ setId: "JACKETS", styleCode: "KM-1201", quantity: 4 },
    });
    const words =
      /^This needs 64 points and you have \d+ left in this period\. .*You can choose again from \d+ \w{3} \d{4}\. Ask your administrator/;
    await expectWhyNot(answer, "kestrel", "allocation-used", words);
    await withPoints(0);
    expect((await get(`/${POINTS}`, WEARER)).body).toMatchObject({
      status: "used",
      whyNot: "allocation-used",
      usedUp: expect.stringMatching(/^You have used \d+ points of \d+ points.* You can choose again from/),
    });
  });

  test("[B-02] more than a bundle takes, and a category that takes one", async () => {
    const shirts = { setId: "SHIRTS", styleCode: "KM-1002", quantity: 5 };
    const over = await choose(api, STARTER, STARTS, "TOPS", shirts);
    await expectWhyNot(over, "kestrel", "over-maximum", /at most 4 items in Tops\. You have chosen 0\./);
    const branch = "newstarter@lanternbridge.example";
    await choose(api, branch, "PK-LB-NS-BRANCH", "SUIT", { setId: "BLAZER", styleCode: "LB-2201" });
    const again = await choose(api, branch, "PK-LB-NS-BRANCH", "SUIT", {
      ...{ setId: "BLAZER", styleCode: "LB-2202" },
    });
    await expectWhyNot(again, "lanternbridge", "set-filled", /^Blazer is already chosen\. Remove that item/);
  });

  test("[B-02] what the role does not have: a garment, a pack, a colour, the catalogue", async () => {
    const foreign = await choose(api, STARTER, STARTS, "TOPS", { setId: "BLOUSES", styleCode: "KM-1201" });
    await expectWhyNot(foreign, "kestrel", "not-in-pack", /Ask your administrator if your role needs it\.$/);
    const pack = await choose(api, WEARER, STARTS, "TOPS", { setId: "SHIRTS", styleCode: "KM-1002" });
    await expectWhyNot(pack, "kestrel", "not-in-role", /Ask your administrator if your role needs it\.$/);
    await api.call("POST", "/users/current/carts", { as: WEARER });
    const catalogue = await api.call("POST", "/orgUsers/current/carts/current/entries", {
      as: WEARER,
      query: { code: await skuOf(api, "KM-1101"), quantity: 1 },
    });
    expect(catalogue.status).toBe(403);
    await expectWhyNot(catalogue, "kestrel", "packs-only", /^You can only order this from your packs\.$/);
  });

  test("[B-02] a size that is not made", async () => {
    const choice = { setId: "SHIRTS", styleCode: "KM-1002", quantity: 1, colour, size: "999" };
    const answer = await api.call("POST", `/orgUsers/current/packs/${STARTS}/bundles/TOPS/items`, {
      as: STARTER,
      body: choice,
    });
    await expectWhyNot(answer, "kestrel", "not-made", /^999 is not made in .+\. Choose another/);
  });

  test("[B-02] a window, with the day on which it opens or closed", async () => {
    const opensAt = new Date("2027-06-01T00:00:00Z");
    await api.db.update(packs).set({ opensAt }).where(eq(packs.id, "PK-KM-COAT"));
    const coat = { setId: "COATS", styleCode: "KM-1301" };
    expect((await get("/PK-KM-COAT", WEARER)).body).toMatchObject({ whyNot: "window-closed" });
    const answer = await choose(api, WEARER, "PK-KM-COAT", "TRENCH-COAT", coat);
    await expectWhyNot(answer, "kestrel", "window-closed", /opens on 1 Jun 2027/);
    await api.db.update(packs).set({ opensAt: null }).where(eq(packs.id, "PK-KM-COAT"));
  });

  test("[B-02] somebody who has left", async () => {
    const ends = (endsOn: string | null) =>
      api.db.update(users).set({ endsOn }).where(eq(users.uid, STARTER));
    await ends("2026-03-01");
    const shirts = { setId: "SHIRTS", styleCode: "KM-1002" };
    const answer = await choose(api, STARTER, STARTS, "TOPS", shirts);
    await expectWhyNot(answer, "kestrel", "left", /^The last day of work was 1 Mar 2026, so .* is closed\.$/);
    await ends(null);
  });

  test("[B-02] pieces that must come back first, until an administrator notes that one did", async () => {
    const [person] = await api.db.select().from(users).where(eq(users.uid, WEARER));
    await withPoints(500);
    const tops = { setId: "SHIRTS", styleCode: "KM-1002" };
    await ordering(api).order(WEARER, {}, [{ packId: POINTS, bundleId: "TOPS", ...tops }]);
    const { body } = await api.call("GET", "/orgUsers/current/issued", { as: WEARER });
    const lines = await rowsOf<{ code: string; entry: number; pieces: number }>(
      api.db,
      sql`select e.order_code as code, e.entry_number as entry, e.quantity as pieces from order_entries e
        join orders o on o.code = e.order_code where o.customer_id = ${person!.customerId}
          and o.status <> 'CANCELLED' and e.pack_id = ${POINTS} and e.bundle_id = 'TOPS'`,
    );
    const held = lines.reduce((sum, { pieces }) => sum + pieces, 0);
    const of = and(eq(bundles.packId, POINTS), eq(bundles.id, "TOPS"));
    await api.db.update(bundles).set({ returnFirst: true, maxItems: held }).where(of);
    expect((await get(`/${POINTS}`, WEARER)).body.bundles[1]).toMatchObject({
      whyNot: "return-first",
      closed: expect.stringMatching(/^You still have \d+ pieces? of Tops/),
    });
    const words = new RegExp(
      `^You still have ${held} pieces? of Tops and may have ${held} at a time\\. .*administrator`,
    );
    await expectWhyNot(await choose(api, WEARER, POINTS, "TOPS", tops), "kestrel", "return-first", words);
    const piece = body.pieces.find(({ id }: { id: string }) =>
      lines.some(({ code, entry }) => id.startsWith(`${code}.${entry}`)),
    );
    const noted = await api.call("PUT", `/orgUsers/${person!.customerId}/issued`, {
      as: "admin@kestrel.example",
      body: { pieces: [{ id: piece.id, returned: 1, wornOut: 0, missing: 0 }] },
    });
    expect(noted.status, JSON.stringify(noted.body)).toBe(200);
    expect((await choose(api, WEARER, POINTS, "TOPS", tops)).status).toBe(201);
    expect((await choose(api, WEARER, POINTS, "TOPS", tops)).body.errors[0].reason).toBe("return-first");
    await api.db.update(bundles).set({ returnFirst: false, maxItems: 12 }).where(of);
  });

  test("[B-02] a garment that does not meet what the role requires", async () => {
    await api.db.update(organisations).set({ ppeGuard: "refuse" }).where(eq(organisations.uid, "korraline"));
    await api.call("POST", "/users/current/carts", { as: PLANT });
    const answer = await api.call("POST", "/orgUsers/current/carts/current/entries", {
      as: PLANT,
      query: { code: await skuOf(api, "KC-5002"), quantity: 1 },
    });
    await expectWhyNot(
      answer,
      "korraline",
      "standard",
      /class D\/N for night work\..* Choose another item\.$/,
    );
  });

  test("[B-02] a style after its last day, with that day and what replaces it", async () => {
    const ends = (endsOn: string | null, replacedBy: string | null) =>
      api.db
        .update(styles)
        .set({
          endsOn,
          replacedBy,
          endKind: endsOn ? "recall" : null,
          endReason: endsOn ? "The dye runs" : null,
        })
        .where(eq(styles.code, "KC-5002"));
    await ends("2026-03-17", "KC-5001");
    await api.call("POST", "/users/current/carts", { as: FIELD });
    const answer = await api.call("POST", "/orgUsers/current/carts/current/entries", {
      as: FIELD,
      query: { code: await skuOf(api, "KC-5002"), quantity: 1 },
    });
    const words =
      /was recalled\. The dye runs\. The last day to order it was 17 Mar 2026\. Order .+ instead\.$/;
    await expectWhyNot(answer, "korraline", "recalled", words);
    await ends(null, null);
  });

  test("[B-02] a unit that is disabled", async () => {
    const [below] = await api.db
      .select()
      .from(units)
      .where(and(eq(units.parentUid, "kestrel"), eq(units.active, true)));
    await api.db.update(units).set({ active: false }).where(eq(units.uid, below!.uid));
    const answer = await api.call("POST", "/users/current/budgets", {
      as: "admin@kestrel.example",
      body: {
        ...{ code: "BU-OFF", name: "Off", budget: 10, startDate: "2020-01-01", endDate: "2099-12-31" },
        orgUnit: { uid: below!.uid },
      },
    });
    await expectWhyNot(answer, "kestrel", "disabled", / is disabled\. Choose another unit\.$/);
    await api.db.update(units).set({ active: true }).where(eq(units.uid, below!.uid));
  });

  test("[B-02] an order that nobody may decide about: over a limit or a budget, and by how much", async () => {
    await wardOfBuyers(api);
    const alone = async () => {
      const cart = await readyCart(api, NURSE, 1);
      return whileAlone(api, "saltbush", NURSE, () => place(api, NURSE, cart));
    };
    await give(api, NURSE, "W-1", "One", 1);
    await expectWhyNot(
      await alone(),
      "saltbush",
      "limit",
      /\(\$\d+\.\d\d over the limit for one order\).* or ask /,
    );
    await withoutLimits(api);
    await addBudget(api, 1);
    const words = /\(\$\d+\.\d\d over what is left of the budget Ward year\).* or ask .+, /;
    await expectWhyNot(await alone(), "saltbush", "budget", words);
    await withoutLimits(api);
  });
});

describe("the change log", () => {
  const count = async () => (await refusals("kestrel")).length;
  const tooMany = (quantity: number, headers = {}) =>
    api.call("POST", `/orgUsers/current/packs/${STARTS}/bundles/ACCESSORIES/items`, {
      as: STARTER,
      body: { setId: "SCARVES-AND-TIES", styleCode: "KM-1401", quantity },
      headers,
    });

  test("[B-02] has the same refusal once, however often it is asked for", async () => {
    const before = await count();
    const headers = { "Idempotency-Key": "the-same-press" };
    const pressed = () => tooMany(30, headers);
    expect([(await pressed()).status, (await pressed()).status]).toEqual([400, 400]);
    await choose(api, STARTER, STARTS, "TOPS", { setId: "SHIRTS", styleCode: "KM-1002", quantity: 77 });
    await choose(api, STARTER, STARTS, "TOPS", { setId: "SHIRTS", styleCode: "KM-1002", quantity: 78 });
    expect(await count()).toBe(before + 1);
  });

  test("[B-02] has no mistake in a form, and nothing of strangers", async () => {
    const before = await count();
    expect((await tooMany(0)).status).toBe(400);
    expect((await refusals("saltbush")).some(({ note }) => note.includes("Tops"))).toBe(false);
    expect(await count()).toBe(before);
  });

  test("[B-02] has at most twenty of one person and day, and the next day more", async () => {
    const refused = (n: number) =>
      api.call("POST", `/orgUsers/current/packs/${STARTS}/bundles/TOPS/items`, {
        as: STARTER,
        body: { setId: "SHIRTS", styleCode: "KM-1002", colour, size: `9${n}`, quantity: 1 },
      });
    for (let n = 0; n < 30; n += 1) expect((await refused(n)).body.errors[0].reason).toBe("not-made");
    const [starter] = await api.db.select().from(users).where(eq(users.uid, STARTER));
    const theirs = () =>
      api.db.$count(
        changeEvents,
        and(eq(changeEvents.kind, "refusal"), eq(changeEvents.subjectCode, starter!.customerId)),
      );
    expect(await theirs()).toBe(20);
    api.advance(25 * 3600);
    api.forgetTokens();
    expect((await refused(99)).status).toBe(400);
    expect(await theirs()).toBe(21);
  });
});

test("[B-02] every reason has a name of its own, and is tested above or where its rule is", () => {
  const names = WHY_NOT.map(whyNotName);
  expect(new Set(names).size).toBe(names.length);
  // The tests of checkout, restricted styles and the colours of packs.
  const elsewhere = ["cost-centre-disabled", "no-approver", "not-offered", "restricted"];
  expect([...seen, ...elsewhere].toSorted()).toEqual([...WHY_NOT].toSorted());
});
