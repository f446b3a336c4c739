import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { dayOf, monthsAfter } from "../../calendar";
import type { Call } from "../../http/call";
import { hasLeft } from "../../http/last-day";
import { type Price, priceOf, withGst } from "../../http/money";
import { personName } from "../../http/person-name";
import { shortDigest } from "../../http/short-digest";
import { todayOf } from "../../http/today";
import { ENDED_STATES, statusDisplay } from "../orders";
import { consignments, orderEntries, orders } from "../orders/tables";
import { styles } from "../catalogue/tables";
import { units } from "../organisation/tables";
import { goodsCents } from "../promotions";
import { heldPieces, sentBack } from "../returns";
import { isIssued, wasGiven } from "./lines";
import { ruleWords, shareOf, shareWords } from "./rules";
import { issuedOutcomes, type Outcome } from "./tables";

export type IssuedCall = Pick<Call, "db" | "about" | "now" | "principal">;

/** Who reads or records: the person, or somebody who looks after them. */
export const callerOf = ({ principal, about }: Pick<Call, "principal" | "about">) =>
  principal.kind === "person" ? principal.user : about.user;

/** How many of some pieces are known to be returned, worn out or missing. */
export type Counts = Record<Outcome, number>;

type Recorded = typeof issuedOutcomes.$inferSelect;
type Held = ReturnType<typeof heldPieces> extends Map<string, (infer Piece)[]> ? Piece : never;
type GivenLine = Awaited<ReturnType<typeof linesGiven>>[number];

/** Pieces of one order line that came together, with what was recorded of them. */
export interface Issued {
  id: string;
  orderCode: string;
  entryNumber: number;
  cameBy: string;
  piece: Held;
  order: GivenLine;
  counts: Counts;
  recorded: Recorded[];
}

/** The lines of a person's packs, with their orders and units. */
const linesGiven = ({ db, about }: IssuedCall) =>
  db
    .select({
      entry: orderEntries,
      order: {
        customerId: orders.customerId,
        pricesShown: orders.pricesShown,
        totalCents: orders.totalCents,
        ownShareCents: orders.ownShareCents,
        currency: orders.currency,
      },
      unit: { symbol: units.currencySymbol, gstRate: units.gstRate },
      replacedAfterMonths: styles.replacedAfterMonths,
      endsOn: styles.endsOn,
      exchangeFree: styles.exchangeFree,
    })
    .from(orderEntries)
    .innerJoin(orders, eq(orders.code, orderEntries.orderCode))
    .innerJoin(units, eq(units.uid, orders.unitUid))
    .leftJoin(styles, sql`${styles.code} = ${orderEntries.product} ->> 'styleCode'`)
    .where(
      and(
        eq(orders.customerId, about.user.customerId),
        sql`exists (select from order_entries e where e.order_code = ${orderEntries.orderCode}
          and e.entry_number = ${orderEntries.entryNumber} and ${wasGiven})`,
      ),
    )
    .orderBy(asc(orderEntries.orderCode), asc(orderEntries.entryNumber));

/** What was issued to the person of a call, newest first; at most four statements. */
export async function piecesIssued(call: IssuedCall): Promise<Issued[]> {
  const lines = await linesGiven(call);
  const codes = [...new Set(lines.map(({ entry }) => entry.orderCode))];
  if (codes.length === 0) return [];
  const parcels = await call.db.select().from(consignments).where(inArray(consignments.orderCode, codes));
  const held = heldPieces(codes, lines, parcels, await sentBack(call.db, codes), isIssued);
  const known = await call.db.select().from(issuedOutcomes).where(inArray(issuedOutcomes.orderCode, codes));
  const all = [...held].flatMap(([orderCode, its]) =>
    its
      .filter(({ quantity }) => quantity > 0)
      .map((piece): Issued => {
        const { orderEntryNumber: entryNumber, cameBy } = piece;
        const recorded = known.filter(
          (row) =>
            row.orderCode === orderCode && row.entryNumber === entryNumber && row.cameBy === (cameBy ?? ""),
        );
        return {
          id: [orderCode, entryNumber, cameBy].filter((part) => part !== null).join("."),
          orderCode,
          entryNumber,
          cameBy: cameBy ?? "",
          piece,
          order: lines.find(
            ({ entry }) => entry.orderCode === orderCode && entry.entryNumber === entryNumber,
          )!,
          counts: countsOf(recorded),
          recorded,
        };
      }),
  );
  return all.toSorted(
    (a, b) => b.piece.since.getTime() - a.piece.since.getTime() || a.id.localeCompare(b.id),
  );
}

function countsOf(rows: readonly Pick<Recorded, "outcome" | "quantity">[]): Counts {
  const of = (outcome: Outcome) => rows.find((row) => row.outcome === outcome)?.quantity ?? 0;
  return { returned: of("returned"), "worn-out": of("worn-out"), missing: of("missing") };
}

export const recordedSum = (counts: Counts): number => counts.returned + counts["worn-out"] + counts.missing;

/** Of what is recorded of a person's pieces. */
export const issuedFingerprint = (all: readonly Pick<Issued, "id" | "counts">[]): string =>
  shortDigest(all.map(({ id, counts }) => [id, counts.returned, counts["worn-out"], counts.missing]));

/** The words of a garment: "Polo, Navy, M". */
export const garmentWords = ({ piece: { product } }: Pick<Issued, "piece">): string =>
  [product.name, product.colour, sizeOf(product)].filter(Boolean).join(", ");

const sizeOf = ({ size, dimension }: Held["product"]) => [size, dimension].filter(Boolean).join(" ");

/** What was issued to the person of a call, with what became of it and what may be asked for it. */
export async function showIssued(call: IssuedCall) {
  const { user, unit, organisation } = call.about;
  const today = todayOf(call);
  const all = await piecesIssued(call);
  const shown = all.map((one) => pieceView(call, one));
  const { costShare: rule } = organisation;
  const sum = (count: (view: (typeof shown)[number]) => number) =>
    shown.reduce((total, view) => total + count(view), 0);
  const total = (cents: (view: (typeof shown)[number]) => number): Price | undefined => {
    const [first] = all;
    const mixed = all.some(({ order }) => order.order.currency !== first?.order.order.currency);
    return first && !mixed
      ? priceOf(sum(cents), first.order.order.currency, first.order.unit.symbol)
      : undefined;
  };
  return {
    person: {
      customerPK: user.customerId,
      name: personName(user),
      firstName: user.firstName,
      employeeCode: user.wearerId,
      unit: { uid: unit.uid, name: unit.name },
      lastDay: user.endsOn ?? undefined,
      left: hasLeft(user, today),
      self: callerOf(call).customerId === user.customerId,
    },
    pieces: shown.map(({ view }) => view),
    issued: sum(({ view }) => view.quantity),
    returned: sum(({ view }) => view.returned),
    wornOut: sum(({ view }) => view.wornOut),
    missing: sum(({ view }) => view.missing),
    stillOut: sum(({ view }) => view.stillOut),
    value: shown.every(({ view }) => view.each)
      ? total(({ view, eachCents }) => eachCents * (view.stillOut + view.missing))
      : undefined,
    costShare: rule
      ? {
          rule: ruleWords(rule),
          missing: total(({ view, shareCents }) => shareCents * view.missing),
          atMost: total(({ view, shareCents }) => shareCents * (view.missing + view.stillOut)),
        }
      : undefined,
    openOrders: await openOrders(call),
    fingerprint: issuedFingerprint(all),
  };
}

/** Whether pieces of a style that ends are exchanged at no charge: those that were ordered, not what came for them. */
const mayExchange = ({ cameBy, order: { endsOn, exchangeFree } }: Issued): boolean =>
  cameBy === "" && endsOn !== null && exchangeFree === true;

function pieceView(call: IssuedCall, one: Issued) {
  const { piece, order, counts, recorded } = one;
  const { user, organisation } = call.about;
  const { timeZone, costShare } = organisation;
  const reader = callerOf(call);
  const stillOut = Math.max(0, piece.quantity - recordedSum(counts));
  const { entry, unit } = order;
  const net = Math.round(goodsCents(entry) / Math.max(1, entry.quantity));
  const eachCents = organisation.priceIncludingGst ? withGst(net, unit.gstRate) : net;
  const money = (cents: number) => priceOf(cents, order.order.currency, unit.symbol);
  const issued = dayOf(piece.since, timeZone);
  // What its wearer paid of the order is theirs.
  const { totalCents, ownShareCents } = order.order;
  const paid = totalCents > 0 ? (totalCents - ownShareCents) / totalCents : 1;
  const until = user.endsOn ?? todayOf(call);
  const share = costShare && shareOf(costShare, { issued, until });
  const shareCents = share ? Math.round((eachCents * paid * share.percent) / 100) : 0;
  const seesPrice = order.order.pricesShown || reader.priceEnabled;
  const ofWhat = [
    paid < 1 ? `the ${Math.round(paid * 100)}% that ${organisation.name} paid of` : undefined,
    seesPrice ? money(eachCents).formattedValue : "its value",
  ]
    .filter(Boolean)
    .join(" ");
  const last = recorded.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
  return {
    eachCents,
    shareCents,
    view: {
      id: one.id,
      orderCode: one.orderCode,
      product: {
        code: piece.sku,
        name: piece.product.name,
        colour: piece.product.colour,
        size: sizeOf(piece.product),
      },
      packName: piece.packName ?? "",
      issuedOn: issued,
      replaceOn:
        order.replacedAfterMonths && stillOut > 0
          ? monthsAfter(issued, order.replacedAfterMonths)
          : undefined,
      exchange: mayExchange(one) && stillOut > 0 ? (true as const) : undefined,
      quantity: Math.max(piece.quantity, recordedSum(counts)),
      returned: counts.returned,
      wornOut: counts["worn-out"],
      missing: counts.missing,
      stillOut,
      each: seesPrice ? money(eachCents) : undefined,
      recorded: last && { by: last.by.name, on: dayOf(last.at, timeZone) },
      share: share
        ? { each: money(shareCents), working: shareWords(share, { issued, until, of: ofWhat }) }
        : undefined,
    },
  };
}

/** Orders of the person that have not ended: what waits, and what is made or on its way. */
async function openOrders({ db, about }: IssuedCall) {
  const rows = await db
    .select({ code: orders.code, status: orders.status })
    .from(orders)
    .where(and(eq(orders.customerId, about.user.customerId), notInArray(orders.status, [...ENDED_STATES])))
    .orderBy(asc(orders.placedAt), asc(orders.code));
  return rows.map(({ code, status }) => ({ code, status, statusDisplay: statusDisplay(status) }));
}
