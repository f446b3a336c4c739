import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { apiTexts } from "~/commerce/errors.server";
import { ensureCart } from "~/session/cart.server";
import type { FormReply } from "~/forms/reply";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { infosIn } from "./configuration-cell";
import { MOST_LINES, type Outcome, type TypedRow } from "./rows";

export type RowsReply = FormReply & {
  outcome?: Outcome;
  /** What the error summary calls each row that stays. */
  labels?: Record<string, string>;
  /** A row without a number is asked about. */
  asksQuantity?: boolean;
  mapping?: Mapping;
};

/** The columns of a file that were not understood, and which of them is asked for. A file without any known is read as it stands. */
export interface Mapping {
  columns: { at: number; head: string }[];
  ask: "codes" | "quantities";
}

/** A row, with what it is called on its page: "Row 3", "Line 7". */
export interface NamedRow extends TypedRow {
  label: string;
  /** Why nothing can be told of it. */
  fault?: string;
  /** Where it stands in the form, from 0. Lines of a file have no place: those that stay are shown one below the other. */
  at?: number;
}

interface BadRow extends NamedRow {
  field: keyof TypedRow;
  message: string;
}

const MOST_PIECES = 999;
const QUANTITY_WORDS = `Enter a whole number from 1 to ${MOST_PIECES}.`;
const LIMIT_WORDS = `Only ${MOST_LINES} lines are added at once. Add this one with the next.`;
const CONFIGURATION_WORDS =
  "Write each choice with its name, with semicolons between them: “Logo: No logo; Name to embroider: Aroha”.";
const EMPTY: TypedRow = { code: "", quantity: "" };
/** No code is longer. */
const MOST_CODE = 80;

/** What differs between rows that were typed and lines of a file. */
interface Manner {
  /** What is said of all of them. */
  notes?: string[];
  /** A row without a number is asked about: a list of prices is no order of one piece each. Otherwise it is one. */
  asksQuantity?: boolean;
  /** What was pasted, which stays on the page if nothing of it was added. */
  text?: string;
  mapping?: Mapping;
}

/** Pieces of a row; without a number it is one. */
function piecesOf(text: string): number | undefined {
  if (text === "") return 1;
  const pieces = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return pieces > 0 ? pieces : undefined;
}

function faultOf(
  { code, quantity, configuration, fault }: NamedRow,
  asksQuantity: boolean,
): Pick<BadRow, "field" | "message"> | undefined {
  if (fault) return { field: "code", message: fault };
  if (code === "") return { field: "code", message: "Enter a code." };
  if (code.length > MOST_CODE) return { field: "code", message: "No code is as long as this." };
  if (quantity === "" && asksQuantity) return { field: "quantity", message: `How many? ${QUANTITY_WORDS}` };
  if (piecesOf(quantity) === undefined) return { field: "quantity", message: QUANTITY_WORDS };
  return configuration && !infosIn(configuration)
    ? { field: "configuration", message: CONFIGURATION_WORDS }
    : undefined;
}

/**
 * Adds every row that can be had to the cart in one call. What cannot be had comes back to be mended, each with its
 * message (spec 002 §8, import); if all went in, it leads to the cart.
 * @param rows without empty ones.
 */
export async function addRows(
  visit: Visit,
  rows: readonly NamedRow[],
  key: string,
  { notes = [], asksQuantity = false, text, mapping }: Manner = {},
) {
  const bad: BadRow[] = [];
  const good: NamedRow[] = [];
  for (const row of rows) {
    const fault = faultOf(row, asksQuantity);
    if (fault) bad.push({ ...row, ...fault });
    else if (good.length < MOST_LINES) good.push(row);
    else bad.push({ ...row, field: "code", message: LIMIT_WORDS });
  }
  const { outcome, refused } = await send(visit, good, key);
  // As they stood on the page or in the file.
  const all = [...bad, ...refused].sort((one, other) => rows.findIndex(is(one)) - rows.findIndex(is(other)));
  if (all.length === 0 && outcome.partly.length === 0) {
    visit.flash({ kind: "ok", text: [outcome.added, ...notes].join(" ") });
    return seeOther(visit, "/cart");
  }
  visit.refused = all.length > 0;
  const asked = good.length > 0;
  return replyRows(
    all,
    { ...outcome, notes },
    {
      asked,
      asksQuantity,
      // What was added is not added again with other columns.
      ...(asked ? {} : { text, mapping }),
    },
  );
}

const is = (one: NamedRow) => (row: NamedRow) => row.label === one.label;

/**
 * The rows that stay, each with its message.
 * @param manner asked: whether the API was asked. Then what came of each row is the answer, and not a refusal.
 */
function replyRows(
  bad: readonly BadRow[],
  outcome: Outcome,
  {
    asked,
    asksQuantity,
    text,
    mapping,
  }: Pick<Manner, "asksQuantity" | "text" | "mapping"> & { asked: boolean },
) {
  const placed = bad.map((row, index) => ({ ...row, at: row.at ?? index }));
  const shown = Array.from({ length: Math.max(-1, ...placed.map(({ at }) => at)) + 1 }, () => EMPTY);
  for (const { at, code, quantity, configuration } of placed) shown[at] = { code, quantity, configuration };
  const name = ({ at, field }: (typeof placed)[number]) => `rows[${at}].${field}`;
  return json<RowsReply>(
    {
      status: "error",
      initialValue: { rows: shown, text },
      error: Object.fromEntries(placed.map((row) => [name(row), [row.message]])),
      labels: Object.fromEntries(
        placed.map((row) => [
          name(row),
          [row.label, row.code.slice(0, MOST_CODE)].filter(Boolean).join(", "),
        ]),
      ),
      outcome,
      asksQuantity,
      mapping,
    },
    { status: asked ? 200 : 400 },
  );
}

async function send(visit: Visit, rows: readonly NamedRow[], key: string) {
  if (rows.length === 0) return { outcome: { added: "", partly: [] }, refused: [] };
  await ensureCart(visit);
  const { cartModifications: lines = [], quantityAdded } = await answer(
    visit.commerce.POST("/orgUsers/current/carts/{cartId}/entries", {
      params: { path: { cartId: "current" } },
      headers: { "Idempotency-Key": key },
      body: {
        orderEntries: rows.map(({ code, quantity, configuration }) => ({
          product: { code },
          quantity: piecesOf(quantity)!,
          configurationInfos: configuration ? infosIn(configuration) : undefined,
        })),
        each: true,
      },
    }),
  );
  const refused: BadRow[] = [];
  const partly: string[] = [];
  for (const [at, row] of rows.entries()) {
    const {
      quantityAdded: got = 0,
      quantity = 0,
      statusCode,
      statusMessage = apiTexts.unknown,
    } = lines[at] ?? {};
    const isUnmade = row.configuration && statusCode === "unknownError";
    const field = isUnmade ? "configuration" : "code";
    if (got === 0) refused.push({ ...row, field, message: statusMessage });
    else if (got < quantity) {
      partly.push(`${row.label}, ${row.code}: ${statusMessage} ${got} of ${quantity} were added.`);
    }
  }
  const went = rows.length - refused.length;
  const added =
    went > 0
      ? `${counted(went, "line")} with ${counted(quantityAdded, "piece")} ${went === 1 ? "was" : "were"} added to your cart.`
      : "";
  return { outcome: { added, partly }, refused };
}
