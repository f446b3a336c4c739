import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { readableTime } from "../../http/dates";
import type { EventPerson } from "../orders/tables";

/** What ended the waiting of an order, in the words of the caller's language and time. */
export interface Outcome {
  /** "You", or "Mere Tau, for Hemi Waaka,"; nothing if nobody is named. */
  who?: string;
  /** "approved". */
  verb: string;
  /** "19 Nov 2026, 8:14 am". */
  when: string;
  /** Whether it was approved with changes. */
  amended: boolean;
}

const VERBS: Record<string, string | undefined> = {
  APPROVED: "approved",
  REJECTED: "declined",
  CANCELLED: "cancelled",
};

interface Row {
  code: string;
  at: string;
  by: EventPerson | null;
  on_behalf_of: EventPerson | null;
  to_state: string;
  amended: boolean;
}

/** What became of orders that waited, by their codes. Those that still wait or never waited have none. One statement. */
export async function outcomesOf(
  { db, about }: Pick<Call, "db" | "about">,
  codes: readonly string[],
): Promise<Map<string, Outcome>> {
  const rows = await rowsOf<Row>(
    db,
    sql`select distinct on (order_code) order_code as code, at, by, on_behalf_of, to_state,
        data -> 'amended' is not null as amended
      from order_events where order_code = any(${sql.param([...codes])}::text[]) and parcel is null
        and from_state = 'PENDING_APPROVAL' and to_state <> from_state
      order by order_code, sequence desc`,
  );
  return new Map(
    rows.map(({ code, at, by, on_behalf_of: onBehalfOf, to_state: to, amended }) => {
      const name = by?.customerId === about.user.customerId ? "You" : by?.name;
      return [
        code,
        {
          who: name && onBehalfOf ? `${name}, for ${onBehalfOf.name},` : name,
          verb: VERBS[to] ?? "decided about",
          when: readableTime(new Date(at), about.organisation.timeZone),
          amended,
        },
      ];
    }),
  );
}
