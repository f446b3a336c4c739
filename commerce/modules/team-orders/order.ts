import type { z } from "@hono/zod-openapi";
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
import type { PersonOrderBody } from "./contract";

type OrderCall = CartCall & Pick<Call, "principal" | "demo" | "storefrontUrl" | "mediaBaseUrl">;
type Sent = z.infer<typeof PersonOrderBody>;

const refusal = (status: 400 | 409, reason: string, message: string, subject = "person") =>
  new OccError(status, { type: "TeamOrderError", message, reason, subject, subjectType: "user" });

/**
 * Orders garments of a pack for one of the people whom the caller may order for, all or nothing: to the person's
 * usual address, in the first way of delivery, on account and to their usual cost centre. Rules of packs, limits,
 * budgets and approvals are those of any order in the person's name.
 * @throws OccError 404 and 400 as in ordering for somebody; 400 TeamOrderError cost-centre without a usual one; 409 TeamOrderError cart-in-use if the person has
 * begun an order; 400 with one error for each line that the pack refuses, whose subject is the SKU; 400
 * TeamOrderError own-share if the person would pay a part.
 */
export async function orderForPerson(call: OrderCall, customerId: string, sent: Sent) {
  const wearer = await wearerFor(call, customerId);
  await holdWearer(call, wearer);
  const [unit] = await call.db.select().from(units).where(eq(units.uid, wearer.unitUid));
  const person: Person = { user: wearer, unit: unit!, organisation: call.about.organisation };
  const theirs: OrderCall = { ...call, about: person };
  const name = personName(wearer);
  const cart = await openCart(theirs, { reuse: "true" });
  const begun =
    (await call.db.$count(cartEntries, eq(cartEntries.cartCode, cart.code))) > 0 ||
    (await readDrafts(call.db, wearer.customerId, [sent.packId], marketOf(person, call.now()))).length > 0;
  if (begun) {
    throw refusal(409, "cart-in-use", `${name} has begun an order. Order for ${wearer.firstName} alone.`);
  }
  await choose(theirs, sent);
  await addPack(theirs, cart.code, sent.packId);
  await makeReady(theirs, cart.code, sent.purchaseOrderNumber);
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

/** Puts the garments into the person's pack. */
async function choose(theirs: OrderCall, { packId, entries, reasonOfReplacement }: Sent): Promise<void> {
  const skus = [...new Set(entries.map(({ sku }) => sku))];
  const styles = await stylesBySku(theirs.db, skus, marketOf(theirs.about, theirs.now()));
  const lines = entries.map(({ bundleId, sku, quantity }) => ({
    packId,
    packName: null,
    bundleId,
    bundleName: null,
    sku,
    quantity,
    valueAdds: [],
    reasonOfReplacement: reasonOfReplacement ?? null,
    additionalComments: null,
  }));
  const refused = (await chooseAgain(theirs, styles, lines)).flatMap(({ refusal: against }, index) => {
    if (!against) return [];
    const { sku } = entries[index]!;
    const garment = findVariant(styles, sku)?.style.name ?? sku;
    return [
      {
        type: "PackRuleError",
        message: `${garment}: ${against.message}`,
        reason: against.rule,
        subject: sku,
        subjectType: "product",
      },
    ];
  });
  if (refused[0]) throw new OccError(400, refused[0], ...refused.slice(1));
}
