import { dayOf, timeBefore } from "../calendar";
import type { bundles, bundleSets, bundleStyles, packs } from "../modules/packs/tables";
import { givenMonths, grantsOf, firstPeriodOn, type Period } from "../modules/entitlement";
import type { allocations, entitlementMovements } from "../modules/entitlement/tables";
import { addDays, addMonths, isoDate, localMidnight } from "./calendar";
import type { Person } from "./people";
import type { BundlePlan, PackPlan, ProgramPlan, WindowPlan } from "./programs/plan";

/** The rows that define a program's packs. */
export interface PackRows {
  packs: (typeof packs.$inferInsert)[];
  bundles: (typeof bundles.$inferInsert)[];
  sets: (typeof bundleSets.$inferInsert)[];
  styles: (typeof bundleStyles.$inferInsert)[];
}

/** A window in whole local days: it ends with the last second of its last day. */
const windowOf = (window: WindowPlan, today: Date, timeZone: string) => ({
  from: localMidnight(addDays(today, window.from), timeZone),
  to: timeBefore(localMidnight(addDays(today, window.to + 1), timeZone), { seconds: 1 }),
});

function bundleRow(pack: PackPlan, bundle: BundlePlan, sort: number, today: Date, timeZone: string) {
  const { indent } = bundle;
  const window = indent && windowOf(indent, today, timeZone);
  return {
    packId: pack.id,
    id: bundle.id,
    name: bundle.name,
    description: bundle.description,
    fundType: bundle.fundType,
    subsidyRanges: [...bundle.subsidyRanges],
    kind: bundle.kind,
    exclusive: bundle.exclusive,
    returnFirst: bundle.returnFirst,
    minItems: bundle.min,
    maxItems: bundle.max,
    isIndentOrder: indent !== undefined,
    indentStartsAt: window?.from ?? null,
    indentEndsAt: window?.to ?? null,
    indentDeliveryAt: indent ? addMonths(addDays(today, indent.to), indent.deliveryMonths) : null,
    sort,
  };
}

/** Packs with their bundles, categories and styles. */
export function packRows(program: ProgramPlan, today: Date): PackRows {
  const rows: PackRows = { packs: [], bundles: [], sets: [], styles: [] };
  program.packs.forEach((pack, sort) => {
    const window = pack.window && windowOf(pack.window, today, program.timeZone);
    rows.packs.push({
      id: pack.id,
      organisationUid: program.uid,
      name: pack.name,
      description: pack.description,
      packType: pack.packType,
      allocationType: pack.allocationType,
      reset: pack.reset,
      grantAmount: pack.amount ?? null,
      grantLeastLoad: pack.leastLoad ?? null,
      grantByMonths: pack.byMonths ?? false,
      opensAt: window?.from ?? null,
      closesAt: window?.to ?? null,
      opensAgainAt:
        pack.again === undefined ? null : localMidnight(addDays(today, pack.again), program.timeZone),
      replacementReasons: [...(pack.reasons ?? [])],
      sort,
    });
    pack.bundles.forEach((bundle, bundleSort) => {
      const key = { packId: pack.id, bundleId: bundle.id };
      rows.bundles.push(bundleRow(pack, bundle, bundleSort, today, program.timeZone));
      bundle.sets.forEach((set, setSort) => {
        rows.sets.push({ ...key, id: set.id, name: set.name, sort: setSort });
        const colourCodes = bundle.colours && [...bundle.colours];
        set.styles.forEach((styleCode, n) =>
          rows.styles.push({ ...key, setId: set.id, styleCode, colourCodes, sort: n }),
        );
      });
    });
  });
  return rows;
}

type Movement = typeof entitlementMovements.$inferInsert;
type Measure = Movement["measure"];

/** One person's pack in the running period, with a count of what is left as orders are planned. */
export interface Allocation {
  id: number;
  person: Person;
  pack: PackPlan;
  period: Period;
  row: typeof allocations.$inferInsert;
  grants: Movement[];
  /** By measure, and by bundle for quantities. */
  left: Map<string, number>;
}

/** The key of a counter in `left`. */
export const counter = (measure: Measure, bundleId: string | null = null): string =>
  `${measure}/${bundleId ?? ""}`;

const grantingPack = (pack: PackPlan) => ({
  ...pack,
  grantAmount: pack.amount ?? null,
  grantLeastLoad: pack.leastLoad ?? null,
  bundles: pack.bundles.map(({ id, min, max, subsidyRanges }) => ({
    ...{ id, minItems: min, maxItems: max },
    subsidyRanges,
  })),
});

/**
 * Whether a person has a pack: wearers, new starters and approvers may, on the wholesale site the stores' buyers. A
 * buyer for others has none to pay for alone.
 */
function has(person: Person, pack: PackPlan): boolean {
  const { role } = person.plan;
  if (person.program.site === "wholesale") return role === "buyer" && pack.for(person);
  if (role === "buyer") return pack.packType !== "self-purchase" && pack.for(person);
  if (role !== "wearer" && role !== "newstarter" && role !== "approver") return false;
  return pack.for(person);
}

/** Every right to a pack in the running period, with its grants; ids count on from `firstId`. */
export function allocate(
  program: ProgramPlan,
  people: readonly Person[],
  today: Date,
  firstId: number,
): Allocation[] {
  let id = firstId;
  return people.flatMap((person) =>
    program.packs
      .filter((pack) => has(person, pack))
      .map((pack) => {
        const { region, timeZone } = program;
        const hiredOn = dayOf(person.row.hiredAt, timeZone);
        const period = firstPeriodOn(pack.reset, isoDate(today), { region, hiredOn });
        const allocationId = id++;
        const { byMonths = false, reset } = pack;
        const months = givenMonths({ reset, byMonths }, period, hiredOn);
        const grants = grantsOf(grantingPack(pack), { fte: person.fte, months });
        const at = new Date(Math.min(today.getTime(), Date.parse(period.start)));
        return {
          id: allocationId,
          person,
          pack,
          period,
          row: {
            id: allocationId,
            customerId: person.row.customerId,
            packId: pack.id,
            periodStart: period.start,
            periodEnd: period.end,
            givenMonths: months,
          },
          grants: grants.map((grant) => ({ allocationId, kind: "grant" as const, ...grant, at })),
          left: new Map(grants.map((grant) => [counter(grant.measure, grant.bundleId), grant.amount])),
        };
      }),
  );
}
