import type { styles } from "../modules/catalogue/tables";
import { addDays, isoDate } from "./calendar";

type Row = typeof styles.$inferInsert;
type EndingRow = Pick<Row, "endKind" | "endReason" | "replacedBy" | "exchangeFree">;

/** Styles of Ember & Bun that end, with the days from today to their last day. */
const ENDINGS: Readonly<Record<string, EndingRow & { days: number }>> = {
  "EB-4002": {
    days: 45,
    endKind: "rebrand",
    endReason: "The counter wears the crew tee from then on.",
    replacedBy: "EB-4001",
    exchangeFree: false,
  },
  "EB-4006": {
    days: -3,
    endKind: "recall",
    endReason: "Its peak can crack in the heat of a fryer.",
    replacedBy: "EB-4005",
    exchangeFree: true,
  },
};

/** How a style of the demo ends. */
export function endingOf({ code }: Pick<Row, "code">, today: Date) {
  const { days, ...ending } = ENDINGS[code] ?? {};
  return days === undefined ? {} : { ...ending, endsOn: isoDate(addDays(today, days)) };
}
