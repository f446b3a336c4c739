import { eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { noteChange, type NotingCall, type ValueChange } from "../changes";
import { forbidden, invalid, OccError } from "../../http/errors";
import {
  amountText,
  balance,
  lapses,
  lockPack,
  onOneLine,
  packFor,
  readableDay,
  todayFor,
  type AllocatedPack,
  type Measure,
  type PackCall,
} from "../packs";
import { allocationChanges, allocations, entitlementMovements } from "../packs/tables";
import type { ChangeBody } from "./contract";
import { countersOf } from "./present";
import { allocationViews } from "./read";

type Sent = z.infer<typeof ChangeBody>;
type ChangeCall = PackCall & NotingCall;

/** A counter that is set to another amount: the difference is a movement of the ledger. */
interface Correction {
  measure: Measure;
  bundleId: string | null;
  amount: number;
  /** For the change log: what was given before and is now. */
  noted: ValueChange;
}

/**
 * Changes what a pack gives a person in the running period, or how long it is open for them. Every change is a row
 * with its reason, and its amounts are movements of the ledger.
 * @throws OccError 404 if the person does not have the pack; 403 for one's own; 400 for a counter that the pack does
 * not have, an amount below what is used (unless `belowUse`), a day that is over, or if nothing changes.
 */
export async function changeAllocation(call: ChangeCall, packId: string, sent: Sent) {
  const { principal, about, db } = call;
  const caller = principal.kind === "person" ? principal.user : about.user;
  if (caller.customerId === about.user.customerId) {
    throw forbidden("Somebody else must change your own allocation.");
  }
  const { customerId } = about.user;
  await lockPack(db, customerId, packId);
  const pack = await packFor(call, packId);
  const corrections = correctionsOf(call, pack, sent);
  const until = extensionOf(call, pack, sent.extendedUntil);
  if (corrections.length === 0 && until === undefined) {
    throw invalid("grants", "This changes nothing. Send another amount or another day.");
  }
  const at = call.now();
  const [change] = await db
    .insert(allocationChanges)
    .values({
      allocationId: pack.allocationId,
      at,
      byCustomerId: caller.customerId,
      byName: `${caller.firstName} ${caller.lastName}`,
      reason: onOneLine(sent.reason) ?? sent.reason,
      extendedUntil: until ?? null,
    })
    .returning({ id: allocationChanges.id });
  if (corrections.length > 0) {
    await db.insert(entitlementMovements).values(
      corrections.map(({ amount, measure, bundleId }) => ({
        measure,
        bundleId,
        allocationId: pack.allocationId,
        kind: amount > 0 ? ("grant" as const) : ("withdraw" as const),
        amount: Math.abs(amount),
        changeId: change!.id,
        at,
      })),
    );
  }
  if (until !== undefined) {
    await db.update(allocations).set({ extendedUntil: until }).where(eq(allocations.id, pack.allocationId));
  }
  await noteChange(
    // The administrator acts as themselves, not in the person's name.
    { ...call, about: principal.kind === "person" ? principal : about },
    {
      kind: "pack",
      subject: { code: customerId, name: `${about.user.firstName} ${about.user.lastName}` },
      unitUid: about.unit.uid,
      changes: [
        ...corrections.map(({ noted }) => noted),
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
      note: onOneLine(sent.reason) ?? sent.reason,
    },
  );
  const [view] = await allocationViews(call, [await packFor(call, packId)]);
  return view;
}

function correctionsOf(call: ChangeCall, pack: AllocatedPack, { grants = [], belowUse }: Sent): Correction[] {
  const counters = countersOf(pack);
  const seen = new Set<string>();
  return grants.flatMap(({ bundleId = null, measure = pack.allocationType, granted }) => {
    const counter = counters.find((one) => one.measure === measure && one.bundleId === bundleId);
    const key = `${measure}/${bundleId}`;
    if (!counter || seen.has(key)) {
      const names = counters.map((one) => one.bundleId ?? one.measure).join(", ") || "nothing";
      throw invalid("grants", `${pack.name} counts ${names}, each once.`);
    }
    seen.add(key);
    const figures = balance(pack.ledger, measure, bundleId);
    const taken = figures.used + figures.held;
    if (granted < taken && granted < figures.granted && !belowUse)
      throw belowUsed(call, counter, granted, figures);
    const amount = granted - figures.granted;
    const noted = {
      what: `${pack.name}, ${counter.name}`,
      from: amountOf(call, measure, figures.granted),
      to: amountOf(call, measure, granted),
    };
    return amount === 0 ? [] : [{ measure, bundleId, amount, noted }];
  });
}

/** "2 sets", "$40.00". */
const amountOf = ({ about }: ChangeCall, measure: Measure, amount: number): string =>
  amountText(amount, measure === "subsidy" ? "dollar" : measure, about.unit.currencySymbol);

function belowUsed(
  call: ChangeCall,
  { measure, bundleId, name }: ReturnType<typeof countersOf>[number],
  granted: number,
  { used, held }: { used: number; held: number },
) {
  const text = (amount: number) => amountOf(call, measure, amount);
  return new OccError(400, {
    type: "ValidationError",
    message: `${name}: ${text(used)} used and ${text(held)} in a cart is more than ${text(granted)}. Send belowUse to set it all the same; nothing is left then.`,
    reason: "below-use",
    subject: bundleId ?? measure,
    subjectType: "counter",
  });
}

/** The day that an extension is set to. @throws OccError 400 for a pack without a window or a day out of reach. */
function extensionOf(call: ChangeCall, pack: AllocatedPack, day: string | undefined): string | undefined {
  if (day === undefined || day === pack.extendedUntil) return undefined;
  const windowed = pack.closesAt !== null || pack.bundles.some(({ indentEndsAt }) => indentEndsAt !== null);
  if (!windowed) throw invalid("extendedUntil", `${pack.name} has no window to extend.`);
  const today = todayFor(call);
  if (day >= today && day <= pack.periodEnd) return day;
  const end = lapses(pack) ? ` to ${readableDay(pack.periodEnd)}` : "";
  throw invalid("extendedUntil", `Choose a day from ${readableDay(today)}${end}.`);
}
