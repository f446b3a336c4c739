import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { plainEmail, shownMobile } from "../../http/contact";
import { personName, personNameOf } from "../../http/person-name";
import { shortDigest } from "../../http/short-digest";
import { inScope } from "../manage-users";
import type { ScimCall } from "./caller";
import { noResource } from "./errors";
import { type Condition, invalidFilter, whereOf } from "./filter";
import { EMPLOYMENT, ENTERPRISE, USER } from "./names";
import { type Page, readPage } from "./paging";
import { orderBy, type Sorts } from "./sort";

interface Row {
  customer_id: string;
  uid: string;
  title: string | null;
  first_name: string;
  last_name: string;
  preferred_name: string | null;
  mobile: string | null;
  wearer_id: string;
  job_group: string;
  fte: number;
  centre: string | null;
  active: boolean;
  starts_on: string | null;
  ends_on: string | null;
  added_at: string;
  updated_at: string;
  version: number;
  unit_uid: string;
  unit_name: string;
  unit_alone: boolean;
  external_id: string | null;
  manager_id: string | null;
  manager_name: string;
  groups: { value: string; display: string }[];
}

/**
 * People `u` who exist for the client: those of its organisation, without whom it deleted. Whom an administrator opened
 * again exists again.
 */
export const visiblePerson = (call: ScimCall): SQL =>
  sql`(${inScope(call)} and (p.removed_at is null or u.active))`;

/** What `visiblePerson` needs beside `users u`. */
export const withScim = sql`left join scim_people p on p.customer_id = u.customer_id`;

/** Those who can be named as a manager: nobody who is gone. */
const managers = (call: ScimCall): SQL => sql`managers as (
  select u.customer_id, ${personNameOf("u")} as name from users u ${withScim} where ${visiblePerson(call)})`;

const FROM = sql`from users u join units n on n.uid = u.unit_uid ${withScim}
  left join managers m on m.customer_id = u.manager_id`;

const select = (call: ScimCall, where: SQL, order: SQL, cut: SQL): SQL => sql`
  with ${managers(call)}
  select u.customer_id, u.uid, u.title, u.first_name, u.last_name, u.preferred_name, u.mobile, u.wearer_id, u.job_group,
    u.fte, u.default_cost_centre as centre, u.active, u.starts_on::text, u.ends_on::text, u.added_at, u.updated_at,
    u.version, n.uid as unit_uid, n.name as unit_name, p.external_id,
    m.customer_id as manager_id, m.name as manager_name,
    (select count(*) from units t where t.organisation_uid = n.organisation_uid and lower(t.name) = lower(n.name)) = 1
      as unit_alone,
    (select coalesce(json_agg(json_build_object('value', g.uid, 'display', g.name) order by g.uid), '[]'::json)
      from user_group_members m join user_groups g on g.uid = m.group_uid
      where m.customer_id = u.customer_id and g.organisation_uid = u.organisation_uid) as groups
  ${FROM} where ${visiblePerson(call)} and ${where} ${order} ${cut}`;

const known = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  ) as Partial<T>;

/** A person as SCIM shows them. @param base the address of the service, without a slash at its end. */
function viewOf(row: Row, base: string) {
  const view = {
    schemas: [USER, ENTERPRISE, EMPLOYMENT],
    id: row.customer_id,
    ...known({ externalId: row.external_id }),
    userName: row.uid,
    name: known({
      formatted: personName({ firstName: row.first_name, lastName: row.last_name }),
      familyName: row.last_name,
      givenName: row.first_name,
      honorificPrefix: row.title,
    }),
    displayName: personName({ firstName: row.first_name, lastName: row.last_name }),
    ...known({ nickName: row.preferred_name, title: row.job_group }),
    active: row.active,
    emails: [{ value: row.uid, type: "work", primary: true }],
    ...(row.mobile
      ? { phoneNumbers: [{ value: shownMobile(row.mobile), type: "mobile", primary: true }] }
      : {}),
    ...(row.groups.length > 0 ? { groups: row.groups } : {}),
    [ENTERPRISE]: known({
      employeeNumber: row.wearer_id,
      costCenter: row.centre,
      // A name that two units have would find neither of them again.
      department: row.unit_alone ? row.unit_name : row.unit_uid,
      manager: row.manager_id && {
        value: row.manager_id,
        $ref: `${base}/Users/${encodeURIComponent(row.manager_id)}`,
        displayName: row.manager_name,
      },
    }),
    [EMPLOYMENT]: known({ startsOn: row.starts_on, endsOn: row.ends_on, load: row.fte }),
  };
  const version = `W/"${row.version}-${shortDigest(view)}"`;
  return {
    ...view,
    meta: {
      resourceType: "User",
      created: new Date(row.added_at).toISOString(),
      lastModified: new Date(row.updated_at).toISOString(),
      location: `${base}/Users/${encodeURIComponent(row.customer_id)}`,
      version,
    },
  };
}

export type PersonView = ReturnType<typeof viewOf>;

const ORDERED: Record<string, SQL> = {
  eq: sql`=`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

/** @throws ScimError invalidFilter for what is no instant of RFC 3339. */
function instantIn(value: Condition["value"]): string {
  const text = typeof value === "string" ? value : "";
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const time = isInstant ? new Date(text).getTime() : NaN;
  if (Number.isNaN(time))
    throw invalidFilter("Compare meta.lastModified with a time such as 2026-07-01T00:00:00Z.");
  return new Date(time).toISOString();
}

export const compares = ({ path, operator, value }: Condition, column: SQL): SQL => {
  if (path === "meta.lastmodified" && Object.hasOwn(ORDERED, operator))
    return sql`${column} ${ORDERED[operator]} ${instantIn(value)}::timestamptz`;
  if (operator !== "eq" || (typeof value !== "string" && typeof value !== "number"))
    throw invalidFilter(`${path} can be compared by eq with a text alone.`);
  return sql`${column} = ${String(value)}`;
};

/** @throws ScimError invalidFilter for an attribute or an operator that lists are not searched by. */
function meaning(condition: Condition): SQL {
  const { path, operator, value } = condition;
  switch (path) {
    case "id":
      return compares(condition, sql`u.customer_id`);
    case "username":
    case "emails":
    case "emails.value":
      return compares(
        { ...condition, value: typeof value === "string" ? plainEmail(value) : value },
        sql`u.uid`,
      );
    case "emails.type":
      return operator === "eq" && value === "work" ? sql`true` : sql`false`;
    case "externalid":
      return compares(condition, sql`p.external_id`);
    case `${ENTERPRISE}:employeeNumber`.toLowerCase():
      return compares(condition, sql`u.wearer_id`);
    case `${ENTERPRISE}:manager`.toLowerCase():
    case `${ENTERPRISE}:manager.value`.toLowerCase():
      return compares(condition, sql`m.customer_id`);
    case "meta.lastmodified":
      return compares(condition, sql`u.updated_at`);
    case "active": {
      const word = String(value).toLowerCase();
      if (operator !== "eq" || !["true", "false"].includes(word))
        throw invalidFilter("active can be compared by eq with true or false alone.");
      return sql`u.active = ${word === "true"}::boolean`;
    }
    default:
      throw invalidFilter(`People are not searched by ${path.slice(0, 200)}.`);
  }
}

/** What people are sorted by; texts without their case (RFC 7644 §3.4.2.3), but numbers. */
const SORTS: Sorts = {
  id: sql`u.customer_id`,
  externalid: sql`p.external_id`,
  username: sql`u.uid`,
  "emails.value": sql`u.uid`,
  emails: sql`u.uid`,
  displayname: sql`lower(${personNameOf("u")})`,
  "name.formatted": sql`lower(${personNameOf("u")})`,
  "name.familyname": sql`lower(u.last_name)`,
  "name.givenname": sql`lower(u.first_name)`,
  title: sql`lower(u.job_group)`,
  active: sql`u.active`,
  [`${ENTERPRISE}:employeeNumber`.toLowerCase()]: sql`lower(u.wearer_id)`,
  "meta.created": sql`u.added_at`,
  "meta.lastmodified": sql`u.updated_at`,
};

/**
 * A page of the people that a query asks for; one statement for it and one for how many there are.
 * @throws ScimError invalidFilter, invalidPath.
 */
export async function listPeople(
  call: ScimCall,
  base: string,
  page: Page,
  query: Record<string, string | undefined>,
) {
  const order = orderBy(query, SORTS, sql`u.customer_id`);
  const where = whereOf(query["filter"], meaning);
  return readPage(call.db, page, {
    count: sql`with ${managers(call)} select count(*)::int as total ${FROM} where ${visiblePerson(call)} and ${where}`,
    rows: (cut) => select(call, where, order, cut),
    view: (row: Row) => viewOf(row, base),
  });
}

/** One person; one statement. @throws ScimError 404. */
export async function personView(call: ScimCall, base: string, id: string): Promise<PersonView> {
  const [row] = await rowsOf<Row>(call.db, select(call, sql`u.customer_id = ${id}`, sql``, sql``));
  if (!row) throw noResource();
  return viewOf(row, base);
}

/** Somebody of the organisation whom the client deleted, by the address. */
export async function removedPerson(call: ScimCall, address: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    call.db,
    sql`with ${managers(call)} select u.customer_id as id ${FROM} where ${inScope(call)} and u.uid = ${address}
      and p.removed_at is not null and not u.active`,
  );
  return row?.id;
}
