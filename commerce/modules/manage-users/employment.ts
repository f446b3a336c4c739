import { z } from "@hono/zod-openapi";
import { instantAt } from "../../calendar";
import type { users } from "../users/tables";

/** The first and the last day of somebody's employment, local days of the organisation; null for one that is not known. */
export type Employment = Pick<typeof users.$inferSelect, "startsOn" | "endsOn">;

/** Nobody who works today began before. */
export const EARLIEST_YEAR = 1950;

/** The same in an answer: a day that is not known is left out. */
export const employmentShape = { startsOn: z.string().optional(), endsOn: z.string().optional() };

export const employmentView = ({ startsOn, endsOn }: Employment) => ({
  startsOn: startsOn ?? undefined,
  endsOn: endsOn ?? undefined,
});

/** Why these cannot be the days of an employment. */
export const employmentFault = ({ startsOn, endsOn }: Employment): string | undefined =>
  startsOn && endsOn && endsOn < startsOn ? "The last day cannot be before the first day." : undefined;

/** Both days with what was sent: what was not stays. */
export const employmentOf = (
  sent: Partial<Employment>,
  before: Employment = { startsOn: null, endsOn: null },
): Employment => ({
  startsOn: sent.startsOn === undefined ? before.startsOn : sent.startsOn,
  endsOn: sent.endsOn === undefined ? before.endsOn : sent.endsOn,
});

/** Yearly packs count from the first day once it is known. @returns nothing where it is not. */
export const hiredBy = ({ startsOn }: Employment, timeZone: string): { hiredAt?: Date } =>
  startsOn ? { hiredAt: instantAt(startsOn, "12:00", timeZone) } : {};
