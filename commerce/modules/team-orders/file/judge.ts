import { createHash } from "node:crypto";
import type { Call } from "../../../http/call";
import { missingWords } from "../../../http/csv/columns";
import { type CsvRows, OVER_WORDS } from "../../../http/csv/rows";
import { personName } from "../../../http/person-name";
import { marketOf, styleFacts, stylesByCode } from "../../catalogue";
import type { TeamFault, TeamLine, TeamRowState } from "../tables";
import { orderedBefore } from "./before";
import { faultOf, type Garments, garmentOf, styleNamed } from "./garment";
import { offersFor } from "./packs";
import { peopleNamed, personOf } from "./people";
import { type Cells, cellsOf, missingColumns } from "./read-file";

export type JudgeCall = Pick<Call, "db" | "about" | "now">;

/** The most pieces of a garment for one person, as on the team page. */
const MOST_PIECES = 99;
const QUANTITY_WORDS = `Write a whole number from 1 to ${MOST_PIECES}.`;

/** A row as far as it can be told without trying its order. */
export interface JudgedRow {
  line: number;
  cells: string[];
  state: Exclude<TeamRowState, "ready" | "placed">;
  faults: TeamFault[];
  note: string | null;
  customerId: string | null;
  name: string;
  item: string;
  quantity: number;
  wanted: TeamLine | null;
  key: string | null;
}

/**
 * What each row asks for, or what is wrong with it, beside the others of its file. Some eight statements, however many
 * rows.
 * @param reason of all rows whose pack asks why something is replaced.
 */
export async function judgeRows(
  call: JudgeCall,
  { columns, rows }: CsvRows,
  reason: string | null,
): Promise<{ rows: JudgedRow[]; reasons: string[] }> {
  const missing = missingColumns(columns).map((name) => ({
    column: "",
    cell: "",
    message: missingWords(name),
  }));
  const read = rows.map((row) => ({ ...row, read: cellsOf(columns, row.cells) }));
  const people = await peopleNamed(
    call,
    read.map((row) => row.read.person.text),
  );
  const me = call.about.user.customerId;
  const named = read.map((row) => personOf(people, row.read, me));
  const known = named.flatMap(({ person, fault }) => (person && !fault ? [person.customerId] : []));
  const offers = await offersFor(call, [...new Set(known)]);
  const garments = await garmentsOf(call, read, known.flatMap(offers));
  const judged = read.map(({ line, cells, isOver, read: row }, at): JudgedRow => {
    const { person, fault } = named[at]!;
    const base = {
      ...{ line, cells, note: null, wanted: null, key: null, item: "" },
      customerId: person?.customerId ?? null,
      name: person ? personName(person) : row.person.text,
    };
    const quantity = /^\d{1,6}$/.test(row.quantity.text) ? Number(row.quantity.text) : undefined;
    const over = isOver ? [{ column: "", cell: "", message: OVER_WORDS }] : [];
    if (missing.length > 0) return { ...base, quantity: 0, state: "mend", faults: [...missing, ...over] };
    // A row without pieces is left out, whatever else stands in it.
    if (quantity === 0 && !isOver) return { ...base, quantity, state: "out", faults: [] };
    const { chosen, faults: ofGarment } =
      person && !fault
        ? garmentOf(row, garments, offers(person.customerId), person.firstName)
        : { chosen: undefined, faults: [] };
    const isRight = quantity !== undefined && quantity <= MOST_PIECES;
    const faults = [
      ...(fault ? [fault] : []),
      ...ofGarment,
      ...(isRight ? [] : [faultOf(row, "quantity", quantityWords(row.quantity.text))]),
      ...over,
    ];
    const shown = { ...base, item: chosen?.item ?? "", quantity: isRight ? quantity : 0 };
    if (faults.length > 0 || !chosen || !isRight) return { ...shown, state: "mend", faults };
    const { packId, bundleId, reasons } = chosen.offer;
    const wanted = {
      ...{ packId, bundleId, quantity },
      sku: chosen.sku,
      valueAdds: chosen.valueAdds,
      reason: reason !== null && reasons.includes(reason) ? reason : null,
    };
    return { ...shown, state: "check", faults: [], wanted, key: keyOf(person!.customerId, wanted) };
  });
  const alone = withoutDoubles(judged, columns);
  return {
    rows: await withBefore(call, alone),
    reasons: [...new Set(known.flatMap(offers).flatMap((offer) => offer.reasons))],
  };
}

const quantityWords = (text: string) =>
  text === "" ? `How many? ${QUANTITY_WORDS} 0 leaves the row out.` : QUANTITY_WORDS;

async function garmentsOf(
  call: JudgeCall,
  rows: readonly { read: Cells }[],
  offers: Awaited<ReturnType<typeof offersFor>> extends (id: string) => infer Offers ? Offers : never,
): Promise<Garments> {
  const market = marketOf(call.about, call.now());
  const facts = await styleFacts(call.db, [...new Set(offers.map(({ styleCode }) => styleCode))], market);
  const texts = [...new Set(rows.map(({ read }) => read.style.text).filter(Boolean))];
  const codes = texts.flatMap((text) => styleNamed(facts, offers, text)?.code ?? []);
  return { facts, styles: await stylesByCode(call.db, [...new Set(codes)], market) };
}

const digestOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");

const textsIn = ({ valueAdds }: TeamLine) => valueAdds.map(({ code, entries }) => [code, entries]);

/** The same for the same garment, number and texts for the same person. */
const keyOf = (customerId: string, line: TeamLine) =>
  digestOf([customerId, line.sku, line.quantity, textsIn(line)]);

/** Two rows with the same garment and texts for the same person are a mistake of the file, or one row. */
function withoutDoubles(rows: readonly JudgedRow[], columns: readonly string[]): JudgedRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    if (row.state !== "check") return row;
    const key = digestOf([row.customerId, row.wanted!.sku, textsIn(row.wanted!)]);
    const line = first.get(key);
    first.set(key, line ?? row.line);
    if (line === undefined) return row;
    const words = `Line ${line} has the same for ${row.name}. Write the quantity of both there, and 0 here.`;
    const cells = cellsOf(columns, row.cells);
    return { ...row, state: "mend", faults: [faultOf(cells, "quantity", words)], wanted: null, key: null };
  });
}

/** What a file of the organisation ordered before is not ordered again. */
async function withBefore(call: JudgeCall, rows: readonly JudgedRow[]): Promise<JudgedRow[]> {
  const before = await orderedBefore(
    call,
    rows.flatMap(({ key }) => key ?? []),
  );
  return rows.map((row) => {
    const note = row.key === null ? undefined : before.get(row.key);
    return note ? { ...row, state: "there", note } : row;
  });
}
