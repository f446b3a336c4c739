import type { components } from "~/commerce/occ";
import { groupEqual } from "~/features/lines/equal-lines";
import { lineOf, lineWords } from "~/features/lines/line.server";

type ApiAmend = components["schemas"]["AmendOrder"];
type ApiEligible = components["schemas"]["EligibleProducts"]["products"];

/** "Soft shell vest, Navy, M, $48.00" */
const offerWords = ({ name, colour, size, dimension, price }: ApiEligible[number]) =>
  [name, colour, [size, dimension].filter(Boolean).join(" "), price?.formattedValue]
    .filter(Boolean)
    .join(", ");

/**
 * The rows of the form in which fewer pieces are approved: equal lines are one row, as the order shows them. Lines that
 * go together share a tick, which stands at the first.
 */
export function amendRows({ entries }: ApiAmend, products: ApiEligible) {
  const first = new Map<string, number>();
  const rows = entries.map((entry) => {
    const { entryNumber, group, askedQuantity, minQuantity } = entry;
    if (group && !first.has(group)) first.set(group, entryNumber);
    const { name, image, code, colour, fit, details } = lineOf(entry);
    return {
      number: entryNumber,
      field: group ? `pack${first.get(group)}` : `line${entryNumber}`,
      /** Of lines that go together: the first one's, which has the tick. */
      pack: group ? (entry.groupName ?? "This pack") : undefined,
      first: !group || first.get(group) === entryNumber,
      words: lineWords(entry),
      ...{ name, image, code },
      fit: [colour, fit].filter(Boolean).join(", "),
      details: details.map(({ name: label, text }) => (text ? `${label}: ${text}` : label)),
      packName: entry.packName,
      asked: askedQuantity,
      /** What may stand in its place, and the fields for it and for how many. */
      instead: `instead${entryNumber}`,
      pieces: `pieces${entryNumber}`,
      offers: products
        .filter((product) => product.entryNumber === entryNumber)
        .map((product) => ({ value: product.code, label: offerWords(product) })),
      fixed: minQuantity === askedQuantity ? (entry.fixedReason ?? "") : undefined,
      each: entry.basePrice?.formattedValue,
      price: entry.totalPrice?.formattedValue,
    };
  });
  return groupEqual(rows, (row) => {
    if (row.pack) return row.number;
    const {
      number: _,
      field: _field,
      asked: _asked,
      instead: _instead,
      pieces: _pieces,
      price: _price,
      ...what
    } = row;
    return what;
  }).map((group) => {
    const [row] = group;
    const asked = group.reduce((sum, one) => sum + one.asked, 0);
    return {
      ...row,
      asked,
      // A page adds no amounts.
      price: group.length > 1 && row.each ? `${asked} × ${row.each}` : row.price,
      /** The lines of the order that the row stands for. */
      lines: group.map((one) => ({ number: one.number, asked: one.asked })),
    };
  });
}

export type AmendRow = ReturnType<typeof amendRows>[number];

/** What is approved of each line, as the API asks for it: a row's pieces go to its first lines. */
export const entriesOf = (rows: readonly AmendRow[], typed: Record<string, unknown>) =>
  rows.flatMap(({ field, asked, fixed, lines }) => {
    const value = typed[field];
    let left = fixed === undefined ? (value === true ? asked : Number(value)) : asked;
    return lines.map((line) => {
      const approved = Math.min(line.asked, left);
      left -= approved;
      return { entryNumber: line.number, approvedQuantity: approved };
    });
  });

/** What is put in the place of lines, spread over those of a row from which something is taken. */
export const replacementsOf = (rows: readonly AmendRow[], typed: Record<string, unknown>) => {
  const approved = new Map(
    entriesOf(rows, typed).map(({ entryNumber, approvedQuantity }) => [entryNumber, approvedQuantity]),
  );
  return rows.flatMap(({ lines, instead, pieces }) => {
    const code = typed[instead];
    if (!code) return [];
    const taken = lines
      .map(({ number, asked }) => ({ number, quantity: asked - (approved.get(number) ?? asked) }))
      .filter(({ quantity }) => quantity > 0);
    const all = taken.reduce((sum, { quantity }) => sum + quantity, 0);
    // At least one, so that the API can say that nothing is taken off.
    let left = (typed[pieces] as number | undefined) ?? Math.max(1, all);
    return (taken.length > 0 ? taken : [{ number: lines[0]!.number, quantity: 0 }]).flatMap(
      (one, index, its) => {
        const quantity = index === its.length - 1 ? left : Math.min(left, one.quantity);
        left -= quantity;
        return quantity > 0 ? [{ entryNumber: one.number, product: { code: String(code) }, quantity }] : [];
      },
    );
  });
};

/** Messages for rows of several lines in whose place more is put than is taken off; of one line the API says it. */
export function overTaken(
  rows: readonly AmendRow[],
  typed: Record<string, unknown>,
): Record<string, string[]> {
  return Object.fromEntries(
    rows.flatMap(({ lines, field, asked, instead, pieces }) => {
      const [taken, wanted] = [asked - Number(typed[field]), typed[pieces] as number | undefined];
      const over = lines.length > 1 && typed[instead] && taken > 0 && (wanted ?? 0) > taken;
      return over ? [[field, [`${wanted} is more than the ${taken} that you take off this line.`]]] : [];
    }),
  );
}
