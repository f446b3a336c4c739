import { eq } from "drizzle-orm";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { personName } from "../../http/person-name";
import type { Person } from "../../http/principal";
import { addPack, loadCart, openCart, totalsOf, type CartCall } from "../carts";
import { cartEntries } from "../carts/tables";
import { findVariant, marketOf, stylesBySku } from "../catalogue";
import { makeReady } from "../checkout";
import { placeOrder } from "../orders";
import { units } from "../organisation/tables";
import { chooseAgain, readDrafts } from "../packs";
import { holdWearer, wearerFor } from "../proxy";
import type { TeamLine } from "./tables";

export type OrderCall = CartCall & Pick<Call, "principal" | "demo" | "storefrontUrl" | "mediaBaseUrl">;

/** What somebody gets in one order, from one or several of their packs. */
export interface Wanted {
  lines: TeamLine[];
  purchaseOrderNumber?: string;
}

/** Why a line is refused: the rule of the pack, what it is about, and the text with the name of the garment. */
export interface LineRefusal {
  rule: string;
  subject?: string;
  message: string;
}

/** Lines that the packs of a person refuse, by their place in what was wanted. */
export class LinesRefused extends Error {
  constructor(readonly refusals: ReadonlyMap<number, LineRefusal>) {
    super("lines");
  }
}

const refusal = (status: 400 | 409, reason: string, message: string, subject = "person") =>
  new OccError(status, { type: "TeamOrderError", message, reason, subject, subjectType: "user" });

/**
 * Orders garments of packs for one of the people whom the caller may order for, all or nothing: to the person's
 * usual address, in the first way of delivery, on account and to their usual cost centre. Rules of packs, limits,
 * budgets and approvals are those of any order in the person's name.
 * @throws LinesRefused; OccError 404 and 400 as in ordering for somebody; 400 TeamOrderError cost-centre without a usual
 * one; 409 TeamOrderError cart-in-use if the person has begun an order; 400 TeamOrderError own-share if the person
 * would pay a part.
 */
export async function placeForPerson(call: OrderCall, customerId: string, wanted: Wanted) {
  const wearer = await wearerFor(call, customerId);
  await holdWearer(call, wearer);
  const [unit] = await call.db.select().from(units).where(eq(units.uid, wearer.unitUid));
  const person: Person = { user: wearer, unit: unit!, organisation: call.about.organisation };
  const theirs: OrderCall = { ...call, about: person };
  const name = personName(wearer);
  const cart = await openCart(theirs, { reuse: "true" });
  const packIds = [...new Set(wanted.lines.map(({ packId }) => packId))];
  const market = marketOf(person, call.now());
  const begun =
    (await call.db.$count(cartEntries, eq(cartEntries.cartCode, cart.code))) > 0 ||
    (await readDrafts(call.db, wearer.customerId, packIds, market)).length > 0;
  if (begun) {
    throw refusal(409, "cart-in-use", `${name} has begun an order. Order for ${wearer.firstName} alone.`);
  }
  await choose(theirs, wanted.lines);
  for (const packId of packIds) await addPack(theirs, cart.code, packId);
  await makeReady(theirs, cart.code, wanted.purchaseOrderNumber);
  const loaded = await loadCart(theirs, cart.code);
  if (person.organisation.costCentreMandatory && !loaded.costCentre) {
    const message = `${name} has no usual cost centre. Order for ${wearer.firstName} alone to choose one.`;
    throw refusal(400, "cost-centre", message);
  }
  const { ownShareCents } = totalsOf(loaded, person);
  if (ownShareCents > 0) {
    const message = `${name} would pay a part of this. Order for ${wearer.firstName} alone to see it.`;
    throw refusal(400, "own-share", message);
  }
  const placed = (await placeOrder(theirs, cart.code)) as Placed;
  if (!placed.code) {
    const message =
      placed.waveProductAvailabilityErrorMessage ??
      (placed.updateAllocationError
        ? `What is left to ${name} has changed. Check the quantities.`
        : "The order could not be placed just now. Order again in a minute.");
    throw refusal(409, "not-placed", message);
  }
  return { code: placed.code, status: placed.status!, name, pieces: placed.totalUnitCount ?? 0 };
}

interface Placed {
  code?: string;
  status?: string;
  totalUnitCount?: number;
  updateAllocationError?: boolean;
  waveProductAvailabilityErrorMessage?: string;
}

/** Puts the garments into the person's packs. @throws LinesRefused */
async function choose(theirs: OrderCall, wanted: readonly TeamLine[]): Promise<void> {
  const skus = [...new Set(wanted.map(({ sku }) => sku))];
  const styles = await stylesBySku(theirs.db, skus, marketOf(theirs.about, theirs.now()));
  const lines = wanted.map(({ reason, ...line }) => ({
    ...line,
    packName: null,
    bundleName: null,
    reasonOfReplacement: reason,
    additionalComments: null,
  }));
  const refusals = new Map<number, LineRefusal>();
  (await chooseAgain(theirs, styles, lines)).forEach(({ refusal: against }, index) => {
    if (!against) return;
    const { sku } = wanted[index]!;
    const garment = findVariant(styles, sku)?.style.name ?? sku;
    refusals.set(index, { ...against, message: `${garment}: ${against.message}` });
  });
  if (refusals.size > 0) throw new LinesRefused(refusals);
}
