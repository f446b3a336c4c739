import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { shownMobile } from "../../http/contact";
import { occDate } from "../../http/dates";
import { personNameOf } from "../../http/person-name";
import { isManagerOf, unitsBelow } from "../organisation";
import { employmentView } from "./employment";
import { rolesOf } from "./roles";
import { inScope, inSight, type ManageCall, unknownPerson } from "./scope";

interface Row {
  customer_id: string;
  uid: string;
  title: string | null;
  first_name: string;
  last_name: string;
  preferred_name: string | null;
  mobile: string | null;
  wearer_id: string;
  groups: string[];
  job_group: string;
  fte: number;
  active: boolean;
  hired_at: string;
  startsOn: string | null;
  endsOn: string | null;
  added_at: string;
  updated_at: string;
  updated_by_name: string | null;
  version: number;
  unit_uid: string;
  unit_name: string;
  unit_active: boolean;
  further: { uid: string; name: string; active: boolean }[];
  managed: boolean;
  manager: string | null;
}

/** One person whom the caller sees; one statement. @throws OccError 404 for everybody else. */
export async function showUser(call: ManageCall, customerPK: string) {
  const [row] = await rowsOf<Row>(
    call.db,
    sql`select u.customer_id, u.uid, u.title, u.first_name, u.last_name, u.preferred_name, u.mobile, u.wearer_id,
        u.groups, u.job_group, u.fte, u.active, u.hired_at, u.starts_on::text as "startsOn", u.ends_on::text as "endsOn", u.added_at, u.updated_at, u.version,
        n.uid as unit_uid, n.name as unit_name, n.active as unit_active,
        ${inScope(call)} as managed,
        (select coalesce(json_agg(json_build_object('uid', f.uid, 'name', f.name, 'active', f.active)
            order by f.name, f.uid), '[]'::json)
          from unit_members m join units f on f.uid = m.unit_uid
          where m.customer_id = u.customer_id and f.uid in ${unitsBelow(call.about.unit.uid)}) as further,
        (select ${personNameOf("b")} from users b where b.customer_id = u.updated_by) as updated_by_name,
        (select ${personNameOf("m")} from users m where ${isManagerOf("m", "u")}) as manager
      from users u join units n on n.uid = u.unit_uid
      where u.customer_id = ${customerPK} and ${inSight(call)}`,
  );
  if (!row) throw unknownPerson(customerPK);
  const mobile = shownMobile(row.mobile);
  return {
    customerPK: row.customer_id,
    personalDetails: {
      firstName: row.first_name,
      lastName: row.last_name,
      preferredName: row.preferred_name ?? undefined,
      title: row.title ?? undefined,
      employeeID: row.wearer_id,
    },
    contactDetails: { email: row.uid, mobile },
    employeeCode: row.wearer_id,
    employeeEmail: row.uid,
    employeeMobile: mobile,
    employeeInformation: {
      unit: { uid: row.unit_uid, name: row.unit_name, active: row.unit_active },
      furtherUnits: row.further,
      jobGroup: row.job_group,
      workingTime: row.fte,
      hiredDate: occDate(new Date(row.hired_at)),
      ...employmentView(row),
      manager: row.manager ?? undefined,
    },
    roles: rolesOf(row.groups),
    status: row.active ? ("active" as const) : ("inactive" as const),
    managed: row.managed,
    self: row.customer_id === call.about.user.customerId,
    addedDate: occDate(new Date(row.added_at)),
    updatedDate: occDate(new Date(row.updated_at)),
    updatedBy: row.updated_by_name ?? undefined,
    version: row.version,
  };
}
