import SCIMMY from "scimmy";
import { badRequest } from "./errors";
import { EMPLOYMENT, ENTERPRISE, MOST_OPERATIONS } from "./names";
import { isStandard } from "./schemas";

const MANAGER = `${ENTERPRISE}:manager`.toLowerCase();

/** The attributes that are kept, by their paths in lower case. The value of a list is its one entry. */
const FIELDS = {
  username: "userName",
  emails: "email",
  externalid: "externalId",
  "name.givenname": "givenName",
  "name.familyname": "familyName",
  "name.honorificprefix": "honorificPrefix",
  displayname: "displayName",
  nickname: "nickName",
  title: "title",
  phonenumbers: "mobile",
  [`${ENTERPRISE}:employeeNumber`.toLowerCase()]: "employeeNumber",
  [`${ENTERPRISE}:costCenter`.toLowerCase()]: "costCenter",
  [`${ENTERPRISE}:department`.toLowerCase()]: "department",
  [MANAGER]: "manager",
  [`${MANAGER}.value`]: "manager",
  [`${EMPLOYMENT}:startsOn`.toLowerCase()]: "startsOn",
  [`${EMPLOYMENT}:endsOn`.toLowerCase()]: "endsOn",
  [`${EMPLOYMENT}:load`.toLowerCase()]: "load",
} as const satisfies Record<string, string>;

type Field =
  | "userName"
  | "email"
  | "externalId"
  | "givenName"
  | "familyName"
  | "honorificPrefix"
  | "displayName"
  | "nickName"
  | "title"
  | "mobile"
  | "employeeNumber"
  | "costCenter"
  | "department"
  | "manager"
  | "startsOn"
  | "endsOn"
  | "load";

/** What was sent of a person: a text, null for what is to be empty, nothing for what stays. */
export type SentPerson = Partial<Record<Field, string | null>> & { active?: boolean };

/** The one entry that is kept of each list: filters of paths are compared with it. */
const ENTRY = { emails: { type: "work", primary: true }, phonenumbers: { type: "mobile", primary: true } };

const PREFIX = /^urn:ietf:params:scim:schemas:core:2\.0:User(:|$)/i;
const LISTED = /^([a-z]+)(?:\[(.+)\])?(?:\.([a-z$]+))?$/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @throws ScimError invalidValue for what is no text; numbers count as their digits. */
function textOf(path: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  throw badRequest("invalidValue", `${path} must be a text.`);
}

/** Providers also send the words "True" and "False". @throws ScimError invalidValue for anything else. */
function booleanOf(path: string, value: unknown): boolean {
  const word = typeof value === "string" ? value.toLowerCase() : value;
  if (word === true || word === "true") return true;
  if (word === false || word === "false") return false;
  throw badRequest("invalidValue", `${path} must be true or false.`);
}

/** The entry of a sent list that is kept: the one of its type, else one without a type. */
function entryOf(list: keyof typeof ENTRY, value: unknown): unknown {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  const typeOf = (one: unknown) => (isObject(one) ? one["type"] : undefined);
  const ofType = (type: string | undefined) =>
    entries.find((one) => {
      const said = typeOf(one);
      return typeof said === "string" ? said.toLowerCase() === type : type === undefined;
    });
  const found = ofType(ENTRY[list].type) ?? ofType(undefined);
  // An address of another type is an address all the same; a number of another type is no mobile.
  const entry =
    found ?? (list === "emails" ? entries.find((one) => isObject(one) && one["primary"]) : undefined);
  return isObject(entry) ? entry["value"] : entry;
}

/** Whether a filter of a path, such as `type eq "work"`, means the one entry that is kept. @throws ScimError invalidPath. */
function meansEntry(list: keyof typeof ENTRY, filter: string): boolean {
  if (filter.length > 200 || /[()]/.test(filter)) throw badRequest("invalidPath", "The path cannot be read.");
  try {
    return new SCIMMY.Types.Filter(filter).match([ENTRY[list]]).length > 0;
  } catch {
    throw badRequest("invalidPath", "The path cannot be read.");
  }
}

/**
 * The id in a manager that was sent: an object, a list of one, or the id alone (Entra ID). @returns nothing for an object
 * without one, which says nothing of who it is.
 */
function managerOf(sent: unknown): unknown {
  const one: unknown = Array.isArray(sent) ? (sent[0] ?? null) : sent;
  return isObject(one) ? one["value"] : (one ?? null);
}

/** Puts one value in. @returns whether the path is one that is known, kept or not. @throws ScimError. */
function put(sent: SentPerson, path: string, value: unknown): boolean {
  const key = path.replace(PREFIX, "");
  const name = key.toLowerCase();
  if (name === "active") {
    if (value !== null && value !== undefined) sent.active = booleanOf(path, value);
    return true;
  }
  const [, list = "", filter, part] = LISTED.exec(key) ?? [];
  const listed = list.toLowerCase();
  if (listed === "emails" || listed === "phonenumbers") {
    if (part !== undefined && part.toLowerCase() !== "value") return true;
    if (filter !== undefined && !meansEntry(listed, filter)) return true;
    const field = FIELDS[listed];
    const whole = part === undefined && value !== null && value !== undefined;
    const entry = whole ? entryOf(listed, value) : value;
    // A list without a number that is kept says nothing of it; an empty one does.
    if (whole && entry === undefined && !(Array.isArray(value) && value.length === 0)) return true;
    sent[field] = textOf(path, entry);
    return true;
  }
  if (name === MANAGER) {
    const manager = managerOf(value);
    if (manager !== undefined) sent.manager = textOf(path, manager);
    return true;
  }
  if (!Object.hasOwn(FIELDS, name)) return false;
  const field: Field = FIELDS[name as keyof typeof FIELDS] as Field;
  sent[field] = textOf(path, value);
  return true;
}

/** Goes through a whole resource, or the value of an operation without a path: names may be paths themselves. */
function putAll(
  sent: SentPerson,
  value: Record<string, unknown>,
  above: string,
  unknown: (path: string) => void,
) {
  for (const [name, part] of Object.entries(value)) {
    const path = above ? `${above}${above.toLowerCase().startsWith("urn:") ? ":" : "."}${name}` : name;
    if (["schemas", "id", "meta"].includes(name) && !above) continue;
    if (put(sent, path, part)) continue;
    const isSchema = /^urn:/i.test(path);
    if (isObject(part) && above === "" && (isSchema || path.toLowerCase() === "name"))
      putAll(sent, part, path.replace(PREFIX, ""), unknown);
    else unknown(path);
  }
}

/** What a body of a POST or PUT says; what is not kept here is left out (RFC 7644 §3.3). @throws ScimError. */
export function sentWhole(body: Record<string, unknown>): SentPerson {
  const sent: SentPerson = {};
  putAll(sent, body, "", () => undefined);
  return sent;
}

export interface Operation {
  op: "add" | "replace" | "remove";
  path?: string;
  value: unknown;
}

/**
 * The operations of a PATCH, whose names may begin with a capital. @throws ScimError: tooMany for more than 100,
 * invalidSyntax, invalidValue, invalidPath, noTarget for what cannot be read.
 */
export function operationsOf(body: Record<string, unknown>): Operation[] {
  const sent = body["Operations"] ?? body["operations"];
  if (Array.isArray(sent) && sent.length > MOST_OPERATIONS)
    throw badRequest("tooMany", `A PATCH has at most ${MOST_OPERATIONS} operations.`);
  try {
    // The library checks the message; what it means for a person or a group is worked out here.
    const request = { schemas: body["schemas"], Operations: sent ?? [] };
    return new SCIMMY.Messages.PatchOp(request as never).Operations.map(({ op, path, value }) => ({
      op: op.toLowerCase() as Operation["op"],
      ...(path === undefined ? {} : { path }),
      value: value as unknown,
    }));
  } catch (error) {
    if (error instanceof SCIMMY.Types.Error && (error as { status?: number }).status === 400) {
      const { scimType, message } = error as { scimType: "invalidSyntax"; message: string };
      throw badRequest(scimType, message);
    }
    throw badRequest("invalidSyntax", "The operations cannot be read.");
  }
}

/** What the operations of a PATCH come to for a person, the later ones over the earlier. @throws ScimError. */
export function sentByPatch(operations: readonly Operation[]): SentPerson {
  const sent: SentPerson = {};
  const unknown = (path: string) => {
    if (!isStandard(path)) throw badRequest("invalidPath", `There is no attribute ${path.slice(0, 200)}.`);
  };
  for (const { op, path, value } of operations) {
    const given = op === "remove" ? null : value;
    if (path === undefined) {
      if (!isObject(given)) throw badRequest("invalidValue", "An operation without a path needs an object.");
      putAll(sent, given, "", unknown);
    } else if (isObject(given) && (/^name$/i.test(path.replace(PREFIX, "")) || /^urn:.*:User$/i.test(path))) {
      putAll(sent, given, path.replace(PREFIX, ""), unknown);
    } else if (op === "remove" && /^name$/i.test(path.replace(PREFIX, ""))) {
      throw badRequest("mutability", "A person needs a name.");
    } else if (!put(sent, path, given)) {
      unknown(path.replace(/\[.*\]/, "").replace(PREFIX, ""));
    }
  }
  return sent;
}
