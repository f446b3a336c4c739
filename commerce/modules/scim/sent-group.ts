import { badRequest } from "./errors";
import { conditionsOf } from "./filter";
import type { Operation } from "./sent";

/** What was sent of a group; what was not stays. */
export interface SentGroup {
  displayName?: string | undefined;
  externalId?: string;
  /** Who is in it afterwards, of those who were. */
  members?: (had: ReadonlySet<string>) => ReadonlySet<string>;
}

const PREFIX = /^urn:ietf:params:scim:schemas:core:2\.0:Group:/i;
/** What of a group is known and not kept, or not changed. */
const FORGOTTEN = ["id", "schemas", "meta"];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @throws ScimError invalidValue for what is no text that can be kept. */
function textOf(path: string, value: unknown): string {
  if (typeof value !== "string" || value === "" || value.length > 200 || /[\0\p{Surrogate}]/u.test(value))
    throw badRequest("invalidValue", `${path} must be a text of at most 200 characters.`);
  return value;
}

/** The ids of members: objects with a value, or the values alone. @throws ScimError invalidValue. */
function idsOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) =>
    textOf("members", isObject(one) ? one["value"] : one),
  );
}

/** Puts one attribute in. @returns whether it is known. */
function put(sent: SentGroup, path: string, value: unknown): boolean {
  const name = path.replace(PREFIX, "").toLowerCase();
  if (name === "displayname") sent.displayName = textOf("displayName", value);
  else if (name === "externalid") {
    if (value !== null && value !== undefined) sent.externalId = textOf("externalId", value);
  } else if (name === "members") {
    const ids = new Set(idsOf(value));
    sent.members = () => ids;
  } else return FORGOTTEN.includes(name) || name.startsWith("urn:") || name.startsWith("http");
  return true;
}

/** What a body of a POST or PUT says; what is not kept here is left out. @throws ScimError. */
export function sentGroup(body: Record<string, unknown>): SentGroup {
  const sent: SentGroup = {};
  for (const [name, value] of Object.entries(body)) put(sent, name, value);
  return sent;
}

/** The id of a path such as `members[value eq "U-1"]`. @throws ScimError invalidPath. */
function memberIn(path: string): string | undefined {
  const [, filter] = /^members\[(.*)\]$/i.exec(path.replace(PREFIX, "")) ?? [];
  if (filter === undefined) return undefined;
  const [first, ...more] = conditionsOf(filter);
  if (
    first?.path !== "value" ||
    first.operator !== "eq" ||
    typeof first.value !== "string" ||
    more.length > 0
  )
    throw badRequest("invalidPath", "Members are named by value eq and their id.");
  return first.value;
}

/** What the operations of a PATCH come to for a group. @throws ScimError. */
export function groupByPatch(operations: readonly Operation[]): SentGroup {
  const sent: SentGroup = {};
  const then = (next: (had: ReadonlySet<string>) => ReadonlySet<string>) => {
    const before = sent.members ?? ((had: ReadonlySet<string>) => had);
    sent.members = (had) => next(before(had));
  };
  const without = (ids: readonly string[]) =>
    then((had) => new Set([...had].filter((id) => !ids.includes(id))));
  const join = (value: unknown) => {
    const ids = idsOf(value);
    then((had) => new Set([...had, ...ids]));
  };
  const one = (op: Operation["op"], path: string, value: unknown) => {
    const name = path.replace(PREFIX, "").toLowerCase();
    const member = memberIn(path);
    if (member !== undefined) {
      if (op !== "remove") throw badRequest("mutability", "A member is added by members and its value.");
      without([member]);
    } else if (name === "members" && op === "remove") {
      if (value === undefined || value === null) then(() => new Set());
      else without(idsOf(value));
    } else if (name === "members" && op === "add") join(value);
    else if (op === "remove") throw badRequest("mutability", `${path.slice(0, 200)} cannot be removed.`);
    else if (!put(sent, path, value))
      throw badRequest("invalidPath", `There is no attribute ${path.slice(0, 200)}.`);
  };
  for (const { op, path, value } of operations) {
    if (path !== undefined) one(op, path, value);
    else if (isObject(value)) for (const [name, part] of Object.entries(value)) one(op, name, part);
    else throw badRequest("invalidValue", "An operation without a path needs an object.");
  }
  return sent;
}
