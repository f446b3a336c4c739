import { sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { noteOfAnother, type NotingCall } from "../changes";
import { forbidden, invalid, OccError, type OccErrorBody } from "../../http/errors";
import { personName } from "../../http/person-name";
import { onOneLine, packFor, type PackCall } from "../packs";
import { changeEntitlement, givePacks, lockPack } from "../entitlement";
import type { ChangeBody, ChangesBody } from "./contract";
import { givablePacks } from "./givable";
import { type ChangePlan, type PackChange, planChange } from "./plan";
import { allocationViews } from "./read";

type ChangeCall = PackCall & NotingCall;

/**
 * Changes what a pack gives a person in the running period, or how long it is open for them. Every change is a row
 * with its reason, and its amounts are movements of the ledger.
 * @throws OccError 404 if the person does not have the pack; 403 for one's own; 400 for a counter that the pack does
 * not have, an amount below what is used (unless `belowUse`), a day that is over, or if nothing changes.
 */
export async function changeAllocation(call: ChangeCall, packId: string, sent: z.infer<typeof ChangeBody>) {
  mustBeAnothers(call);
  const { reason, ...change } = sent;
  const plan = await planOf(call, packId, change);
  if (changesNothing(plan)) {
    throw invalid("grants", "This changes nothing. Send another amount or another day.");
  }
  await write(call, [plan], [], reason);
  const [view] = await allocationViews(call, [await packFor(call, packId)]);
  return view!;
}

/**
 * Changes several packs of a person and gives them others, all of it or nothing.
 * @returns the allocations that changed or are new.
 * @throws OccError as `changeAllocation`, with one error for each thing that is wrong and its pack before its subject
 * ("PK-1.SOCKS"); 400 also for a pack that cannot be given.
 */
export async function changeAllocations(call: ChangeCall, sent: z.infer<typeof ChangesBody>) {
  mustBeAnothers(call);
  // Two who give the same pack at once: the second sees that it is there. What refers to the person does not wait.
  const { customerId } = call.about.user;
  if (sent.give.length > 0) {
    await call.db.execute(sql`select from users where customer_id = ${customerId} for no key update`);
  }
  const faults: OccErrorBody[] = [];
  const plans: ChangePlan[] = [];
  // In one order, so that two changes cannot wait for each other.
  const changes = [...sent.changes].sort((a, b) => a.packId.localeCompare(b.packId));
  for (const { packId, ...change } of changes) {
    try {
      plans.push(await planOf(call, packId, change));
    } catch (error) {
      if (!(error instanceof OccError)) throw error;
      faults.push(...error.errors.map((one) => ({ ...one, subject: `${packId}.${one.subject ?? "pack"}` })));
    }
  }
  const given = await givenOf(call, sent.give, faults);
  const [first, ...more] = faults;
  if (first) throw new OccError(400, first, ...more);
  const changing = plans.filter((plan) => !changesNothing(plan));
  if (changing.length === 0 && given.length === 0) {
    throw invalid("changes", "This changes nothing. Send another amount, another day or another pack.");
  }
  await write(call, changing, given, sent.reason);
  const now = [...changing.map(({ pack }) => pack.id), ...given.map(({ packId }) => packId)];
  const packs = [];
  for (const packId of now) packs.push(await packFor(call, packId));
  return { allocations: await allocationViews(call, packs) };
}

function mustBeAnothers({ principal, about }: ChangeCall): void {
  const caller = principal.kind === "person" ? principal.user : about.user;
  if (caller.customerId === about.user.customerId) {
    throw forbidden("Somebody else must change your own allocation.");
  }
}

async function planOf(call: ChangeCall, packId: string, change: PackChange): Promise<ChangePlan> {
  await lockPack(call.db, call.about.user.customerId, packId);
  return planChange(call, await packFor(call, packId), change);
}

const changesNothing = ({ corrections, until }: ChangePlan) =>
  corrections.length === 0 && until === undefined;

/** The packs to give, each once; one that cannot be given is a fault. */
async function givenOf(call: ChangeCall, packIds: readonly string[], faults: OccErrorBody[]) {
  if (packIds.length === 0) return [];
  const { packs } = await givablePacks(call);
  return [...new Set(packIds)].flatMap((packId) => {
    const pack = packs.find((one) => one.packId === packId);
    if (!pack) {
      const message = `${call.about.user.firstName} has this pack, or it cannot be given. Choose another one.`;
      faults.push(...invalid("give", message).errors);
    }
    return pack ?? [];
  });
}

async function write(
  call: ChangeCall,
  plans: readonly ChangePlan[],
  given: readonly { packId: string; packName: string }[],
  sentReason: string,
): Promise<void> {
  const { db, principal, about } = call;
  const caller = principal.kind === "person" ? principal.user : about.user;
  const reason = onOneLine(sentReason) ?? sentReason;
  const at = call.now();
  const byName = personName(caller);
  const changing = { byCustomerId: caller.customerId, byName, reason, at };
  for (const { pack, corrections, until } of plans) {
    await changeEntitlement(db, changing, pack.allocationId, { corrections, until });
  }
  if (given.length > 0) {
    const packIds = given.map(({ packId }) => packId);
    await givePacks(db, about.user.customerId, packIds, at);
    for (const packId of packIds) {
      await changeEntitlement(db, changing, (await packFor(call, packId)).allocationId);
    }
  }
  await noteOfAnother(call, {
    kind: "pack",
    changes: [
      ...plans.flatMap(({ noted }) => noted),
      ...given.map(({ packName }) => ({ what: "Pack given", from: null, to: packName })),
    ],
    note: reason,
  });
}
