import { dayOf } from "../calendar";
import type { Call } from "./call";

/** The local day of a call's organisation, YYYY-MM-DD: on it, packs, budgets and delegations begin and end. */
export const todayOf = ({ about, now }: Pick<Call, "about" | "now">): string =>
  dayOf(now(), about.organisation.timeZone);
