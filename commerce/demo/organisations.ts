import { shownMobile } from "../http/contact";
import type { registrationCodes } from "../modules/access/tables";
import type {
  addresses,
  costCentres,
  costCentreUnits,
  organisations,
  units,
} from "../modules/organisation/tables";
import type { purchaseOrders } from "../modules/purchase-orders/tables";
import type { unitMembers } from "../modules/users/tables";
import { addDays } from "./calendar";
import type { Person } from "./people";
import type { ProgramPlan, UnitPlan } from "./programs/plan";

const GST_BASIS_POINTS = { AU: 1000, NZ: 1500 };

/** New Zealand's dollars are not Australia's, and say so. */
const currencySymbolOf = (unit: UnitPlan) => (currencyOf(unit) === "NZD" ? "NZ$" : "$");

export const currencyOf = (unit: UnitPlan): "AUD" | "NZD" => (unit.country === "NZ" ? "NZD" : "AUD");
export const gstRateOf = (unit: UnitPlan): number => GST_BASIS_POINTS[unit.country ?? "AU"];

/** The programs that let people register; saltbush has a code, but has switched registration off. */
const REGISTERING = ["kestrel", "lanternbridge", "emberbun", "korraline"];

/** A code of the first place of a program, such as `EB-JOIN`, with twenty employee codes: EB-E101 and on. */
export function registrationCodeRows(program: ProgramPlan): (typeof registrationCodes.$inferInsert)[] {
  const unit = program.units.find(({ kind, inactive }) => kind === "ship-to" && !inactive);
  if (program.site !== "uniforms" || !unit) return [];
  const given = program.packs.filter(
    ({ packType }) => packType === "new starter" || packType === "compulsory",
  );
  return [
    {
      code: `${program.prefix}-JOIN`,
      organisationUid: program.uid,
      unitUid: unit.uid,
      jobGroup: unit.jobs?.[0] ?? "",
      packIds: given.map(({ id }) => id),
      employeeCodes: Array.from({ length: 20 }, (_, n) => `${program.prefix}-E${n + 101}`),
      priceEnabled: program.wearersSeePrices,
    },
  ];
}

/** The row of a program's contract customer. */
export const organisationRow = (program: ProgramPlan): typeof organisations.$inferInsert => ({
  uid: program.uid,
  site: program.site,
  name: program.name,
  timeZone: program.timeZone,
  region: program.region,
  priceIncludingGst: program.priceIncludingGst,
  approval: program.approval,
  purchaseOrderMandatory: program.purchaseOrderMandatory,
  costCentreMandatory: program.costCentreMandatory,
  urgentReasons: [...(program.urgentReasons ?? [])],
  restrictedStyles: [...(program.restrictedStyles ?? [])],
  freightCents: 1000,
  freightFreeOverCents: 9900,
  ownShare: program.ownShare,
  costShare: program.costShare ?? null,
  ppeGuard: program.ppeGuard ?? null,
  roleRequirements: [...(program.roleRequirements ?? [])],
  cardPayment: program.cardPayment ?? false,
  registrationOpen: REGISTERING.includes(program.uid),
  // 1800 160 401 is kept for fiction.
  support: {
    name: `${program.name} uniform desk`,
    phone: "1800 160 401",
    email: `uniforms@${program.domain}`,
  },
});

/** The rows of a program's places, in an order where parents come first. */
export const unitRows = (program: ProgramPlan, today: Date): (typeof units.$inferInsert)[] =>
  program.units.map((unit) => ({
    uid: unit.uid,
    organisationUid: program.uid,
    parentUid: unit.parent ?? null,
    name: unit.name,
    kind: unit.kind,
    billToUid: unit.kind === "ship-to" ? (unit.billTo ?? program.uid) : unit.uid,
    country: unit.country ?? "AU",
    currency: currencyOf(unit),
    currencySymbol: currencySymbolOf(unit),
    gstRate: gstRateOf(unit),
    active: !unit.inactive,
    bulkUploadEnabled: program.site === "wholesale",
    // They show only in a shop that has the addresses of the scripts.
    enableNaizFit: program.uid === "korraline",
    enableChatbot: program.uid === "korraline",
    addedAt: addDays(today, -900),
    updatedAt: addDays(today, -30),
  }));

export const costCentreRows = (program: ProgramPlan, today: Date): (typeof costCentres.$inferInsert)[] =>
  program.units.flatMap((unit) =>
    unit.costCentre
      ? [
          {
            code: unit.costCentre.code,
            name: unit.costCentre.name,
            organisationUid: program.uid,
            unitUid: unit.uid,
            currency: currencyOf(unit),
            addedAt: addDays(today, -900),
            updatedAt: addDays(today, -30),
            active: !unit.costCentre.disabled && !unit.inactive,
          },
        ]
      : [],
  );

export const costCentreUnitRows = (program: ProgramPlan): (typeof costCentreUnits.$inferInsert)[] =>
  program.units.flatMap(({ uid, alsoCharges = [] }) =>
    alsoCharges.map((costCentreCode) => ({ costCentreCode, unitUid: uid })),
  );

/** Who belongs to further units: the administrator brought them there when they came. */
export function unitMemberRows(people: readonly Person[]): (typeof unitMembers.$inferInsert)[] {
  const addedBy = people.find(({ plan }) => plan.role === "admin")?.row.customerId ?? "";
  return people.flatMap(({ plan: { alsoIn = [] }, row: { customerId, hiredAt } }) =>
    alsoIn.map((unitUid) => ({ unitUid, customerId, addedAt: hiredAt, addedBy })),
  );
}

const placeOf = (unit: UnitPlan) => ({
  line1: unit.line1,
  town: unit.town,
  region: unit.region,
  postalCode: unit.postcode,
  country: unit.country ?? "AU",
});

const STREETS = [
  "Wattle Street",
  "Rimu Road",
  "Jacaranda Avenue",
  "Banksia Court",
  "Kōwhai Lane",
  "Quarry Road",
];

/** Where each unit takes deliveries, and the home addresses of the named people. */
export function addressRows(
  program: ProgramPlan,
  people: readonly Person[],
): (typeof addresses.$inferInsert)[] {
  const ofUnits = program.units.map((unit) => ({
    id: `unit-${unit.uid}`,
    unitUid: unit.uid,
    firstName: "Uniform",
    lastName: "Store",
    companyName: unit.name,
    ...placeOf(unit),
    isDefault: true,
  }));
  const named = people.slice(0, program.people.length).filter((person) => person.plan.role !== "agent");
  const ofPeople = named.map((person, n) => ({
    id: `home-${person.row.customerId}`,
    customerId: person.row.customerId,
    firstName: person.row.firstName,
    lastName: person.row.lastName,
    ...placeOf(person.unit),
    line1: `${n * 3 + 4} ${STREETS[n % STREETS.length]}`,
    line2: n % 4 === 3 ? `Unit ${n}` : null,
    phone: person.row.mobile ? shownMobile(person.row.mobile) : null,
    email: person.row.uid,
    isDefault: false,
  }));
  return [...ofUnits, ...ofPeople];
}

/** The standing purchase orders that buyers may quote. */
export function purchaseOrderRows(
  program: ProgramPlan,
  people: readonly Person[],
  today: Date,
): (typeof purchaseOrders.$inferInsert)[] {
  const by = ["finance", "admin"].flatMap((role) => people.filter(({ plan }) => plan.role === role));
  const addedBy = by[0]?.row.customerId;
  return program.purchaseOrders.map((order, n) => {
    const addedAt = addDays(today, order.daysAgo === undefined ? -200 + n : -order.daysAgo);
    return {
      id: `PO-${program.prefix}-${String(n + 1).padStart(4, "0")}`,
      organisationUid: program.uid,
      number: order.number,
      description: order.description,
      unitUids: [...order.units],
      status: order.closed ? ("closed" as const) : ("active" as const),
      addedAt,
      addedBy,
      updatedAt: addedAt,
      updatedBy: addedBy,
    };
  });
}
