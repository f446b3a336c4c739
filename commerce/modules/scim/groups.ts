import { randomUUID } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { personNameOf } from "../../http/person-name";
import { parse } from "../../http/read-request";
import { shortDigest } from "../../http/short-digest";
import { unitsBelow } from "../organisation";
import {
  addGroup,
  addMembers,
  changeGroup,
  deleteGroup,
  GroupChangeBody,
  removeMembers,
} from "../user-groups";
import type { ScimCall } from "./caller";
import { badRequest, noResource, taken } from "./errors";
import { type Condition, invalidFilter, whereOf } from "./filter";
import { GROUP } from "./names";
import { type Page, readPage } from "./paging";
import { orderBy, type Sorts } from "./sort";
import { compares, visiblePerson, withScim } from "./people-read";
import type { SentGroup } from "./sent-group";
import { scimGroups } from "./tables";

interface Row {
  uid: string;
  name: string;
  added_at: string;
  updated_at: string;
  version: number;
  external_id: string | null;
  members: { value: string; display: string }[] | null;
  members_mark: string;
}

/** Groups `g` that exist for the client. */
const visible = ({ about: { unit, organisation } }: ScimCall): SQL => sql`(
  g.organisation_uid = ${organisation.uid} and g.unit_uid in ${unitsBelow(unit.uid)})`;

/** The members of `g` who exist for the client. */
const members = (call: ScimCall, what: SQL): SQL => sql`(select ${what}
  from user_group_members m join users u on u.customer_id = m.customer_id
    ${withScim}
  where m.group_uid = g.uid and ${visiblePerson(call)})`;

const FROM = sql`from user_groups g left join scim_groups s on s.group_uid = g.uid`;

/** @param withMembers false leaves them out, so that a list of large groups is short. */
const select = (call: ScimCall, where: SQL, order: SQL, cut: SQL, withMembers: boolean): SQL => sql`
  select g.uid, g.name, g.added_at, g.updated_at, g.version, s.external_id,
    ${
      withMembers
        ? members(
            call,
            sql`coalesce(json_agg(json_build_object('value', u.customer_id, 'display', ${personNameOf("u")}) order by u.customer_id), '[]'::json)`,
          )
        : sql`null::json`
    } as members,
    ${members(call, sql`md5(coalesce(string_agg(u.customer_id, ' ' order by u.customer_id), ''))`)} as members_mark
  ${FROM} where ${visible(call)} and ${where} ${order} ${cut}`;

function viewOf(row: Row, base: string) {
  const { uid, name, external_id: externalId, members_mark: mark } = row;
  return {
    schemas: [GROUP],
    id: uid,
    ...(externalId ? { externalId } : {}),
    displayName: name,
    ...(row.members
      ? {
          members: row.members.map((one) => ({
            ...one,
            $ref: `${base}/Users/${encodeURIComponent(one.value)}`,
            type: "User",
          })),
        }
      : {}),
    meta: {
      resourceType: "Group",
      created: new Date(row.added_at).toISOString(),
      lastModified: new Date(row.updated_at).toISOString(),
      location: `${base}/Groups/${encodeURIComponent(uid)}`,
      version: `W/"${row.version}-${shortDigest([uid, name, externalId, mark])}"`,
    },
  };
}

export type GroupView = ReturnType<typeof viewOf>;

/** @throws ScimError invalidFilter for an attribute or an operator that lists are not searched by. */
function meaning(condition: Condition): SQL {
  const { path, operator, value } = condition;
  switch (path) {
    case "id":
      return compares(condition, sql`g.uid`);
    case "displayname":
      return compares(
        { ...condition, value: typeof value === "string" ? value.toLowerCase() : value },
        sql`lower(g.name)`,
      );
    case "externalid":
      return compares(condition, sql`s.external_id`);
    case "members":
    case "members.value":
      if (operator !== "eq" || typeof value !== "string")
        throw invalidFilter("members can be compared by eq with an id alone.");
      return sql`exists (select from user_group_members x where x.group_uid = g.uid and x.customer_id = ${value})`;
    case "meta.lastmodified":
      return compares(condition, sql`g.updated_at`);
    default:
      throw invalidFilter(`Groups are not searched by ${path.slice(0, 200)}.`);
  }
}

/** What groups are sorted by. */
const SORTS: Sorts = {
  id: sql`g.uid`,
  externalid: sql`s.external_id`,
  displayname: sql`lower(g.name)`,
  "meta.created": sql`g.added_at`,
  "meta.lastmodified": sql`g.updated_at`,
};

/**
 * A page of the groups that a query asks for; one statement for it and one for how many there are.
 * @throws ScimError invalidFilter, invalidPath.
 */
export async function listGroups(
  call: ScimCall,
  base: string,
  page: Page,
  query: Record<string, string | undefined>,
  withMembers: boolean,
) {
  const order = orderBy(query, SORTS, sql`g.uid`);
  const where = whereOf(query["filter"], meaning);
  return readPage(call.db, page, {
    count: sql`select count(*)::int as total ${FROM} where ${visible(call)} and ${where}`,
    rows: (cut) => select(call, where, order, cut, withMembers),
    view: (row: Row) => viewOf(row, base),
  });
}

/** One group; one statement. @throws ScimError 404. */
export async function groupView(call: ScimCall, base: string, uid: string, withMembers = true) {
  const [row] = await rowsOf<Row>(call.db, select(call, sql`g.uid = ${uid}`, sql``, sql``, withMembers));
  if (!row) throw noResource();
  return viewOf(row, base);
}

/** @throws ScimError 409: systems find groups by their names. */
async function mustBeAlone(call: ScimCall, name: string, except: string): Promise<void> {
  const [other] = await rowsOf(
    call.db,
    sql`select 1 as found ${FROM} where g.organisation_uid = ${call.about.organisation.uid}
      and lower(g.name) = lower(${name}) and g.uid <> ${except} limit 1`,
  );
  if (other) throw taken("displayName: A group of the organisation has this name.");
}

const nameIn = (displayName: string | undefined): string | undefined =>
  parse(GroupChangeBody, displayName === undefined ? {} : { name: displayName }, "body")["name"] as
    string | undefined;

async function keep(call: ScimCall, groupUid: string, externalId: string): Promise<void> {
  await call.db
    .insert(scimGroups)
    .values({ groupUid, externalId })
    .onConflictDoUpdate({ target: scimGroups.groupUid, set: { externalId } });
}

/** Adds a group of the top unit, with its members. @throws ScimError 409, 400; OccError 400. */
export async function createGroup(call: ScimCall, base: string, sent: SentGroup): Promise<GroupView> {
  const name = nameIn(sent.displayName);
  if (!name) throw badRequest("invalidValue", "displayName: Send the name of the group.");
  await mustBeAlone(call, name, "");
  const uid = `G-${randomUUID().replaceAll("-", "").slice(0, 20)}`;
  await addGroup(call, { uid, name, orgUnit: { uid: call.about.unit.uid } });
  return changeGroupOf(call, base, uid, { ...sent, displayName: undefined });
}

/** Changes what was sent of a group. @throws ScimError 404, 409, 400; OccError 400. */
export async function changeGroupOf(
  call: ScimCall,
  base: string,
  uid: string,
  sent: SentGroup,
): Promise<GroupView> {
  const before = await groupView(call, base, uid);
  const name = nameIn(sent.displayName);
  if (name !== undefined && name !== before.displayName) {
    await mustBeAlone(call, name, uid);
    await changeGroup(call, uid, { name });
  }
  if (sent.externalId !== undefined) await keep(call, uid, sent.externalId);
  const had = new Set((before.members ?? []).map(({ value }) => value));
  const wanted = sent.members?.(had) ?? had;
  const gone = [...had].filter((id) => !wanted.has(id));
  const come = [...wanted].filter((id) => !had.has(id));
  if (gone.length > 0) await removeMembers(call, uid, gone);
  if (come.length > 0) await addMembers(call, uid, await mustExist(call, come));
  return groupView(call, base, uid);
}

/** @throws ScimError invalidValue for somebody who does not exist for the client. */
async function mustExist(call: ScimCall, ids: readonly string[]): Promise<readonly string[]> {
  const found = await rowsOf<{ id: string }>(
    call.db,
    sql`select u.customer_id as id from users u ${withScim}
      where u.customer_id = any(${sql.param([...ids])}::text[]) and ${visiblePerson(call)}`,
  );
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined)
    throw badRequest("invalidValue", `members: There is no person ${missing.slice(0, 60)}.`);
  return ids;
}

/** Deletes a group; its people stay. @throws ScimError 404. */
export async function removeGroup(call: ScimCall, base: string, uid: string): Promise<void> {
  await groupView(call, base, uid, false);
  await deleteGroup(call, uid);
}
