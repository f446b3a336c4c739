import type { z } from "@hono/zod-openapi";
import { OccError } from "../../http/errors";
import {
  canSupply,
  findVariant,
  inColours,
  marketOf,
  productOf,
  readableDate,
  showingFor,
  stylesByCode,
  usualSizes,
  type StyleRecord,
} from "../catalogue";
import { chooseValueAdds, chooseVariant, type FieldError } from "./choice";
import type { ItemBody } from "./contract";
import type { AllocatedPack, Bundle, BundleSet } from "./definitions";
import { type DraftItem, insertItems, priced, ruleItems } from "./draft";
import { pricesShown } from "./funding";
import { lockPack } from "./ledger";
import { additionRefusal, windowRefusal } from "./rules";
import { bundleOf, draftOf, packFor, refused, type PackCall } from "./service";

const fieldErrors = (errors: FieldError[]): OccError => {
  const [first, ...more] = errors.map((error) => ({
    type: "ValidationError",
    reason: "invalid",
    subjectType: "parameter",
    ...error,
  }));
  return new OccError(400, first!, ...more);
};

/** A style as a category offers it, in the program's colours; undefined if it is not in the category. */
function offered(set: BundleSet, style: StyleRecord): StyleRecord | undefined {
  const of = set.styles.find(({ code }) => code === style.code);
  return of && inColours(style, of.colours);
}

/**
 * Products of a bundle's categories with the person's usual sizes, in two statements. Prices follow the pack's
 * rule, not the catalogue's.
 * @param only The code of the one product that is asked for.
 */
export async function bundleProducts(call: PackCall, pack: AllocatedPack, bundle: Bundle, only?: string) {
  const market = marketOf(call.about);
  const codes = new Set(bundle.sets.flatMap((set) => set.styles.map(({ code }) => code)));
  const asked = [...codes].filter((code) => only === undefined || code === only);
  const styles = await stylesByCode(call.db, asked, market);
  const priceEnabled = pricesShown(pack, call.about.user.priceEnabled);
  const countsPoints = pack.allocationType === "points";
  const ownPurchase = pack.packType === "self-purchase" || bundle.fundType === "SELF_PURCHASE";
  const { isIndentOrder, indentStartsAt, indentDeliveryAt } = bundle;
  const indent = { isIndentOrder, startsAt: indentStartsAt, deliveryAt: indentDeliveryAt };
  const showing = { ...showingFor(call), priceEnabled, ownPurchase, recommended: false, indent };
  const usual = await usualSizes(call, [...new Set(styles.map(({ sizeScale }) => sizeScale))]);
  return {
    bundleId: bundle.id,
    sets: bundle.sets.map((set) => ({
      setId: set.id,
      setName: set.name,
      products: styles
        .flatMap((style) => offered(set, style) ?? [])
        .map((style) => ({
          ...productOf(countsPoints ? style : { ...style, points: null }, showing),
          usualSize: usual.get(style.sizeScale),
        })),
    })),
  };
}

/** Adds one choice to the draft, under the lock of the person's pack, and gives the draft with it. */
export async function addItem(
  call: PackCall,
  packId: string,
  bundleId: string,
  sent: z.infer<typeof ItemBody>,
): Promise<{ pack: AllocatedPack; bundle: Bundle; draft: DraftItem[] }> {
  const { customerId } = call.about.user;
  await lockPack(call.db, customerId, packId);
  const pack = await packFor(call, packId);
  const bundle = bundleOf(pack, bundleId);
  const set = bundle.sets.find((s) => s.id === sent.setId);
  const [made] = await stylesByCode(call.db, [sent.styleCode], marketOf(call.about));
  const style = set && made && offered(set, made);
  if (!style) {
    throw refused([
      { rule: "not-in-pack", bundleId, message: "That product is not in this bundle of your pack." },
    ]);
  }
  const zone = call.about.organisation.timeZone;
  const shut = windowRefusal(pack, bundle, call.now(), (instant) => readableDate(instant, zone));
  if (shut) throw refused([shut]);
  const variant = chooseVariant(style, sent, made);
  const { chosen, errors } = chooseValueAdds(style, sent.valueAdds ?? []);
  const problems = [...(variant.error ? [variant.error] : []), ...errors];
  const stocked = variant.sku ? findVariant([style], variant.sku) : undefined;
  if (stocked && !canSupply(style, stocked.variant.onHand, sent.quantity)) {
    problems.push({
      subject: "quantity",
      message: `Only ${stocked.variant.onHand} left in this size, and no more are coming. Choose fewer or another size.`,
    });
  }
  if (problems.length > 0) throw fieldErrors(problems);
  const draft = await draftOf(call, pack);
  const addition = { bundleId, setId: set.id, quantity: sent.quantity, points: style.points ?? 0 };
  const refusal = additionRefusal(pack, bundle, ruleItems(draft), addition, pack.cartCode);
  if (refusal) throw refused([refusal]);
  const line = {
    bundleId,
    setId: set.id,
    sku: variant.sku!,
    quantity: sent.quantity,
    valueAdds: chosen,
    reasonOfReplacement: sent.reasonOfReplacement,
    additionalComments: sent.additionalComments,
  };
  const rows = await insertItems(call.db, customerId, pack, [line], call.now());
  const added = findVariant([made], line.sku)!;
  return { pack, bundle, draft: [...draft, ...rows.map((row) => priced(row, added))] };
}
