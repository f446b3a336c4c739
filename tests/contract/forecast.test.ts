import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { grantsOf, renewAll } from "../../commerce/modules/entitlement";
import { allocations, entitlementMovements } from "../../commerce/modules/entitlement/tables";
import { styles } from "../../commerce/modules/catalogue/tables";
import { costCentres, units } from "../../commerce/modules/organisation/tables";
import { bundles, packs } from "../../commerce/modules/packs/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";

const api = await apiOfFile();
const PATH = "/wwg-manage-finances/forecast";
const BANK = { admin: "admin@lanternbridge.example", finance: "finance@lanternbridge.example" };
const TELLER = "wearer@lanternbridge.example";
const WARDROBE = "PK-LB-WARDROBE";
const PRICE = expect.objectContaining({ currencyIso: "AUD", formattedValue: expect.stringMatching(/^\$/) });

interface Figure {
  pieces: number;
  money: { value: number; currencyIso: string };
}
interface Line extends Figure {
  costCentre?: { code: string; name: string };
  currencyIso: string;
  people: number;
  loads: number;
  starters: number;
  leavers: number;
  quarters: Figure[];
}
interface Work extends Figure {
  kind: string;
  quarter: string;
  packId: string;
  counter: string;
  people: number;
  loads: { load: number; people: number; eachText: string }[];
  givenText: string;
  percent: number;
  percentKnown: boolean;
  each?: { value: number };
}
interface Forecast {
  quarters: { code: string; name: string; place: string; firstDay: string; lastDay: string }[];
  lines: Line[];
  totals: Line[];
  assumesWhole: boolean;
}

const forecast = async (as = BANK.finance): Promise<Forecast> => {
  const answer = await api.call("GET", PATH, { as });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const working = (query: Record<string, string>, as = BANK.finance) =>
  api.call("GET", `${PATH}/working`, { as, query });
const rows = async (query: Record<string, string>, as?: string): Promise<Work[]> =>
  (await working(query, as)).body.rows;
const cents = ({ money }: Figure) => Math.round(money.value * 100);
const sum = (all: readonly Figure[]) => ({
  pieces: all.reduce((total, { pieces }) => total + pieces, 0),
  cents: all.reduce((total, one) => total + cents(one), 0),
});
const change = (uid: string, values: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(values).where(eq(users.uid, uid));
const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const teller = await rowOf(TELLER);

beforeEach(async () => {
  api.setNow(TEST_NOW);
  api.forgetTokens();
  await change(TELLER, { ...teller });
});

describe("the forecast", () => {
  test("[B-10] is of the next four whole quarters, named by the financial year of the country", async () => {
    expect((await forecast()).quarters).toEqual([
      {
        code: "2026-04",
        name: "Apr–Jun 2026",
        place: "Q4 of 2025–26",
        firstDay: "2026-04-01",
        lastDay: "2026-06-30",
      },
      expect.objectContaining({ code: "2026-07", name: "Jul–Sep 2026", place: "Q1 of 2026–27" }),
      expect.objectContaining({ code: "2026-10", place: "Q2 of 2026–27" }),
      expect.objectContaining({ code: "2027-01", place: "Q3 of 2026–27", lastDay: "2027-03-31" }),
    ]);
  });

  test.each(["kestrel", "lanternbridge", "saltbush", "emberbun", "korraline"])(
    "[B-10] adds up to the piece and the cent in %s: rows, quarters, totals and workings",
    async (program) => {
      const as = `admin@${program}.example`;
      const { quarters, lines, totals } = await forecast(as);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(sum(line.quarters)).toEqual({ pieces: line.pieces, cents: cents(line) });
        const centre = line.costCentre?.code ?? "";
        const query = { currency: line.currencyIso, costCentre: centre };
        for (const [n, { code }] of quarters.entries()) {
          const { body } = await working({ ...query, quarter: code }, as);
          expect([centre, sum(body.rows)]).toEqual([
            centre,
            { pieces: line.quarters[n]!.pieces, cents: cents(line.quarters[n]!) },
          ]);
          expect(body).toMatchObject({
            people: line.people,
            loads: line.loads,
            pieces: line.quarters[n]!.pieces,
          });
        }
      }
      expect(totals.length).toBeGreaterThan(0);
      for (const total of totals) {
        const its = lines.filter(({ currencyIso }) => currencyIso === total.currencyIso);
        expect(sum(its)).toEqual({ pieces: total.pieces, cents: cents(total) });
        expect(its.reduce((all, { people }) => all + people, 0)).toBe(total.people);
        const all = await rows({ currency: total.currencyIso }, as);
        expect(sum(all)).toEqual({ pieces: total.pieces, cents: cents(total) });
      }
      expect(totals.reduce((all, one) => all + one.pieces, 0)).toBeGreaterThan(0);
    },
  );

  test("[B-10] counts what each pack gives again by the rules that grant it", async () => {
    const people = await api.db
      .select({ fte: users.fte, customerId: users.customerId, endsOn: users.endsOn })
      .from(users)
      .innerJoin(allocations, eq(allocations.customerId, users.customerId))
      .where(
        and(
          eq(allocations.packId, WARDROBE),
          eq(users.active, true),
          eq(allocations.periodEnd, "2026-12-31"),
        ),
      );
    const [pack] = await api.db.select().from(packs).where(eq(packs.id, WARDROBE));
    const its = await api.db.select().from(bundles).where(eq(bundles.packId, WARDROBE));
    const staying = people.filter(({ endsOn }) => endsOn === null || endsOn >= "2027-01-01");
    const given = staying
      .flatMap(({ fte }) => grantsOf({ ...pack!, bundles: its }, { fte }))
      .filter(({ measure }) => measure === "dollar")
      .reduce((all, { amount }) => all + amount, 0);
    const found = (await rows({ currency: "AUD", quarter: "2027-01" })).find(
      ({ packId, counter }) => packId === WARDROBE && counter === "Pack credit",
    )!;
    expect(found).toMatchObject({ kind: "again", people: staying.length, percentKnown: expect.any(Boolean) });
    expect(found.givenText.replace(/[$,]/g, "")).toBe((given / 100).toFixed(2));
    expect(found.loads.reduce((all, one) => all + one.people, 0)).toBe(staying.length);
    expect(cents(found)).toBe(Math.round((given * found.percent) / 100));
  });

  test("[B-10] changes at once with the hours of one person", async () => {
    const credit = async () =>
      (await rows({ currency: "AUD", costCentre: teller.defaultCostCentre!, quarter: "2027-01" })).find(
        ({ packId, counter }) => packId === WARDROBE && counter === "Pack credit",
      )!;
    await change(TELLER, { fte: 100 });
    const [whole, before] = [await forecast(), await credit()];
    await change(TELLER, { fte: 60 });
    const [part, after] = [await forecast(), await credit()];
    expect([before.givenText, after.givenText].map((text) => Number(text.replace(/[$,]/g, "")))).toEqual([
      Number(before.givenText.replace(/[$,]/g, "")),
      Number(before.givenText.replace(/[$,]/g, "")) - 420 * 0.4,
    ]);
    const lineOf = ({ lines }: Forecast) =>
      lines.find(({ costCentre }) => costCentre?.code === teller.defaultCostCentre)!;
    expect(cents(lineOf(whole)) - cents(lineOf(part))).toBe(cents(before) - cents(after));
    expect(cents(before) - cents(after)).toBeGreaterThan(0);
    expect(lineOf(whole).loads - lineOf(part).loads).toBeCloseTo(0.4, 5);
    expect(cents(whole.totals[0]!) - cents(part.totals[0]!)).toBe(cents(before) - cents(after));
  });

  test("[B-10] leaves out who is gone before a period begins, and says how many leave and start", async () => {
    const line = async () =>
      (await forecast()).lines.find(({ costCentre }) => costCentre?.code === teller.defaultCostCentre)!;
    const before = await line();
    await change(TELLER, { endsOn: "2026-12-31" });
    const leaving = await line();
    expect([leaving.people, leaving.leavers]).toEqual([before.people, before.leavers + 1]);
    expect(cents(leaving)).toBeLessThan(cents(before));
    await change(TELLER, { endsOn: "2027-01-01" });
    expect(cents(await line())).toBe(cents(before));
    await change(TELLER, { endsOn: "2026-03-31" });
    expect((await line()).people).toBe(before.people - 1);
    await change(TELLER, { endsOn: null, active: false });
    expect((await line()).people).toBe(before.people - 1);
  });

  test("[B-10] counts what starters have not ordered in the quarter of their first day, and a part when it opens", async () => {
    const uid = "newstarter@lanternbridge.example";
    const starter = await rowOf(uid);
    const mine = () =>
      rows({ currency: "AUD", costCentre: starter.defaultCostCentre! }).then((all) =>
        all.filter(({ kind }) => kind === "first"),
      );
    const before = await mine();
    await change(uid, { startsOn: "2026-08-10" });
    const after = await mine();
    expect(after.length).toBeGreaterThan(before.length);
    const added = after.filter(({ quarter }) => quarter === "2026-07");
    const [pack] = await api.db
      .select({ id: packs.id })
      .from(packs)
      .innerJoin(allocations, eq(allocations.packId, packs.id))
      .where(and(eq(allocations.customerId, starter.customerId), eq(packs.packType, "new starter")));
    const held = await api.db
      .select({
        bundle: entitlementMovements.bundleId,
        left: sql<number>`sum(case when kind in ('grant', 'release') then amount else -amount end)::int`,
      })
      .from(entitlementMovements)
      .innerJoin(allocations, eq(allocations.id, entitlementMovements.allocationId))
      .where(and(eq(allocations.customerId, starter.customerId), eq(allocations.packId, pack!.id)))
      .groupBy(entitlementMovements.bundleId);
    const left = held.reduce((all, one) => all + Math.max(0, one.left), 0);
    expect(left).toBeGreaterThan(0);
    const ofPack = added.filter(({ packId }) => packId === pack!.id);
    expect(ofPack.reduce((all, { pieces }) => all + pieces, 0)).toBe(left);
    expect(ofPack[0]).toMatchObject({ people: 1, percent: 100, percentKnown: false, each: PRICE });
    const [first] = held.filter((one) => one.left > 0);
    const part = and(eq(bundles.packId, pack!.id), eq(bundles.id, first!.bundle!));
    await api.db.update(bundles).set({ opensAfterStart: 100 }).where(part);
    const parted = (await mine()).filter(({ packId }) => packId === pack!.id);
    expect(parted.filter(({ quarter }) => quarter === "2026-10").map(({ pieces }) => pieces)).toEqual([
      first!.left,
    ]);
    await api.db.update(bundles).set({ opensAfterStart: null }).where(part);
    await change(uid, { startsOn: starter.startsOn });
  });
});

describe("last year's use", () => {
  test("[B-10] is the part of what was given that was ordered; without one the whole is assumed", async () => {
    const [allocation] = await api.db
      .select()
      .from(allocations)
      .where(and(eq(allocations.packId, WARDROBE), eq(allocations.customerId, teller.customerId)));
    const read = async () =>
      (await rows({ currency: "AUD", quarter: "2027-01" })).find(
        ({ packId, counter }) => packId === WARDROBE && counter === "Pack credit",
      )!;
    const all = await api.db
      .select({ id: allocations.id })
      .from(allocations)
      .where(and(eq(allocations.packId, WARDROBE), sql`period_end < '2026-03-18'`));
    const ids = all.map(({ id }) => id);
    if (ids.length > 0) {
      await api.db
        .execute(sql`update allocations set period_start = period_start - 3000, period_end = period_end - 3000
        where id in ${ids}`);
    }
    expect(await read()).toMatchObject({ percent: 100, percentKnown: false });
    expect((await forecast()).assumesWhole).toBe(true);
    const [last] = await api.db
      .insert(allocations)
      .values({ ...allocation!, id: undefined, periodStart: "2025-01-01", periodEnd: "2025-12-31" })
      .returning();
    const move = (kind: "grant" | "withdraw" | "use" | "release", amount: number) => ({
      ...{ allocationId: last!.id, measure: "dollar" as const, bundleId: null, kind, amount },
    });
    await api.db
      .insert(entitlementMovements)
      .values([move("grant", 42_000), move("withdraw", 2000), move("use", 15_000), move("release", 5000)]);
    const known = await read();
    expect(known).toMatchObject({ percent: 25, percentKnown: true });
    const given = Number(known.givenText.replace(/[$,]/g, ""));
    expect(known.money.value).toBeCloseTo(given * 0.25, 1);
    await api.db.delete(entitlementMovements).where(eq(entitlementMovements.allocationId, last!.id));
    await api.db.delete(allocations).where(eq(allocations.id, last!.id));
  });
});

describe("who reads it", () => {
  test("[B-10] finance and administrators read the people of their units, and nobody else anything", async () => {
    const [whole, finance] = [await forecast(BANK.admin), await forecast(BANK.finance)];
    expect(finance.totals).toEqual(whole.totals);
    for (const stranger of [TELLER, "approver@lanternbridge.example"]) {
      expectRefusal(await api.call("GET", PATH, { as: stranger }), 403, "ForbiddenError");
      expectRefusal(await working({ currency: "AUD" }, stranger), 403, "ForbiddenError");
    }
    const admin = await rowOf(BANK.admin);
    await change(BANK.admin, { unitUid: teller.unitUid });
    api.forgetTokens();
    const own = await forecast(BANK.admin);
    const home = await api.db
      .select()
      .from(users)
      .where(
        and(
          eq(users.active, true),
          sql`unit_uid in (select uid from unit_lines where above_uid = ${teller.unitUid})`,
          sql`(ends_on is null or ends_on >= '2026-04-01')`,
        ),
      );
    expect(own.totals[0]!.people).toBe(home.length);
    expect(own.totals[0]!.people).toBeLessThan(whole.totals[0]!.people);
    await change(BANK.admin, { unitUid: admin.unitUid });
  });

  test("[B-10] another organisation's people, cost centres and figures are never seen", async () => {
    const theirs = await forecast("admin@kestrel.example");
    const ours = await forecast();
    const codes = new Set(ours.lines.map(({ costCentre }) => costCentre?.code));
    const own = await api.db.select().from(costCentres).where(eq(costCentres.organisationUid, "kestrel"));
    for (const { costCentre } of theirs.lines) {
      if (!costCentre) continue;
      expect(codes.has(costCentre.code)).toBe(false);
      expect(own.map(({ code }) => code)).toContain(costCentre.code);
      expectRefusal(await working({ currency: "AUD", costCentre: costCentre.code }), 404, "NotFoundError");
    }
    // A cost centre of another organisation that somebody was given by mistake names nobody's money.
    await change(TELLER, { defaultCostCentre: own[0]!.code });
    expect((await forecast()).lines.map(({ costCentre }) => costCentre?.code)).not.toContain(own[0]!.code);
    const unknown: Record<string, string>[] = [{ currency: "NZD" }, { currency: "AUD", quarter: "2026-01" }];
    for (const query of unknown) {
      expectRefusal(await working(query), 404, "NotFoundError");
    }
  });

  test("[B-10] people without a cost centre are a line of their own", async () => {
    await change(TELLER, { defaultCostCentre: null });
    const { lines } = await forecast();
    const none = lines.find(({ costCentre }) => !costCentre)!;
    expect(none.people).toBeGreaterThan(0);
    expect(lines.at(-1)).toEqual(none);
    expect((await working({ currency: "AUD", costCentre: "" })).body).toMatchObject({ people: none.people });
  });

  test("[B-10] takes the same statements for any number of people", async () => {
    const count = async () => {
      await forecast();
      const counted = { statements: 0 };
      await statementCount.run(counted, () => forecast());
      return counted.statements;
    };
    const all = await count();
    const ids = (await api.db.select().from(users).where(eq(users.organisationUid, "lanternbridge"))).map(
      ({ uid }) => uid,
    );
    const few = ids.filter((uid) => !uid.startsWith("admin") && !uid.startsWith("finance") && uid !== TELLER);
    await api.db.update(users).set({ active: false }).where(inArray(users.uid, few));
    const one = await count();
    await api.db.update(users).set({ active: true }).where(inArray(users.uid, few));
    expect([all, one]).toEqual([all, all]);
    expect(all).toBeLessThanOrEqual(6);
    expect(await api.db.$count(units)).toBeGreaterThan(1);
  });
});

describe("what is to be replaced", () => {
  const held = () =>
    rowsOf<{ style: string; pieces: number; customer: string; months: number }>(
      api.db,
      sql`select e.product ->> 'styleCode' as style, e.quantity as pieces, o.customer_id as customer,
          (extract(year from age('2026-05-20', c.status_at)) * 12 + extract(month from age('2026-05-20', c.status_at)))::int as months
        from order_entries e join orders o on o.code = e.order_code join consignments c on c.order_code = o.code
        join packs p on p.id = e.pack_id and p.reset = 'once' join users u on u.customer_id = o.customer_id
        where p.organisation_uid = 'lanternbridge' and u.active and u.ends_on is null
          and c.status = 'DELIVERY_COMPLETED' and not exists (select from allocations a join bundle_styles b on b.pack_id = a.pack_id
            join packs k on k.id = a.pack_id and k.reset <> 'once'
            where a.customer_id = o.customer_id and b.style_code = e.product ->> 'styleCode')
        order by o.code, e.entry_number limit 1`,
    );
  const replaced = async () =>
    (await rows({ currency: "AUD" })).filter(({ kind }) => kind === "replaced") as (Work & {
      packName: string;
    })[];

  test("[B-10] counts in the quarter in which it is due, at the price of its style", async () => {
    const [one] = await held();
    const before = (await forecast()).totals[0]!;
    expect(await replaced()).toEqual([]);
    const style = eq(styles.code, one!.style);
    const [was] = await api.db.select().from(styles).where(style);
    await api.db.update(styles).set({ replacedAfterMonths: one!.months }).where(style);
    const found = await replaced();
    expect(found.length).toBeGreaterThan(0);
    const [first] = found;
    expect(first).toMatchObject({ packName: was!.name, percent: 100, percentKnown: true });
    expect(cents(first!)).toBe(first!.pieces * Math.round(first!.each!.value * 100));
    const after = (await forecast()).totals[0]!;
    expect(sum([before, ...found])).toEqual({ pieces: after.pieces, cents: cents(after) });

    // Whoever has left by then needs nothing.
    const [person] = await api.db.select().from(users).where(eq(users.customerId, one!.customer));
    await change(person!.uid, { endsOn: "2026-04-02" });
    const pieces = (all: readonly Figure[]) => sum(all).pieces;
    expect(pieces(await replaced())).toBe(pieces(found) - one!.pieces);
    await change(person!.uid, { endsOn: null });

    // A pack that is given again has it: it is replaced with that.
    await api.db.execute(sql`insert into bundle_styles (pack_id, bundle_id, set_id, style_code, sort)
      select s.pack_id, s.bundle_id, s.id, ${one!.style}, 99 from bundle_sets s join packs p on p.id = s.pack_id
      where p.organisation_uid = 'lanternbridge' and p.reset <> 'once' on conflict do nothing`);
    expect(await replaced()).toEqual([]);
    await api.db.execute(sql`delete from bundle_styles where style_code = ${one!.style} and sort = 99`);
    await api.db.update(styles).set({ replacedAfterMonths: null }).where(style);
  });
});

test("[B-10] what is given again in a year is what the job grants in that year, pack by pack and quarter by quarter", async () => {
  const as = "admin@kestrel.example";
  const { quarters } = await forecast(as);
  const shut = await api.db
    .select({ id: packs.id })
    .from(packs)
    .leftJoin(bundles, eq(bundles.packId, packs.id))
    .where(sql`packs.closes_at is not null or packs.opens_at is not null or bundles.is_indent_order`);
  const closed = new Set(shut.map(({ id }) => id));
  const predicted = new Map<string, number>();
  for (const currency of ["AUD", "NZD"]) {
    for (const one of await rows({ currency }, as)) {
      if (one.kind !== "again" || closed.has(one.packId)) continue;
      const key = `${one.quarter} ${one.packId} ${one.counter}`;
      const given = Number(/[\d,.]+/.exec(one.givenText)![0].replaceAll(",", ""));
      predicted.set(key, (predicted.get(key) ?? 0) + given);
    }
  }
  expect(predicted.size).toBeGreaterThan(2);
  const granted = new Map<string, number>();
  for (const { code, firstDay, lastDay } of quarters) {
    await renewAll(api.db, new Date(`${lastDay}T05:00:00Z`));
    const found = await rowsOf<{ packId: string; counter: string; amount: number }>(
      api.db,
      sql`select a.pack_id as "packId", case m.measure when 'points' then 'Points' when 'dollar' then 'Pack credit'
          when 'subsidy' then 'Subsidised spend' else (select b.name from bundles b where b.pack_id = a.pack_id and b.id = m.bundle_id)
          end as counter, sum(m.amount)::int as amount
        from allocations a join users u on u.customer_id = a.customer_id join packs p on p.id = a.pack_id
        join entitlement_movements m on m.allocation_id = a.id and m.kind = 'grant' and m.change_id is null
        where u.organisation_uid = 'kestrel' and u.deleted_at is null and p.pack_type <> 'self-purchase'
          and a.period_start between ${firstDay} and ${lastDay} group by 1, 2`,
    );
    for (const { packId, counter, amount } of found) {
      if (!closed.has(packId)) granted.set(`${code} ${packId} ${counter}`, amount);
    }
  }
  expect(Object.fromEntries([...granted].toSorted())).toEqual(Object.fromEntries([...predicted].toSorted()));
});
