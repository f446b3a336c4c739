import type { promotions } from "../modules/promotions/tables";
import { addDays } from "./calendar";

type Row = typeof promotions.$inferInsert;

/** Vouchers and promotions of each kind, valid, past and still to come. */
export function promotionRows(today: Date): Row[] {
  const now = { startsAt: addDays(today, -60), endsAt: addDays(today, 300) };
  const past = { startsAt: addDays(today, -400), endsAt: addDays(today, -30) };
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
      ...now,
    },
    {
      code: "STYLE10",
      kind: "voucher",
      ...lanternbridge,
      title: "10% off for style week",
      percent: 10,
      mostUsesPerPerson: 1,
      ...now,
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
