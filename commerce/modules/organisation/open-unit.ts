import type { Database } from "../../database/connection";
import { invalid, type OccError } from "../../http/errors";
import { whyNotWords } from "../../http/why-not";
import { managedUnits, type ManagedUnit, unitCurrency } from "./managed-units";

interface Caller {
  db: Database;
  about: { unit: { uid: string } };
}

/** A unit that the caller manages, for something new in it. @throws OccError 400 for any other, and a disabled one. */
export async function openUnit({ db, about }: Caller, uid: string, subject: string): Promise<ManagedUnit> {
  const unit = (await managedUnits(db, about.unit.uid)).find((one) => one.uid === uid);
  if (!unit) throw invalid(subject, "Choose a unit that you manage.");
  if (!unit.active) {
    const message = whyNotWords("disabled", { name: unit.name, next: "Choose another unit" });
    throw invalid(subject, message, "disabled");
  }
  return unit;
}

/** Why nothing below a disabled unit is changed or enabled (spec 002 §4.2). */
export const disabledFirst = (name: string): string => whyNotWords("disabled", { name });

/** 400 for what something that is disabled cannot have or become. */
export const isDisabled = (subject: string, name: string): OccError =>
  invalid(subject, disabledFirst(name), "disabled");

/** @throws OccError 400 with the obstacle of something whose unit is disabled. */
export function mustBeOpen({ obstacle }: { obstacle?: string }, subject: string): void {
  if (obstacle) throw invalid(subject, obstacle, "disabled");
}

/** As openUnit, for something that has the unit's currency. */
export const openUnitWithCurrency = async (call: Caller, uid: string, subject: string) => ({
  ...(await openUnit(call, uid, subject)),
  currency: await unitCurrency(call.db, uid),
});

/** Everything of a unit is in its currency. @throws OccError 400 for another. */
export function mustBeIn(currency: string, sent: { currency?: { isocode: string } }): void {
  const asked = sent.currency?.isocode;
  if (asked !== undefined && asked !== currency) {
    throw invalid("currency.isocode", `The unit orders in ${currency}. Choose that currency.`);
  }
}
