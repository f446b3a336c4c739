import { plainText } from "~/features/cms/sanitise.server";
import type { SerializeFrom } from "@remix-run/node";
import { z } from "zod";
import type { ApiError } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import type { components, operations } from "~/commerce/occ";
import { returnPath } from "~/paths";
import { groupEqual } from "~/features/lines/equal-lines";
import type { Kept, loadFiles } from "~/features/files/keep.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import type { FormFaults } from "~/forms/submission.server";
import { counted } from "~/ui/counted";
import { readableDate, readableDay } from "~/ui/dates";
import { fitOf, garmentOf } from "./words.server";

type Data = components["schemas"]["ReturnExchange"];
type Entry = Data["entries"][number];
type Kind = Entry["actions"][number]["kind"];
type Body = NonNullable<operations["postOrdersByCodeReturnExchange"]["requestBody"]>["content"];
type Asked = Body["application/json"]["entries"][number];

const WORDS: Record<Kind, string> = {
  size: "Another size",
  unwanted: "Return it",
  fault: "Faulty or wrong item",
};

/** More items than this are chosen from a list first, and so many have their forms on one page. */
const MOST_AT_ONCE = 12;

/** Pieces of the order that differ in nothing but their line, which are one row of the form. */
type Row = [Entry, ...Entry[]];

/** The rows of the form; its fields are named by their number. */
export const rowsOf = (entries: readonly Entry[]): Row[] =>
  groupEqual(entries, ({ key: _key, orderEntryNumber: _number, quantity, ...entry }) => [
    entry,
    quantity > 0,
  ]);

const RECALLED = "RECALLED";

const keyOf = (row: Row) => row.map(({ key }) => key).join("+");
const quantityOf = (row: Row) => row.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * The form for exchanges and returns of an order, or of its items that the address names (`?item=KEY`), with another
 * size chosen for them if it says so (`what=size`).
 */
export function requestView(
  code: string,
  data: Data,
  timeZone: string,
  files: Awaited<ReturnType<typeof loadFiles>>,
  searchParams: URLSearchParams,
) {
  const reasonsFor = (kind: Kind) =>
    data.reasons
      .filter((reason) => reason.kind === kind)
      .map((reason) => ({ value: reason.code, label: reason.name }));
  const named = new Set(searchParams.getAll("item"));
  const rows = rowsOf(data.entries);
  const isNamed = (row: Row) => named.has(keyOf(row)) || row.some(({ key }) => named.has(key));
  const all = rows.map((row, index) =>
    pieceView(row, index, isNamed(row) && searchParams.get("what") === "size"),
  );
  const chosen = all.filter(({ index }) => isNamed(rows[index]!)).slice(0, MOST_AT_ONCE);
  const pieces = chosen.length > 0 ? chosen : all.length <= MOST_AT_ONCE ? all : [];
  const packs = [...new Set(pieces.map(({ packName }) => packName))].map((packName) => {
    const its = pieces.filter((piece) => piece.packName === packName);
    return { packName, note: its[0]!.note, pieces: its };
  });
  /** What to choose from first, where there is too much for one page. */
  const list =
    pieces.length > 0
      ? []
      : all
          .filter(({ actions }) => actions.length > 0)
          .map(({ key, garment, delivered }) => ({ key, garment, delivered }));
  const delivered = data.entries.map(({ deliveredDate }) => deliveredDate).sort();
  return {
    code,
    delivered: readableDate(delivered[0]!, timeZone),
    deadline: deadlineOf(data.entries),
    packs,
    /** Only some of what could go back is here. */
    partial: chosen.length > 0 && chosen.length < all.length,
    list,
    mostAtOnce: MOST_AT_ONCE,
    reasons: {
      // Pieces that are recalled or replaced go for that reason, and for no other.
      size: reasonsFor("size").filter(({ value }) => value !== RECALLED),
      recalled: reasonsFor("size").filter(({ value }) => value === RECALLED),
      unwanted: reasonsFor("unwanted"),
      fault: reasonsFor("fault"),
    },
    names: Object.fromEntries(pieces.map(({ index, garment }) => [index, `${garment.name}, ${garment.fit}`])),
    files: pieces.some(({ actions }) => actions.some(({ kind }) => kind === "fault")) ? files : undefined,
    key: newIdempotencyKey(),
  };
}

/** Until when the first of the pieces can be exchanged or returned, as far as either is possible; a fault has its own rules. */
function deadlineOf(entries: readonly Entry[]): string | undefined {
  const daysOf = (kind: "size" | "unwanted") =>
    entries.flatMap(({ actions, lastDay, replacement }) =>
      // What is recalled or replaced is exchanged whenever it comes.
      !replacement && actions.some((action) => action.kind === kind && action.allowed) ? lastDay : [],
    );
  const [exchanged, returned] = [daysOf("size"), daysOf("unwanted")];
  const [first] = [...exchanged, ...returned].sort();
  if (first === undefined) return undefined;
  const what = [exchanged.length > 0 && "exchange", returned.length > 0 && "return"].filter(Boolean);
  return `You can ${what.join(" or ")} until ${readableDay(first)}.`;
}

function pieceView(row: Row, index: number, otherSize: boolean) {
  const [entry] = row;
  const quantity = quantityOf(row);
  const other = entry.replacement && plainText(entry.replacement.name);
  const garment = garmentOf(entry.product);
  const actions = entry.actions
    .filter(({ allowed }) => allowed && quantity > 0)
    .map(({ kind }) => ({ kind, label: kind === "size" && other ? `Exchange for ${other}` : WORDS[kind] }));
  return {
    index,
    key: keyOf(row),
    garment,
    quantity,
    delivered: counted(quantity, "piece"),
    added: entry.selectedValueAdd,
    packName: entry.packName,
    note: entry.returnsNote,
    actions,
    /** It is exchanged for what replaces its style. */
    replaced: other !== undefined,
    /** What is chosen at first. */
    first: otherSize ? actions.find(({ kind }) => kind === "size")?.kind : undefined,
    // The pack's own note is above its pieces already.
    blocks: [
      ...new Set(
        entry.actions.flatMap(({ message, reason }) =>
          message && reason !== "one-size" && reason !== "pack" ? message : [],
        ),
      ),
    ],
    sizeLabel: entry.sizeLabel,
    sizes: entry.sizes.map((size) => ({
      code: size.code,
      label: fitOf(size),
      available: size.available,
      stock: size.stockMessage,
    })),
    waiting: entry.waiting.map((one) => ({ ...one, to: returnPath(one.code) })),
  };
}

export type RequestData = SerializeFrom<typeof requestView>;
export type PieceView = RequestData["packs"][number]["pieces"][number];

/** The fields of one piece: what becomes of it, and what each choice asks for. */
const NAMES = [
  "piece",
  "what",
  "quantity",
  "size",
  "sizeWhy",
  "unwantedWhy",
  "faultWhy",
  "comments",
] as const;

const MOST_TEXT = LIMITS["POST /orders/{code}/returnExchange"]["entries[].additionalComments"];
const text = z
  .string()
  .max(MOST_TEXT, `Write ${MOST_TEXT} characters at most.`)
  .transform((typed) => typed.trim())
  .optional();

export const schemaOf = (rows: readonly Row[]) =>
  z.object(Object.fromEntries(rows.flatMap((_, index) => NAMES.map((name) => [`${name}${index}`, text]))));

export type RequestReply = FormReply & {
  cost?: components["schemas"]["ReturnPrice"];
  /** Whether something is sent in place of what goes back. */
  replaces?: boolean;
  refused?: Kept["refused"];
};

const REASON_FIELDS = { size: "sizeWhy", unwanted: "unwantedWhy", fault: "faultWhy" } as const;

/** What the form asks for, or its faults by field. Pieces of a row are taken from its lines in their order. */
export function askedOf(
  rows: readonly Row[],
  typed: Record<string, string | undefined>,
): { asked: (Asked & { index: number })[]; faults?: FormFaults } {
  const fieldErrors: Record<string, string[]> = {};
  const asked = rows.flatMap((row, index) => {
    const what = typed[`what${index}`];
    if (what !== "size" && what !== "unwanted" && what !== "fault") return [];
    if (typed[`piece${index}`] !== keyOf(row)) {
      fieldErrors[`what${index}`] = ["Your order has changed since you opened this page. Look again."];
    }
    const quantity = Number(typed[`quantity${index}`] ?? 1);
    const most = quantityOf(row);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > Math.max(1, most)) {
      fieldErrors[`quantity${index}`] = [`Choose from 1 to ${most}.`];
    }
    const reason = typed[`${REASON_FIELDS[what]}${index}`];
    if (!reason) fieldErrors[`${REASON_FIELDS[what]}${index}`] = ["Choose a reason."];
    const size = typed[`size${index}`];
    if (what === "size" && !size) fieldErrors[`size${index}`] = ["Choose a new size."];
    return share(row, quantity).map(([entry, pieces]) => ({
      index,
      orderEntryNumber: entry.orderEntryNumber,
      cameBy: entry.cameBy,
      quantity: pieces,
      type: what === "unwanted" ? ("RETURN" as const) : ("EXCHANGE" as const),
      reason: reason ?? "",
      replacementCode: what === "size" ? size : undefined,
      additionalComments: typed[`comments${index}`] || undefined,
    }));
  });
  if (Object.keys(fieldErrors).length > 0) return { asked, faults: { fieldErrors } };
  if (asked.length === 0) {
    return { asked, faults: { formErrors: ["Choose at least one item to exchange or return."] } };
  }
  return { asked };
}

/** How many pieces come from each line of a row; the API judges a line of which nothing is left. */
function share(row: Row, quantity: number): [Entry, number][] {
  let left = quantity;
  const shares = row.map((entry): [Entry, number] => {
    const pieces = Math.min(left, entry.quantity);
    left -= pieces;
    return [entry, pieces];
  });
  const some = shares.filter(([, pieces]) => pieces > 0);
  return some.length > 0 ? some : [[row[0], quantity]];
}

/** The API's refusals at the fields that they are about. */
export function refusalsOf(
  errors: readonly ApiError[],
  asked: readonly { index: number; replacementCode?: string }[],
  rows: readonly Row[],
): FormFaults {
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = [];
  for (const { subject, reason, message } of errors) {
    if (subject === "files") {
      fieldErrors["files"] = [message];
      continue;
    }
    const one = asked.find(({ index }) => rows[index]!.some(({ key }) => key === subject));
    if (!one) {
      formErrors.push(message);
      continue;
    }
    const field =
      reason === "quantity" ? "quantity" : reason === "stock" || reason === "replacement" ? "size" : "what";
    const told = (fieldErrors[`${field}${one.index}`] ??= []);
    // Lines of a row are refused for one reason.
    if (!told.includes(message)) told.push(message);
  }
  return { fieldErrors, formErrors };
}
