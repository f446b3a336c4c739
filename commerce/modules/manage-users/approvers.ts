import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { personName } from "../../http/person-name";
import { decidersForPeople } from "../organisation";
import { rolesOf } from "./roles";
import { inSight, type ManageCall } from "./scope";

interface Row {
  of: string;
  customer_id: string;
  uid: string;
  first_name: string;
  last_name: string;
  groups: string[];
  unit_uid: string;
  unit_name: string;
  unit_active: boolean;
  seen: boolean;
}

const viewOf = (row: Row) => ({
  uid: row.seen ? row.uid : row.customer_id,
  customerId: row.customer_id,
  email: row.seen ? row.uid : undefined,
  name: personName({ firstName: row.first_name, lastName: row.last_name }),
  ...{ firstName: row.first_name, lastName: row.last_name },
  active: true,
  roles: rolesOf(row.groups).map(({ code }) => code),
  orgUnit: { uid: row.unit_uid, name: row.unit_name, active: row.unit_active },
  selected: true,
});

/**
 * Who is asked when one of these people orders something that needs an approval: the approvers of the home unit or of the
 * nearest one above, and whoever stands in for them today (docs/decisions/0065). One statement.
 * @returns the approvers by the customer id of the person, by name.
 */
export async function approversOf(call: ManageCall, customerIds: readonly string[]) {
  const which = sql`p.customer_id = any(${sql.param([...customerIds])}::text[])`;
  const rows = await rowsOf<Row>(
    call.db,
    sql`select k.code as "of", u.customer_id, u.uid, u.first_name, u.last_name, u.groups,
        n.uid as unit_uid, n.name as unit_name, n.active as unit_active, ${inSight(call)} as seen
      from ${decidersForPeople(which, call.now())} k
        join users u on u.customer_id = k.customer_id join units n on n.uid = u.unit_uid
      order by lower(u.last_name), lower(u.first_name), u.customer_id`,
  );
  return new Map(customerIds.map((id) => [id, rows.filter(({ of }) => of === id).map(viewOf)] as const));
}
