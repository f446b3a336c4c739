import { sql, type SQL } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import type { ReturnState } from "./states";
import { checkReturn, decideFault, receiveReturn, settleReturn } from "./warehouse";

/** Requests of one run at most; the rest comes in the next one. */
const MOST = 5;

/** Requests of people in states that the warehouse or the desk ends, to which nothing has happened since `before`. */
const dueBefore = (before: Date): SQL => sql`
  r.status in ('APPROVAL_PENDING', 'WAIT', 'RECEIVING', 'RECEIVED')
  and not exists (select from return_events e where e.return_code = r.code
    and (e.channel = 'demo' or e.at > ${before.toISOString()}::timestamptz))`;

/** The desk agrees, the parcel comes, is checked, and what was asked for is done. */
async function moveOn(db: Database, code: string, status: ReturnState, at: Date): Promise<void> {
  if (status === "APPROVAL_PENDING") await decideFault(db, code, true, at);
  if (status === "WAIT") await receiveReturn(db, code, at);
  if (status === "RECEIVING") await checkReturn(db, code, at);
  if (status === "RECEIVED") {
    const trackingId = `KRP${code.replace(/\D/g, "")}`;
    await settleReturn(db, code, at, { carrier: "Kitroom Parcels", trackingId });
  }
}

/**
 * The demo's warehouse and desk: take requests that people made one step further, each in its own transaction. The
 * requests that the demo brought stay as they are. A scheduled job.
 * @param waitSeconds how long a request rests between two steps.
 */
export async function moveDemoReturns(db: Database, now: Date, waitSeconds: number): Promise<void> {
  const due = dueBefore(timeBefore(now, { seconds: waitSeconds }));
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select r.code from return_requests r where ${due} order by r.asked_at, r.code limit ${MOST}`,
  );
  for (const { code } of rows) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select code from return_requests where code = ${code} for update`);
      // Its person may have cancelled it, or another process moved it, before it was locked.
      const [still] = await rowsOf<{ status: ReturnState }>(
        tx,
        sql`select r.status from return_requests r where r.code = ${code} and ${due}`,
      );
      if (still) await moveOn(tx, code, still.status, now);
    });
  }
}
