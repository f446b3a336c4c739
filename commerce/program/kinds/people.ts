import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { dayOf, instantAt } from "../../calendar";
import { isOfYears, yearsText } from "../../http/day";
import {
  addByFile,
  changeByFile,
  EARLIEST_YEAR,
  employmentFault,
  type FilePerson,
  type NewFilePerson,
  type RoleCode,
  ROLES,
  rolesOf,
} from "../../modules/manage-users";
import { hashPassword } from "../../modules/oauth";
import { organisations, units } from "../../modules/organisation/tables";
import { unitMembers, users } from "../../modules/users/tables";
import { type Cell, CellFault, code, day, email, line, mobile, several, whole, yesNo } from "../cell";
import { column, mayBe, naming } from "../column";
import { type Kind, LEFT, type Others, type ProgramCall, type Refusal, type Row } from "../kind";
import { tableKind } from "../table-kind";

const role: Cell<RoleCode> = {
  form: `A role: ${ROLES.map(({ name }) => name).join(", ")}`,
  read(text) {
    const word = text.toLowerCase();
    const found = ROLES.find((one) => one.code.toLowerCase() === word || one.name.toLowerCase() === word);
    if (found) return found.code;
    throw new CellFault(`There is no such role. Write one of: ${ROLES.map(({ name }) => name).join(", ")}.`);
  },
  write: (value) => ROLES.find((one) => one.code === value)!.name,
};

const columns = [
  column("code", "customerId", code, "The number of the account, which never changes", "HL-000001"),
  column("email", "uid", email, "What they sign in with", "ana.ruiz@harbour.example"),
  column("title", "title", line(20), "As letters call them", "Ms", mayBe(null)),
  column("first_name", "firstName", line(60), "Given name", "Ana"),
  column("last_name", "lastName", line(60), "Family name; somebody may have one name alone", "Ruiz", {
    empty: "",
  }),
  column("preferred_name", "preferredName", line(60), "What the shop calls them", "Annie", mayBe(null)),
  column("mobile", "mobile", mobile, "Signs in too, and gets text messages", "0491 570 156", mayBe(null)),
  column("employee_id", "wearerId", code, "Of the organisation's payroll", "20417", { empty: "" }),
  column("unit", "unitUid", code, "Where they are at home", "hl-sydney", { names: "units" }),
  column("roles", "roles", several(role), "What they may do", "Wearer|Customer"),
  column("job", "jobGroup", line(60), "The job that packs are given by", "Deck crew", mayBe("")),
  column("working_time", "fte", whole(1, 100), "Per cent of full time", "60", mayBe(100)),
  column("cost_centre", "defaultCostCentre", code, "What their orders are charged to at first", "HL-4100", {
    ...mayBe(LEFT),
    names: "cost-centres",
  }),
  column(
    "hired_on",
    "hiredAt",
    day,
    "The day that yearly packs count from; somebody new who has none is taken to come on the first day of `starts_on`",
    "2024-03-04",
    mayBe(LEFT),
  ),
  column(
    "starts_on",
    "startsOn",
    day,
    "The first day of the employment, which the packs of new starters go by; empty if it is not known",
    "2027-02-01",
    mayBe(null),
  ),
  column(
    "ends_on",
    "endsOn",
    day,
    "The last day of the employment; it ends nothing by itself",
    "",
    mayBe(null),
  ),
  column("manager", "managerId", code, "Their manager, another person of the organisation", "", {
    ...mayBe(null),
    names: "people",
  }),
  column(
    "sees_prices",
    "priceEnabled",
    yesNo,
    "Whether they see prices, and so the catalogue",
    "no",
    mayBe(LEFT),
  ),
  column(
    "takes_from_stock",
    "enableTaken",
    yesNo,
    "Whether they hand out goods from a stockroom",
    "no",
    mayBe(false),
  ),
  column("active", "active", yesNo, "Who has left cannot sign in", "yes", mayBe(true)),
];

/** Everybody of the customers; the supplier's own people are added by a command of their own. */
const managed = and(isNull(users.deletedAt), sql`not 'asagentgroup' = any(${users.groups})`);

async function load(db: ProgramCall["db"]): Promise<Row[]> {
  const rows = await db
    .select({ user: users, timeZone: organisations.timeZone })
    .from(users)
    .innerJoin(organisations, eq(organisations.uid, users.organisationUid))
    .where(managed);
  return rows.map(({ user, timeZone }) => ({
    ...Object.fromEntries(columns.map(({ head, field }) => [head, (user as Record<string, unknown>)[field]])),
    // Two cells are not as the table has them.
    roles: rolesOf(user.groups).map(({ code: one }) => one),
    hired_on: dayOf(user.hiredAt, timeZone),
  }));
}

/** An email is of one person of all organisations, an employee id and a mobile of one person of an organisation. */
function check(row: Row, others: Others, before: Row | undefined): Refusal[] {
  const refusals: Refusal[] = [];
  const organisationOf = (person: Row) => others.find("units", String(person["unit"]))?.["organisation"];
  if (before && organisationOf(before) !== organisationOf(row)) {
    const message = "It is a unit of another organisation, where somebody needs an account of their own.";
    refusals.push({ head: "unit", message });
  }
  for (const other of others.named("people", "email", String(row["email"]))) {
    if (other !== row)
      refusals.push({ head: "email", message: `${String(other["code"])} has the same email.` });
  }
  for (const head of ["employee_id", "mobile"]) {
    for (const other of others.named("people", head, String(row[head] ?? ""))) {
      if (other !== row && organisationOf(other) === organisationOf(row)) {
        refusals.push({ head, message: `${String(other["code"])} of the same organisation has it too.` });
      }
    }
  }
  const [starts, ends] = [row["starts_on"], row["ends_on"]];
  for (const [head, one] of Object.entries({ starts_on: starts, ends_on: ends })) {
    if (typeof one === "string" && !isOfYears(one, EARLIEST_YEAR)) {
      refusals.push({ head, message: yearsText(EARLIEST_YEAR) });
    }
  }
  const fault = employmentFault({
    startsOn: typeof starts === "string" ? starts : null,
    endsOn: typeof ends === "string" ? ends : null,
  });
  if (fault) refusals.push({ head: "ends_on", message: fault });
  const manager = row["manager"] ? others.find("people", String(row["manager"])) : undefined;
  if (manager === row) refusals.push({ head: "manager", message: "Nobody is their own manager." });
  if (manager && organisationOf(manager) !== organisationOf(row)) {
    refusals.push({ head: "manager", message: "It is a person of another organisation." });
  }
  const centre = row["cost_centre"] ? others.find("cost-centres", String(row["cost_centre"])) : undefined;
  if (centre && centre["organisation"] !== organisationOf(row)) {
    refusals.push({ head: "cost_centre", message: "It is a cost centre of another organisation." });
  }
  return refusals;
}

/** The rows as people of the API. @param isNew whether they are added, so that their first day says what packs count from. */
async function peopleOf({ db }: ProgramCall, rows: readonly Row[], isNew = false): Promise<FilePerson[]> {
  const all = await db.select({ uid: units.uid, organisationUid: units.organisationUid }).from(units);
  const organisationOf = new Map(all.map(({ uid, organisationUid }) => [uid, organisationUid]));
  return rows.map((row) => {
    const person = Object.fromEntries(
      columns.flatMap(({ head, field }) => (head in row ? [[field, row[head]]] : [])),
    ) as Partial<FilePerson>;
    const organisationUid = organisationOf.get(String(row["unit"]))!;
    const hired = row["hired_on"];
    // That hour is on the same day in the time zones of Australia and New Zealand.
    const from = typeof hired === "string" ? hired : isNew && row["starts_on"];
    if (typeof from === "string") person.hiredAt = instantAt(from, "02:00", "UTC");
    return { ...person, customerId: String(row["code"]), organisationUid };
  });
}

export const peopleKind: Kind = {
  file: "people",
  about:
    "The people of the customers. A file never has a password: everybody who is new gets an email with a link that sets one.",
  key: ["code"],
  columns,
  looksInto: ["people", "units", "cost-centres"],
  load,
  check,
  async write(call, { added, changed }) {
    const passwordHash = added.length > 0 ? await hashPassword(randomBytes(24).toString("base64url")) : "";
    await addByFile(call, (await peopleOf(call, added, true)) as NewFilePerson[], passwordHash);
    const different = changed.map(({ before, after, heads }) => ({
      code: before["code"],
      unit: before["unit"],
      ...Object.fromEntries(heads.map((head) => [head, after[head]])),
    }));
    await changeByFile(call, await peopleOf(call, different));
  },
  missing: {
    does: "close",
    isDone: (row) => row["active"] === false,
    async end(call, rows) {
      const closed = rows.map((row) => ({ code: row["code"], unit: row["unit"], active: false }));
      await changeByFile(call, await peopleOf(call, closed));
    },
  },
};

export const furtherUnitsKind = tableKind({
  file: "further-units",
  about: "People who belong to further units beside the one where they are at home.",
  table: unitMembers,
  key: ["person", "unit"],
  missing: "delete",
  fresh: (_, now) => ({ addedAt: now, addedBy: "program" }),
  columns: [
    naming("person", "customerId", "people", "Who", "HL-000001"),
    naming("unit", "unitUid", "units", "Where too", "hl-perth"),
  ],
});
