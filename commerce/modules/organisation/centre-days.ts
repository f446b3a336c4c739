import { type ActiveDays, outsideDays } from "../../http/active-days";

/** Why a cost centre cannot be charged on a day, YYYY-MM-DD, and what to do; undefined if its days are no reason. */
export function centreOutsideDays(
  centre: ActiveDays & { code: string; name: string },
  today: string,
): string | undefined {
  const why = outsideDays(`${centre.name} (${centre.code})`, centre, today);
  return why && `${why} Choose another cost centre.`;
}
