import type { promotions } from "../modules/promotions/tables";
import type { customerCoupons } from "../modules/coupons/tables";
import { timeBefore } from "../calendar";
import { addDays, localMidnight } from "./calendar";
import { LANTERNBRIDGE as bank } from "./programs/lanternbridge";

type Row = typeof promotions.$inferInsert;

/** The zone of what is for every organisation of a site: the seller's. */
const SELLER_ZONE = "Australia/Melbourne";

/** From the midnight at which a day begins to the last second before another, in a time zone. */
const between = (today: Date, from: number, until: number, timeZone = SELLER_ZONE) => ({
  startsAt: localMidnight(addDays(today, from), timeZone),
  endsAt: timeBefore(localMidnight(addDays(today, until), timeZone), { seconds: 1 }),
});

/** Vouchers and promotions of each kind, valid, past and still to come. */
export function promotionRows(today: Date): Row[] {
  const now = between(today, -60, 300);
  const bankNow = between(today, -60, 300, bank.timeZone);
  const past = between(today, -400, -30, bank.timeZone);
  const lanternbridge = { site: "uniforms", organisationUid: "lanternbridge" };
  return [
    {
      code: "VEST-THIRD",
      kind: "product",
      ...lanternbridge,
      title: "Every third merino vest at half price",
      styleCode: "LB-2401",
      everyPieces: 3,
      percent: 50,
      ...bankNow,
    },
    {
      code: "STYLE10",
      kind: "voucher",
      ...lanternbridge,
      title: "10% off for style week",
      percent: 10,
      mostUsesPerPerson: 1,
      ...bankNow,
    },
    {
      code: "SPRING5",
      kind: "voucher",
      site: "uniforms",
      title: "$5.00 off from $40.00",
      cents: 500,
      minimumCents: 4000,
      currency: "AUD",
      ...now,
    },
    {
      code: "FIT20",
      kind: "voucher",
      ...lanternbridge,
      title: "20% off after a fit day",
      percent: 20,
      ...between(today, -25, 5, bank.timeZone),
    },
    {
      code: "SUMMER15",
      kind: "voucher",
      ...lanternbridge,
      title: "15% off in summer",
      percent: 15,
      ...between(today, 20, 80, bank.timeZone),
    },
    { code: "AUTUMN15", kind: "voucher", ...lanternbridge, title: "15% off in autumn", percent: 15, ...past },
    { code: "WINTER25", kind: "voucher", ...lanternbridge, title: "25% off in winter", percent: 25, ...past },
    {
      code: "BULK-2500",
      kind: "order",
      site: "wholesale",
      title: "2% off orders from $25,000.00",
      percent: 2,
      minimumCents: 2_500_000,
      currency: "AUD",
      ...now,
    },
    {
      code: "TRADE100",
      kind: "voucher",
      site: "wholesale",
      title: "$100.00 off from $1,000.00",
      cents: 10_000,
      minimumCents: 100_000,
      currency: "AUD",
      mostUsesPerPerson: 1,
      ...now,
    },
  ];
}

/** Coupons in each state on the list of one wearer, and one of a buyer; the others are there to be claimed. */
export const COUPONS: readonly { uid: string; code: string; claimed: number; notified?: true }[] = [
  { uid: "wearer@lanternbridge.example", code: "STYLE10", claimed: -40 },
  { uid: "wearer@lanternbridge.example", code: "FIT20", claimed: -20, notified: true },
  { uid: "wearer@lanternbridge.example", code: "SUMMER15", claimed: -3, notified: true },
  { uid: "wearer@lanternbridge.example", code: "AUTUMN15", claimed: -200 },
  { uid: "buyer@harrowstreet.example", code: "TRADE100", claimed: -10 },
];

/** @param customerIdOf of a person by their sign-in. */
export const couponRows = (
  today: Date,
  customerIdOf: ReadonlyMap<string, string>,
): (typeof customerCoupons.$inferInsert)[] =>
  COUPONS.map(({ uid, code, claimed, notified }) => ({
    customerId: customerIdOf.get(uid)!,
    promotionCode: code,
    claimedAt: addDays(today, claimed),
    notifyAt: notified ? addDays(today, claimed) : null,
  }));
