import { dayOf } from "../../calendar";
import { occDate, readableDay } from "../../http/dates";
import { formatMoney } from "../../http/money";
import type { Person } from "../../http/principal";
import { whyNotWords } from "../../http/why-not";
import { preOrderNote } from "../catalogue";
import { lastOrderView } from "../transit";
import { balance, sumOf, type Balance } from "../entitlement";
import { amountText, balanceView, lapses, lastDayWords } from "./balance-words";
import { packBalance } from "./pack-balance";
import { cartIsBehind } from "./cart-behind";
import type { AllocatedPack, Bundle, PackLine } from "./pack";
import type { DraftItem } from "./draft";
import { fundMessage, pricesShown, subsidyState, type SubsidyState } from "./funding";
import { owedOf } from "./owed";
import { againFrom, momentIn } from "./moment";
import { bundleState, type Refusal, returnFirst, type RuleItem } from "./rules";
import { windowRefusal } from "./windows";

/** The reader that the texts of a pack depend on. */
export interface Reader {
  person: Person;
  mediaBaseUrl: string;
  now: Date;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The returns note of a pack type (spec 001 §8), to the letter. */
export const returnsNote = (pack: Pick<AllocatedPack, "packType">): string =>
  pack.packType === "optional" || pack.packType === "self-purchase"
    ? "Returns are not accepted for products in this pack."
    : `Products in ${capital(pack.packType)} Packs cannot be returned and may only be exchanged in the event of incorrect sizing, faulty items, or incorrect shipments.`;

/** The balance that a bundle counts against: its own items, or the pack's dollars or points. */
function bundleBalance(pack: AllocatedPack, bundle: Bundle | undefined): Balance | undefined {
  if (pack.packType === "self-purchase") return undefined;
  if (pack.allocationType !== "quantity")
    return balance(pack.ledger, pack.allocationType, null, pack.cartCode);
  const counted = bundle ? [bundle] : pack.bundles;
  return sumOf(counted.map(({ id }) => balance(pack.ledger, "quantity", id, pack.cartCode)));
}

/**
 * The balance after a draft is ordered.
 * @param bundle counts a quantity pack by this bundle alone.
 */
export function balanceAfter(
  pack: AllocatedPack,
  items: DraftItem[],
  creditCents: number,
  bundle?: Bundle,
): Balance | undefined {
  const before = bundleBalance(pack, bundle);
  if (!before) return undefined;
  const spent = draftAmount(pack, items, creditCents, bundle);
  return { ...before, used: before.used + spent, left: Math.max(0, before.left - spent) };
}

function draftAmount(pack: AllocatedPack, items: DraftItem[], creditCents: number, bundle?: Bundle): number {
  if (pack.allocationType === "dollar") return creditCents;
  return items
    .filter((item) => !bundle || pack.allocationType === "points" || item.row.bundleId === bundle.id)
    .reduce(
      (sum, item) =>
        sum + item.row.quantity * (pack.allocationType === "points" ? (item.style.points ?? 0) : 1),
      0,
    );
}

const draftQuantity = ({ draftLines }: Pick<StatePack, "draftLines">) =>
  draftLines.reduce((sum, line) => sum + line.quantity, 0);

/** The fields that lists and pages share. */
export function packHead(pack: AllocatedPack, reader: Reader) {
  const { person } = reader;
  const { closed, figures, status } = packState(pack, reader);
  const symbol = person.unit.currencySymbol;
  const subsidised = pack.bundles.find((bundle) => bundle.fundType === "SUBSIDISED");
  return {
    packId: pack.id,
    packName: pack.name,
    description: pack.description,
    packType: pack.packType,
    allocationType: pack.allocationType,
    status,
    usedUp: status === "used" && figures ? usedWords(pack, figures, reader) : undefined,
    whyNot: closed?.rule ?? (status === "used" ? ("allocation-used" as const) : undefined),
    fundMessage:
      subsidised && fundWords(pack, subsidised, person.organisation.name, symbol, subsidyState(pack)),
    bundleCount: pack.bundles.length,
    chosen: draftQuantity(pack),
    changed: cartIsBehind(pack),
    closesAt: closingDay(pack, reader),
    extended: wasExtended(pack, reader),
    closed,
    lastOrder: status === "used" ? undefined : lastOrderOf(pack, reader),
    balance: balanceView(pack, figures, person),
    fundedBy: person.organisation.name,
    pricesShown: pricesShown(pack, person.user.priceEnabled),
  };
}

/** The last day to order of somebody who is about to start. */
function lastOrderOf({ transit }: AllocatedPack, { person, now }: Reader) {
  const { user, organisation } = person;
  if (!transit?.time || user.startsOn === null) return undefined;
  return lastOrderView(user.startsOn, transit.time, transit.to, { now, timeZone: organisation.timeZone });
}

type StatePack = Pick<
  AllocatedPack,
  | "name"
  | "packType"
  | "allocationType"
  | "opensAt"
  | "closesAt"
  | "opensAgainAt"
  | "extendedUntil"
  | "leaves"
  | "bundles"
  | "ledger"
  | "cartCode"
> & { draftLines: readonly Pick<PackLine, "quantity">[] };

/** Whether something of a pack can be chosen now, and what is left of it. */
export function packState(pack: StatePack, reader: Reader) {
  const closed = closedNow(pack, reader);
  const figures = packBalance(pack);
  return { closed, figures, status: statusOf(pack, closed !== undefined, figures) };
}

/** The window of the pack has closed, but not for this person. */
const wasExtended = (pack: AllocatedPack, { now }: Reader): boolean =>
  pack.extendedUntil !== null &&
  [pack, ...pack.bundles.map(indentWindow)].some(({ closesAt }) => hasPassed(closesAt, now));

const indentWindow = (bundle: Bundle) => ({ closesAt: bundle.isIndentOrder ? bundle.indentEndsAt : null });
const hasPassed = (closesAt: Date | null, now: Date) => closesAt !== null && now >= closesAt;

function closingDay(pack: AllocatedPack, reader: Reader): string | undefined {
  const { person } = reader;
  const window =
    pack.extendedUntil && wasExtended(pack, reader)
      ? pack.extendedUntil
      : pack.closesAt && dayOf(pack.closesAt, person.organisation.timeZone);
  const leaves = pack.leaves?.lastDay;
  const day = leaves && (!window || leaves < window) ? leaves : window;
  return day ? lastDayWords(readableDay(day), person) : undefined;
}

const at = ({ person, now }: Reader) => momentIn(now, person.organisation.timeZone);

/** Why nothing of a pack can be chosen: its window is closed, or that of each of its bundles. */
function closedNow(pack: StatePack, reader: Reader): Refusal | undefined {
  const refusalOf = (bundle?: Bundle) => windowRefusal(pack, bundle, at(reader));
  const closed = pack.bundles.map(refusalOf);
  return refusalOf() ?? (closed.every(Boolean) ? closed[0] : undefined);
}

/** Why nothing of a bundle can be chosen now. */
function closedBundle(pack: AllocatedPack, bundle: Bundle, reader: Reader) {
  const closed = windowRefusal(pack, bundle, at(reader)) ?? returnFirst(pack, bundle, 1);
  return closed && { closed: closed.message, whyNot: closed.rule };
}

/** What is used, when the next period begins, and who can help before that. */
function usedWords(pack: AllocatedPack, figures: Balance, reader: Reader): string {
  const text = (amount: number) => amountText(amount, pack.allocationType, reader.person.unit.currencySymbol);
  return whyNotWords("allocation-used", {
    figures: { used: text(figures.used + figures.held), granted: text(figures.granted) },
    again: againFrom(pack, at(reader)),
    once: !lapses(pack),
  });
}

const givenAtAll = ({ ledger }: StatePack) =>
  ledger.some(({ kind, amount }) => kind === "grant" && amount > 0);

function statusOf(pack: StatePack, closed: boolean, figures: Balance | undefined) {
  if (pack.cartCode) return "in-cart" as const;
  if (closed) return "closed" as const;
  const subsidyLeft = balance(pack.ledger, "subsidy", null).left;
  if (figures && figures.left <= 0 && subsidyLeft <= 0 && givenAtAll(pack)) return "used" as const;
  return draftQuantity(pack) > 0 ? ("in-progress" as const) : ("open" as const);
}

const fundWords = (
  pack: AllocatedPack,
  bundle: Bundle,
  organisation: string,
  symbol: string,
  subsidy: SubsidyState,
) =>
  fundMessage(
    pack.packType === "self-purchase" ? { ...bundle, fundType: "SELF_PURCHASE" } : bundle,
    organisation,
    (cents) => formatMoney(cents, symbol),
    subsidy,
  );

/** The bundles of a pack with their states. */
export function bundleViews(pack: AllocatedPack, items: RuleItem[], reader: Reader) {
  const { organisation, unit } = reader.person;
  const subsidy = subsidyState(pack);
  const owed = owedOf(pack, reader.now);
  return pack.bundles.map((bundle) => {
    const state = bundleState(bundle, items, owed.get(bundle.id));
    return {
      bundleId: bundle.id,
      bundleName: bundle.name,
      bundleDescription: bundle.description,
      isIndentOrder: bundle.isIndentOrder,
      indentStartDate: bundle.indentStartsAt ? occDate(bundle.indentStartsAt) : undefined,
      indentExpectedDeliveryDate: bundle.indentDeliveryAt ? occDate(bundle.indentDeliveryAt) : undefined,
      indentNote: preOrderNote(
        {
          isIndentOrder: bundle.isIndentOrder,
          startsAt: bundle.indentStartsAt,
          deliveryAt: bundle.indentDeliveryAt,
        },
        organisation.timeZone,
      ),
      ...closedBundle(pack, bundle, reader),
      fundType: bundle.fundType,
      fundMessage: fundWords(pack, bundle, organisation.name, unit.currencySymbol, subsidy),
      subsidyRange: bundle.subsidyRanges.map((range) => ({
        from: range.fromCents / 100,
        to: range.toCents / 100,
        percent: range.percent,
      })),
      minSelection: bundle.minItems,
      maxSelection: bundle.maxItems,
      chosen: state.chosen,
      complete: state.complete,
      sets: bundle.sets.map((set) => ({
        setId: set.id,
        setName: set.name,
        productCount: set.styles.length,
      })),
    };
  });
}
