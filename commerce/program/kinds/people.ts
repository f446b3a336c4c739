import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { localDate } from "../../http/dates";
import {
  addByFile,
  changeByFile,
  type FilePerson,
  type NewFilePerson,
  type RoleCode,
  ROLES,
  rolesOf,
} from "../../modules/manage-users";
import { hashPassword } from "../../modules/oauth";
import { organisations, units } from "../../modules/organisation/tables";
import { unitMembers, users } from "../../modules/users/tables";
import { code, type Cell, CellFault, day, email, line, mobile, several, whole, yesNo } from "../cell";
import { mayBe } from "../column";
import { type Column, type Kind, LEFT, type Others, type ProgramCall, type Refusal, type Row } from "../kind";
import { inChunks } from "../table-kind";

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

/** The column of the table that a column of the file is. What is worked out from several is not here. */
const FIELDS: Record<string, keyof FilePerson> = {
  code: "customerId",
  email: "uid",
  title: "title",
  first_name: "firstName",
  last_name: "lastName",
  preferred_name: "preferredName",
  mobile: "mobile",
  employee_id: "wearerId",
  unit: "unitUid",
  roles: "roles",
  job: "jobGroup",
  working_time: "fte",
  cost_centre: "defaultCostCentre",
  active: "active",
  sees_prices: "priceEnabled",
  takes_from_stock: "enableTaken",
};

const col = (
  head: string,
  cell: Cell,
  meaning: string,
  example: string,
  more: Partial<Column> = {},
): Column => ({ head, cell, meaning, example, ...more });

const columns: Column[] = [
  col("code", code, "The number of the account, which never changes", "HL-000001"),
  col("email", email, "What they sign in with", "ana.ruiz@harbour.example"),
  col("title", line(20), "As letters call them", "Ms", mayBe(null)),
  col("first_name", line(60), "Given name", "Ana"),
  col("last_name", line(60), "Family name; somebody may have one name alone", "Ruiz", { empty: "" }),
  col("preferred_name", line(60), "What the shop calls them", "Annie", mayBe(null)),
  col("mobile", mobile, "Signs in too, and gets text messages", "0491 570 156", mayBe(null)),
  col("employee_id", code, "Of the organisation's payroll", "20417", { empty: "" }),
  col("unit", code, "Where they are at home", "hl-sydney", { names: "units" }),
  col("roles", several(role), "What they may do", "Wearer|Customer"),
  col("job", line(60), "The job that packs are given by", "Deck crew", mayBe("")),
  col("working_time", whole(1, 100), "Per cent of full time", "60", mayBe(100)),
  col("cost_centre", code, "What their orders are charged to at first", "HL-4100", {
    ...mayBe(LEFT),
    names: "cost-centres",
  }),
  col("hired_on", day, "Their first day, which yearly packs count from", "2024-03-04", mayBe(LEFT)),
  col("sees_prices", yesNo, "Whether they see prices, and so the catalogue", "no", mayBe(LEFT)),
  col("takes_from_stock", yesNo, "Whether they hand out goods from a stockroom", "no", mayBe(false)),
  col("active", yesNo, "Who has left cannot sign in", "yes", mayBe(true)),
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
    ...Object.fromEntries(
      Object.entries(FIELDS)
        .filter(([head]) => head !== "roles")
        .map(([head, field]) => [head, (user as Record<string, unknown>)[field]]),
    ),
    roles: rolesOf(user.groups).map(({ code: one }) => one),
    hired_on: localDate(user.hiredAt, timeZone),
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
  const centre = row["cost_centre"] ? others.find("cost-centres", String(row["cost_centre"])) : undefined;
  if (centre && centre["organisation"] !== organisationOf(row)) {
    refusals.push({ head: "cost_centre", message: "It is a cost centre of another organisation." });
  }
  return refusals;
}

/** The rows as people of the API. */
async function peopleOf({ db }: ProgramCall, rows: readonly Row[]): Promise<FilePerson[]> {
  const all = await db.select({ uid: units.uid, organisationUid: units.organisationUid }).from(units);
  const organisationOf = new Map(all.map(({ uid, organisationUid }) => [uid, organisationUid]));
  return rows.map((row) => {
    const person = Object.fromEntries(
      Object.entries(FIELDS).flatMap(([head, field]) => (head in row ? [[field, row[head]]] : [])),
    ) as Partial<FilePerson>;
    const organisationUid = organisationOf.get(String(row["unit"]))!;
    const hired = row["hired_on"];
    // Noon is the same day in the time zones of Australia and New Zealand.
    if (typeof hired === "string") person.hiredAt = new Date(`${hired}T02:00:00Z`);
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
    await addByFile(call, (await peopleOf(call, added)) as NewFilePerson[], passwordHash);
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

export const furtherUnitsKind: Kind = {
  file: "further-units",
  about: "People who belong to further units beside the one where they are at home.",
  key: ["person", "unit"],
  columns: [
    col("person", code, "Who", "HL-000001", { names: "people" }),
    col("unit", code, "Where too", "hl-perth", { names: "units" }),
  ],
  load: async (db) =>
    db.select({ person: unitMembers.customerId, unit: unitMembers.unitUid }).from(unitMembers),
  async write(call, { added }) {
    await inChunks(added, 500, (some) =>
      call.db.insert(unitMembers).values(
        some.map((row) => ({
          customerId: String(row["person"]),
          unitUid: String(row["unit"]),
          addedAt: call.now(),
          addedBy: "program",
        })),
      ),
    );
  },
  missing: {
    does: "delete",
    end: (call, rows) =>
      inChunks(rows, 200, (some) =>
        call.db
          .delete(unitMembers)
          .where(
            sql`(${unitMembers.customerId}, ${unitMembers.unitUid}) in ${some.map((row) => sql`(${row["person"]}, ${row["unit"]})`)}`,
          ),
      ),
  },
};
