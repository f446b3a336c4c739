import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { requiredMessage } from "~/forms/messages";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { listed } from "~/ui/list-words";
import { countName, FILL, type Placed, rowName, sizeName, type TeamReply } from "./team";
import { discard, keepAgain, keepTeam } from "./keep-team.server";
import { askedOf, openDraft, readTeam, teamAddress } from "./team.server";

type Team = Awaited<ReturnType<typeof readTeam>>;
type Person = Team["people"][number];
type Column = Team["garments"][number];
type Typed = Record<string, string>;

/** What is typed for one person, and what is wrong with it. */
interface Row {
  person: Person;
  entries: { column: Column; sku: string; quantity: number }[];
  errors: Record<string, string>;
}

/**
 * One order for each person who gets something. Each is a call of its own, so that the good ones are placed while the
 * others wait to be changed; what was placed is placed once, also when the form is sent again.
 */
export async function orderForTeam(visit: Visit, request: Request, form: FormData) {
  const draft = await openDraft(visit, request);
  const query = askedOf(request, draft);
  if (form.get("do") === "keep") return keepTeam(visit, form, { draft, query, typed: typedIn(form) });
  const team = await readTeam(visit, query);
  const columns = team.garments.filter(({ shown }) => shown);
  const typed = typedIn(form);
  if (form.get("do") === "fill")
    return json<TeamReply>({ typed: filled(team, columns, typed), errors: {}, placed: [] });
  const rows = team.people.flatMap((person) => rowOf(person, columns, typed));
  const errors = Object.fromEntries(rows.flatMap((row) => Object.entries(row.errors)));
  const general = generalErrors(team, rows, typed);
  if (Object.keys(general).length > 0) {
    return json<TeamReply>({ typed, errors: { ...general, ...errors }, placed: [] }, { status: 400 });
  }
  const key = idempotencyKeyOf(form);
  const placed: Placed[] = [];
  for (const row of rows.filter((one) => Object.keys(one.errors).length === 0)) {
    const outcome = await orderFor(visit, team.packId!, row, typed, key);
    if ("order" in outcome) {
      placed.push(outcome.order);
      for (const { column } of row.entries) delete typed[countName(row.person.customerId, column.code)];
    } else Object.assign(errors, outcome.errors);
  }
  if (Object.keys(errors).length > 0) {
    // What was placed is no part of it any more.
    if (draft && placed.length > 0) await keepAgain(visit, draft, typed);
    return json<TeamReply>({ typed, errors, placed }, { status: 400 });
  }
  if (draft) await discard(visit, draft);
  visit.flash({ kind: "ok", text: placedWords(placed) });
  return seeOther(visit, teamAddress(team, team.pagination.currentPage));
}

function typedIn(form: FormData): Typed {
  const names = [...form.keys()].filter((name) =>
    /^([ns]\.|fill|each$|reason$|number$|draftName$)/.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [
      name,
      String(form.get(name) ?? "")
        .trim()
        .slice(0, 500),
    ]),
  );
}

/** The column of a garment filled for everybody, never above what is left to a person. */
function filled(team: Team, columns: Column[], typed: Typed): Typed {
  const at = columns.findIndex(({ code }) => code === typed[FILL]);
  const each = Number(typed["each"] ?? "1");
  if (at < 0 || !Number.isInteger(each) || each < 0 || each > 99) return typed;
  const counts = team.people
    .filter(({ locked }) => !locked)
    .map(({ customerId, cells }) => [
      countName(customerId, columns[at]!.code),
      String(Math.min(each, cells[at]?.left ?? each)),
    ]);
  return { ...typed, ...(Object.fromEntries(counts) as Typed) };
}

/** What is asked for a person; nothing for one who gets nothing. */
function rowOf(person: Person, columns: Column[], typed: Typed): Row[] {
  const { customerId } = person;
  const row: Row = { person, entries: [], errors: {} };
  columns.forEach((column) => {
    const name = countName(customerId, column.code);
    const text = typed[name] ?? "";
    if (text === "" || text === "0") return;
    const quantity = Number(text);
    if (!/^\d{1,2}$/.test(text)) row.errors[name] = "Enter a whole number from 0 to 99.";
    const sku = typed[sizeName(customerId, column.code)] ?? "";
    const known = column.sizes?.some((size) => size.sku === sku);
    if (!known) row.errors[sizeName(customerId, column.code)] = "Choose a size.";
    row.entries.push({ column, sku, quantity });
  });
  return row.entries.length > 0 ? [row] : [];
}

/** What is missing for all of them. */
function generalErrors(team: Team, rows: Row[], typed: Typed): Record<string, string> {
  if (rows.length === 0) return { team: "Enter how many pieces somebody gets." };
  return {
    ...(team.purchaseOrderMandatory && !typed["number"] ? { number: requiredMessage } : {}),
    ...(team.replacementReasons.length > 0 && !typed["reason"] ? { reason: requiredMessage } : {}),
  };
}

/** Orders for one person. @returns the order, or what is wrong by the name of its field. */
async function orderFor(
  visit: Visit,
  packId: string,
  { person, entries }: Row,
  typed: Typed,
  key: string,
): Promise<{ order: Placed } | { errors: Record<string, string> }> {
  const { customerId } = person;
  try {
    const placed = await answer(
      visit.commerce.POST("/orgUsers/current/proxy/team/{orgCustomerId}", {
        params: { path: { orgCustomerId: customerId } },
        headers: { "Idempotency-Key": `${key}-${customerId}` },
        body: {
          packId,
          entries: entries.map(({ column, sku, quantity }) => ({ bundleId: column.bundleId, sku, quantity })),
          ...(typed["reason"] ? { reasonOfReplacement: typed["reason"] } : {}),
          ...(typed["number"] ? { purchaseOrderNumber: typed["number"] } : {}),
        },
      }),
    );
    return { order: { code: placed.code, name: placed.name, waits: placed.status === "PENDING_APPROVAL" } };
  } catch (error) {
    // Any other failure, such as an ended sign-in, is the page's: what was placed is kept under its key.
    if (!(error instanceof CommerceError) || ![400, 404, 409].includes(error.status)) throw error;
    return { errors: errorsOf(error, customerId, entries) };
  }
}

/** The errors of a refused order at their fields: of the number, of a garment's count, or of the person. */
function errorsOf({ errors }: CommerceError, customerId: string, entries: Row["entries"]) {
  const found: Record<string, string> = {};
  for (const { subject, message } of errors) {
    const entry = entries.find(({ sku }) => sku === subject);
    const name =
      subject === "purchaseOrderNumber"
        ? "number"
        : entry
          ? countName(customerId, entry.column.code)
          : rowName(customerId);
    found[name] = found[name] ? `${found[name]} ${message}` : message;
  }
  return found;
}

/** "3 orders were placed: KR-100601, KR-100602 and KR-100603. 1 of them waits for approval." */
function placedWords(placed: readonly Placed[]): string {
  const waiting = placed.filter(({ waits }) => waits).length;
  return [
    `${counted(placed.length, "order")} ${placed.length === 1 ? "was" : "were"} placed: ${listed(placed.map(({ code }) => code))}.`,
    ...(waiting > 0 ? [`${waiting} of them ${waiting === 1 ? "waits" : "wait"} for approval.`] : []),
    "Each person has been told by email.",
  ].join(" ");
}
