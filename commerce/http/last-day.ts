import { OccError } from "./errors";
import type { User } from "./principal";
import { whyNotWords } from "./why-not";

/** Somebody with a last day of work: a local day of the organisation, null where nobody has said it. */
export type Leaver = Pick<User, "endsOn">;

/** Whether somebody has left: from the day after their last day of work. Computed, so that no job must have run. */
export const hasLeft = ({ endsOn }: Leaver, today: string): boolean => endsOn !== null && endsOn < today;

/** Why nothing is ordered for somebody who has left; undefined while they may order. */
export function leftAlready({ endsOn }: Leaver, today: string): OccError | undefined {
  if (endsOn === null || !hasLeft({ endsOn }, today)) return undefined;
  return new OccError(400, {
    type: "ValidationError",
    message: whyNotWords("left", { lastDay: endsOn, so: "nothing more can be ordered" }),
    reason: "left",
    subject: "cart",
    subjectType: "cart",
  });
}
