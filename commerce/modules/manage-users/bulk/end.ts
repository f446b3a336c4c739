import { and, count, eq } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { personName } from "../../../http/person-name";
import { may } from "../../../http/policy";
import type { Person } from "../../../http/principal";
import { noteChange } from "../../changes";
import { mailPerson, shopOf } from "../../mail";
import { findPerson } from "../../oauth";
import { userUploadRows, userUploads } from "../tables";
import { type Counts, usersAddedMessage } from "./end-mail";

type Upload = typeof userUploads.$inferSelect;
/** Why a press ends before every good row is added. */
export type Stopped = NonNullable<Upload["ended"]>;

/** Uploads with more rows than this are told by mail: nobody waits at the page for them. */
const MAILED_FROM = 100;

/** Whether somebody may not add people any more, and why. */
export const stoppedBy = (sender: Person | undefined): Stopped | undefined => {
  if (!sender?.user.active) return "deactivated";
  return may(sender, "manage-organisation") ? undefined : "role";
};

/** Why people of an upload were not added, for its sender and for the change log. */
export const endedWords = (ended: Stopped, { firstName, lastName }: Person["user"]): string =>
  ended === "deactivated"
    ? `The account of ${personName({ firstName, lastName })} was deactivated.`
    : `${personName({ firstName, lastName })} is no longer an administrator.`;

/** The person who sent a file, as the caller who adds its people. */
export const senderOf = (about: Person, now: Date) => ({
  about,
  now: () => now,
  principal: { kind: "person" as const, clientId: "upload", scopes: [], ...about },
  header: () => undefined,
});

interface Job {
  db: Database;
  now: Date;
  storefrontUrl: (site: string) => string;
}

/**
 * Ends a press, with one row in the change log for the whole of it: who, how many were added, how many wait, and why it
 * ended early. The sender of many rows gets a mail, if still active.
 */
export async function endPress(job: Job, upload: Upload, stopped?: Stopped): Promise<void> {
  const { now } = job;
  await job.db.transaction(async (db) => {
    const [ended] = await db
      .update(userUploads)
      .set({ adding: false, ended: stopped ?? null })
      .where(and(eq(userUploads.id, upload.id), eq(userUploads.adding, true)))
      .returning();
    const about = await findPerson(db, upload.sentBy);
    if (!ended || !about) return;
    const rows = await db
      .select({ state: userUploadRows.state, count: count() })
      .from(userUploadRows)
      .where(eq(userUploadRows.uploadId, upload.id))
      .groupBy(userUploadRows.state);
    const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
    const counts = { added: of("added") - ended.addedBefore, mend: of("mend"), left: of("ready") };
    await noteChange(
      { db, ...senderOf(about, now) },
      {
        kind: "upload",
        subject: { code: upload.id, name: upload.fileName },
        unitUid: about.user.unitUid,
        changes: [
          { what: "People added", from: null, to: String(counts.added) },
          ...(counts.mend > 0 ? [{ what: "Rows to mend", from: null, to: String(counts.mend) }] : []),
          ...(stopped
            ? [
                { what: "Rows not added", from: null, to: String(counts.left) },
                { what: "Ended early", from: null, to: endedWords(stopped, about.user) },
              ]
            : []),
        ],
      },
    );
    const all = rows.reduce((sum, row) => sum + row.count, 0);
    // Nobody writes to somebody who left; the change log has it for the others.
    if (all > MAILED_FROM && about.user.active) await mailEnd({ ...job, db }, ended, about, counts);
  });
}

/** Tells the sender that the work on their file is done, or why it ended. */
function mailEnd({ db, now, storefrontUrl }: Job, upload: Upload, about: Person, counts: Counts) {
  const { user, organisation } = about;
  const shop = shopOf(organisation, storefrontUrl, upload.site);
  const ended = upload.ended ? endedWords(upload.ended, user) : undefined;
  const message = usersAddedMessage(shop, { id: upload.id, fileName: upload.fileName, ended }, counts);
  return mailPerson(
    db,
    user,
    { about: `user-upload ${upload.id} ${upload.pressedAt?.toISOString() ?? ""}`, message },
    now,
  );
}
