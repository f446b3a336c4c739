import { sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { inScope } from "../manage-users";

export type ForecastCall = Pick<Call, "db" | "about" | "now">;

/** The select of people of the caller's units who are employed on a day or later, with whose money theirs is. */
export const workersFrom = (call: ForecastCall, day: SQL): SQL => sql`
  select u.customer_id, u.fte, u.starts_on, u.ends_on, c.code as centre, c.name as centre_name, n.currency,
    n.currency_symbol as symbol, n.gst_rate
  from users u join units n on n.uid = u.unit_uid
  left join cost_centres c on c.code = u.default_cost_centre and c.organisation_uid = u.organisation_uid
  where ${inScope(call)} and u.active and (u.ends_on is null or u.ends_on >= ${day})`;
