import { and, eq } from "drizzle-orm";
import type { Call } from "../../../http/call";
import { notFound, OccError } from "../../../http/errors";
import { teamDrafts, teamFileOrders, teamFiles } from "../tables";
import type { TeamFile } from "./try-order";

type OwnCall = Pick<Call, "db" | "about">;

const unknownDraft = (draftId: string) =>
  notFound("That team order does not exist.", { subject: draftId, subjectType: "teamOrder" });

/** A begun team order of the caller: nobody else sees it. @throws OccError 404 */
export async function ownDraft({ db, about }: OwnCall, draftId: string) {
  const [draft] = await db
    .select()
    .from(teamDrafts)
    .where(and(eq(teamDrafts.id, draftId), eq(teamDrafts.customerId, about.user.customerId)));
  if (draft?.organisationUid !== about.organisation.uid) throw unknownDraft(draftId);
  return draft;
}

/** The file of a begun team order of the caller. @throws OccError 404, for one of the page too */
export async function ownFile(call: OwnCall, draftId: string) {
  const draft = await ownDraft(call, draftId);
  const [file] = await call.db.select().from(teamFiles).where(eq(teamFiles.draftId, draftId));
  if (!file) throw unknownDraft(draftId);
  return { draft, file };
}

/**
 * The same, locked until the end of the transaction: two pages that mend it, and the press, go one after the other.
 * @throws OccError 404; 409 while its orders are being placed.
 */
export async function lockedFile(call: OwnCall, draftId: string): Promise<TeamFile> {
  await ownFile(call, draftId);
  const of = eq(teamFiles.draftId, draftId);
  const [file] = await call.db.select().from(teamFiles).where(of).for("update");
  if (!file) throw unknownDraft(draftId);
  return file;
}

/** @throws OccError 409 while orders of the file are being placed. */
export async function mustNotPlace({ db }: OwnCall, draftId: string): Promise<void> {
  const open = and(eq(teamFileOrders.draftId, draftId), eq(teamFileOrders.state, "placing"));
  if ((await db.$count(teamFileOrders, open)) === 0) return;
  const message = "Orders of this file are being placed. Wait until that is done.";
  throw new OccError(409, { type: "ConflictError", message, reason: "placing", subjectType: "teamOrder" });
}
