import type { FormReply } from "~/forms/reply";
import type { Line } from "~/features/lines/line";

/** What the forms of a cart are called, and the ids of their fields begin with. */
export const CART_FORM = "cart";

/** Lists in forms have an index of three digits at most; lines behind can be read, and changed once others are gone. */
export const MOST_FORM_LINES = 1000;

/** The name of a field of the nth line. */
export const lineField = (index: number, name: string): string => `lines[${index}].${name}`;

/** What was typed into a field of a line that was refused, and why. */
export interface Refused {
  typed?: string;
  error?: string;
}

const FIELDS = ["quantity", "takenQuantity"] as const;
type Field = (typeof FIELDS)[number];

type Sent = Partial<Record<string, unknown>>;

/** The lines as they were sent; the cart may have other ones by now. */
const sentLines = (reply: FormReply | undefined): Sent[] => {
  const lines = reply?.initialValue?.["lines"];
  return Array.isArray(lines) ? (lines as Sent[]) : [];
};

const isLine = (sent: Sent | undefined, line: Line): boolean =>
  sent?.["line"] === undefined
    ? sent?.["entry"] === String(line.number) && sent["sku"] === line.code
    : sent["line"] === String(line.lineId);

/** What a refused form had for one line of the cart, wherever that line stood. */
export function refusedOf(reply: FormReply | undefined, line: Line): Record<Field, Refused> {
  const sent = sentLines(reply);
  const at = sent.findIndex((one) => isLine(one, line));
  const of = (field: Field): Refused => {
    const typed = sent[at]?.[field];
    return {
      typed: typeof typed === "string" ? typed : undefined,
      error: at < 0 ? undefined : reply?.error?.[lineField(at, field)]?.join(" "),
    };
  };
  return { quantity: of("quantity"), takenQuantity: of("takenQuantity") };
}

/** The errors of a refused form by the fields of the cart as it is now, with a label for each. */
export function cartErrors(reply: FormReply | undefined, lines: readonly Line[]) {
  const allErrors: Record<string, string[]> = {};
  const labels: Record<string, string> = {};
  lines.forEach((line, index) => {
    const refused = refusedOf(reply, line);
    for (const field of FIELDS) {
      const { error } = refused[field];
      if (!error) continue;
      allErrors[lineField(index, field)] = [error];
      labels[lineField(index, field)] =
        field === "quantity" ? `Quantity of ${line.name}` : `Taken on site of ${line.name}`;
    }
  });
  const sent = sentLines(reply);
  for (const [name, messages] of Object.entries(reply?.error ?? {})) {
    const at = /^lines\[(\d+)\]\./.exec(name)?.[1];
    // Of a line that has gone meanwhile the words remain.
    const gone = at !== undefined && !lines.some((line) => isLine(sent[Number(at)], line));
    if (messages && (at === undefined || gone)) allErrors[gone ? "" : name] = messages;
  }
  return { allErrors, labels };
}
