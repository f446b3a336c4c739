import type { components } from "~/commerce/occ";
import { lineOf } from "~/features/lines/line.server";
import { kindOfLine } from "~/features/lines/configurator-kind";
import { entryKey, overviewPath } from "~/paths";
import type { ExchangeOf } from "./exchanges.server";

type ApiOrder = components["schemas"]["Order"];
type ApiRun = components["schemas"]["SizeRun"];
type ApiEntry = components["schemas"]["OrderedEntry"];

/** One style in one colour, with its ordered sizes. */
function rowOf(
  { entries, quantity, totalPrice }: ApiRun,
  order: Pick<ApiOrder, "code" | "readOnly">,
  byNumber: ReadonlyMap<number, ApiEntry>,
  hasLeft: boolean,
  exchangeOf?: ExchangeOf,
) {
  const known = entries.flatMap((one) => {
    const entry = byNumber.get(one.entryNumber);
    return entry ? [{ entry, line: lineOf(entry), quantity: one.quantity }] : [];
  });
  const [first] = known;
  if (!first) return [];
  const sizes = new Map<string, number>();
  for (const { line, quantity: pieces } of known) {
    sizes.set(line.fit, (sizes.get(line.fit) ?? 0) + pieces);
  }
  const { styleCode } = first.entry.product;
  const row = {
    ...first.line,
    // Its parcel says so.
    taken: undefined,
    code: sizes.size > 1 ? styleCode : first.line.code,
    styleCode,
    quantity,
    price: totalPrice?.formattedValue,
    working: known.length === 1 && quantity === first.entry.quantity ? first.line.working : undefined,
    // The stock note of the day of ordering no longer applies once the piece is sent.
    stock: hasLeft ? undefined : first.line.stock,
    sizes: [...sizes].map(([fit, pieces]) => ({ fit, quantity: pieces })),
    configure: configurationOf(order, first.entry),
    exchange: exchangeOf?.(known.map(({ line }) => line.number)),
  };
  return [
    { row, packId: first.entry.packId, packName: first.entry.packName, returnsNote: first.entry.returnsNote },
  ];
}

/** Where the configuration of a line is read, by the order's own person. */
function configurationOf({ code, readOnly }: Pick<ApiOrder, "code" | "readOnly">, entry: ApiEntry) {
  const kind = readOnly ? undefined : kindOfLine(entry);
  const owner = kind && { kind, type: "orderEntry" as const, key: entryKey(code, entry.entryNumber) };
  return owner && { to: overviewPath(owner), label: "View configuration" };
}

/** The contents of a parcel, or of no parcel yet, by pack. Sizes of one style and colour are one row. */
export function goodsOf(order: ApiOrder, runs: readonly ApiRun[], hasLeft: boolean, exchangeOf?: ExchangeOf) {
  const byNumber = new Map((order.entries ?? []).map((entry) => [entry.entryNumber, entry]));
  const found = runs.flatMap((run) => rowOf(run, order, byNumber, hasLeft, exchangeOf));
  return [...new Set(found.map(({ packId }) => packId))].map((packId) => {
    const its = found.filter((one) => one.packId === packId);
    return {
      packId,
      name: packId ? (its[0]?.packName ?? "Pack") : undefined,
      returnsNote: its[0]?.returnsNote,
      rows: its.map(({ row }) => row),
    };
  });
}

export type PackGoods = ReturnType<typeof goodsOf>[number];
