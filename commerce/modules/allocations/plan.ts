import type { z } from "@hono/zod-openapi";
import { readableDay } from "../../http/dates";
import { invalid, OccError, type OccErrorBody } from "../../http/errors";
import { todayOf } from "../../http/today";
import type { ValueChange } from "../changes";
import { balance, type Correction } from "../entitlement";
import { amountText, lapses, type AllocatedPack, type PackCall } from "../packs";
import type { ChangesBody } from "./contract";
import { countersOf, hasWindow } from "./present";

export type PackChange = Omit<z.infer<typeof ChangesBody>["changes"][number], "packId">;

/** What a change of one pack does. */
export interface ChangePlan {
  pack: AllocatedPack;
  corrections: Correction[];
  /** The day that an extension is set to. */
  until: string | undefined;
  /** For the change log: what was before and is now. */
  noted: ValueChange[];
}

/**
 * Judges a change of one pack; everything that is wrong with it is in the one error.
 * @throws OccError 400 for a counter that the pack does not have, an amount below what is used (unless `belowUse`) or
 * below nothing, or a day out of reach.
 */
export function planChange(call: PackCall, pack: AllocatedPack, sent: PackChange): ChangePlan {
  const faults: OccErrorBody[] = [];
  const judge = <Value>(run: () => Value): Value | undefined => {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof OccError)) throw error;
      faults.push(...error.errors);
      return undefined;
    }
  };
  const { grants = [] } = sent;
  const keys = grants.map((one) => `${one.measure ?? pack.allocationType}/${one.bundleId}`);
  const corrected = grants.flatMap((grant, index) => {
    const twice = keys.indexOf(keys[index]!) !== index;
    return judge(() => correctionOf(call, pack, grant, sent.belowUse || false, twice)) ?? [];
  });
  const until = judge(() => extensionOf(call, pack, sent.extendedUntil));
  if (faults.length > 0) throw new OccError(400, faults[0]!, ...faults.slice(1));
  return {
    pack,
    corrections: corrected.map(({ correction }) => correction),
    until,
    noted: [
      ...corrected.map(({ noted }) => noted),
      ...(until === undefined
        ? []
        : [
            {
              what: `${pack.name}, open until`,
              from: pack.extendedUntil && readableDay(pack.extendedUntil),
              to: readableDay(until),
            },
          ]),
    ],
  };
}

type Grant = NonNullable<PackChange["grants"]>[number];

/** Nothing if the amount stays as it is. */
function correctionOf(call: PackCall, pack: AllocatedPack, sent: Grant, belowUse: boolean, twice: boolean) {
  const { bundleId = null, measure = pack.allocationType } = sent;
  const counters = countersOf(pack);
  const counter = counters.find((one) => one.measure === measure && one.bundleId === bundleId);
  if (!counter || twice) {
    const names = counters.map((one) => one.bundleId ?? one.measure).join(", ") || "nothing";
    throw invalid("grants", `${pack.name} counts ${names}, each once.`);
  }
  const figures = balance(pack.ledger, measure, bundleId);
  const granted = sent.granted ?? figures.granted + sent.changeBy!;
  const amount = granted - figures.granted;
  if (amount === 0) return [];
  const text = (value: number) =>
    amountText(value, measure === "subsidy" ? "dollar" : measure, call.about.unit.currencySymbol);
  const subject = bundleId ?? measure;
  if (granted < 0) {
    throw refusedCounter(
      subject,
      "invalid",
      `${counter.name}: ${text(figures.granted)} is given, so that no more than this can be taken away.`,
    );
  }
  if (granted < figures.used + figures.held && amount < 0 && !belowUse) {
    throw refusedCounter(
      subject,
      "below-use",
      `${counter.name}: ${text(figures.used)} used and ${text(figures.held)} in a cart is more than ${text(granted)}. Nothing would be left. It is set all the same if you confirm it.`,
    );
  }
  const noted = {
    what: `${pack.name}, ${counter.name}`,
    from: text(figures.granted),
    to: text(granted),
  };
  return [{ correction: { measure, bundleId, amount }, noted }];
}

const refusedCounter = (subject: string, reason: string, message: string) =>
  new OccError(400, { type: "ValidationError", message, reason, subject, subjectType: "counter" });

/** The day that an extension is set to. @throws OccError 400 for a pack without a window or a day out of reach. */
function extensionOf(call: PackCall, pack: AllocatedPack, day: string | undefined): string | undefined {
  if (day === undefined || day === pack.extendedUntil) return undefined;
  if (!hasWindow(pack)) throw invalid("extendedUntil", `${pack.name} has no window to extend.`);
  const today = todayOf(call);
  if (day >= today && day <= pack.periodEnd) return day;
  const end = lapses(pack) ? ` to ${readableDay(pack.periodEnd)}` : "";
  throw invalid("extendedUntil", `Choose a day from ${readableDay(today)}${end}.`);
}
