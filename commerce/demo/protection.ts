import type { StyleStandard, styles } from "../modules/catalogue/tables";
import { addDays, isoDate } from "./calendar";

type Style = Pick<typeof styles.$inferInsert, "code" | "standard">;

/** What garments protect as, after how many months they are replaced, and what their certificates say. */
const PROTECTING: Readonly<
  Record<string, { garmentClass: string; months?: number; text: string; days: number; class?: string }>
> = {
  ...hiVis(["KC-5001", "KC-5002", "KC-5003", "KC-5004"], "Hi-vis top", 12),
  ...hiVis(["KC-5201"], "Hi-vis jacket", 24),
  ...hiVis(["KC-5203"], "Hi-vis vest", 12),
  // Its certificate has just run out.
  ...hiVis(["KC-5202"], "Hi-vis rainwear", 24, -20),
  ...Object.fromEntries(
    ["KC-5301", "KC-5302", "KC-5303"].map((code) => [
      code,
      {
        garmentClass: "Safety footwear",
        months: 12,
        text: "Toe cap tested at 200 joules. Class I, with a slip-resistant sole.",
        days: 500,
        class: "Class I",
      },
    ]),
  ),
  "KC-5401": {
    garmentClass: "Helmet",
    months: 36,
    text: "Occupational protective helmet, Type 1, for general use. Replace it three years after its issue, or after an impact.",
    days: 800,
    class: "Type 1",
  },
};

function hiVis(codes: readonly string[], garmentClass: string, months: number, days = 430) {
  const text = "High-visibility safety garment. Replace it when it has faded, or after 50 washes.";
  return Object.fromEntries(codes.map((code) => [code, { garmentClass, months, text, days }]));
}

/** What a style of the demo protects as. The outline names the standard, and for hi-vis its class. */
export function protectionOf(style: Style, today: Date) {
  const its = PROTECTING[style.code];
  const [, standard, of = ""] = /^(AS\/NZS [\d.]+)(?: (D\/N|D|N))?/.exec(style.standard ?? "") ?? [];
  if (!its || !standard) return {};
  const certificate: StyleStandard = {
    standard,
    class: its.class ?? of,
    certificate: `${style.code}-C`,
    version: "2",
    text: its.text,
    validUntil: isoDate(addDays(today, its.days)),
  };
  return {
    garmentClass: its.garmentClass,
    replacedAfterMonths: its.months ?? null,
    standards: [certificate],
  };
}
