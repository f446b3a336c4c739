import type { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { whyNotWords } from "../../http/why-not";
import { dayFor } from "../../http/active-days";
import {
  type Breach,
  breachOf,
  breachRefusal,
  canSupply,
  findVariant,
  inColours,
  type Stocked,
  type StyleRecord,
} from "../catalogue";
import { recalledRefusal } from "../recalls";
import { chooseValueAdds, chooseVariant, type FieldError } from "./choice";
import type { ItemBody } from "./contract";
import type { AllocatedPack, Bundle, BundleSet, PackLine } from "./pack";
import { momentIn } from "./moment";
import { onOneLine, remarksOf } from "./remarks";
import { additionRefusal, type RuleItem } from "./rules";
import { windowRefusal } from "./windows";
import { refused } from "./refusal";

/** A choice as a person sends it. */
export type SentItem = z.infer<typeof ItemBody>;

/** Where and when something is chosen. */
interface Place {
  pack: AllocatedPack;
  bundle: Bundle;
  now: Date;
  /** Of the organisation, in which dates are written. */
  timeZone: string;
  /** What a style does not meet of what the wearer's role requires. */
  breach: (style: StyleRecord) => Breach | undefined;
  /** The organisation's, YYYY-MM-DD. */
  day: string;
}

export const dayOf = (call: Pick<Call, "now" | "about">) => ({
  now: call.now(),
  timeZone: call.about.organisation.timeZone,
  breach: (style: StyleRecord) => breachOf(call.about, style, dayFor(call)),
  day: dayFor(call),
});

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
export function offered(set: BundleSet, style: StyleRecord): StyleRecord | undefined {
  const of = set.styles.find(({ code }) => code === style.code);
  return of && inColours(style, of.colours);
}

/**
 * Judges a choice beside the others of a draft by every rule of its pack: the line that it becomes, or a 400 with
 * each field or rule that is against it.
 * @param made The style in every colour; undefined if it is no longer made.
 */
export function validateItem(
  { pack, bundle, now, timeZone, breach: breachIn, day }: Place,
  made: StyleRecord | undefined,
  sent: SentItem,
  others: RuleItem[],
): { line: PackLine; added: Stocked } | { refusal: OccError } {
  const bundleId = bundle.id;
  const set = bundle.sets.find((s) => s.id === sent.setId);
  const style = set && made && offered(set, made);
  if (!style) {
    const message = whyNotWords("not-in-pack", {});
    return { refusal: refused([{ rule: "not-in-pack", bundleId, message }]) };
  }
  const recalled = recalledRefusal(style, day);
  if (recalled) return { refusal: new OccError(400, recalled) };
  const at = momentIn(now, timeZone);
  const shut = windowRefusal(pack, bundle, at);
  if (shut) return { refusal: refused([shut]) };
  const variant = chooseVariant(style, sent, made);
  const { chosen, errors } = chooseValueAdds(style, sent.valueAdds ?? []);
  const { remarks, errors: unexplained } = remarksOf(pack, sent);
  const problems = [...(variant.error ? [variant.error] : []), ...errors, ...unexplained];
  const stocked = variant.sku ? findVariant([style], variant.sku) : undefined;
  if (stocked && !canSupply(style, stocked.variant.onHand, sent.quantity)) {
    problems.push({
      subject: "quantity",
      message: `Only ${stocked.variant.onHand} left in this size, and no more are coming. Choose fewer or another size.`,
    });
  }
  if (problems.length > 0) return { refusal: fieldErrors(problems) };
  const breach = breachIn(style);
  const unmet = breachRefusal(breach, sent.ppeReason);
  if (unmet) return { refusal: new OccError(400, unmet) };
  const addition = { bundleId, setId: set.id, quantity: sent.quantity, points: style.points ?? 0 };
  const refusal = additionRefusal(pack, bundle, others, addition, pack.cartCode, at);
  if (refusal) return { refusal: refused([refusal]) };
  const line = {
    bundleId,
    setId: set.id,
    sku: variant.sku!,
    quantity: sent.quantity,
    valueAdds: chosen,
    ...remarks,
    ppeReason: breach && onOneLine(sent.ppeReason),
  };
  return { line, added: findVariant([made], line.sku)! };
}
