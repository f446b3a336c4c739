import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import type { Author } from "../../http/author";
import type { QuoteState, Side } from "./states";
import { type OfferedLine, quoteEvents, quotes } from "./tables";

/** Who changes a quote, and when. */
export interface QuoteCause extends Partial<Author> {
  channel: string;
  side: Side;
  at: Date;
  offer?: OfferedLine[];
}

type NewQuote = Omit<typeof quotes.$inferInsert, "code" | "state" | "version" | "lastEvent">;

/** Writes a new quote with its first event. @returns its code, which the database numbers. */
export async function beginQuote(db: Database, quote: NewQuote, cause: QuoteCause): Promise<string> {
  const [row] = await db
    .insert(quotes)
    .values({ ...quote, code: sql`'Q-' || nextval('quote_numbers')::text`, state: "BUYER_DRAFT" })
    .returning({ code: quotes.code });
  await db
    .insert(quoteEvents)
    .values({ ...cause, quoteCode: row!.code, sequence: 1, to: "BUYER_DRAFT", version: 0 });
  return row!.code;
}

/**
 * Moves a quote to another state, with the event. The caller has locked it.
 * @param handed whether one side gives it to the other, which is a new version.
 * @throws Error if it is no longer in `from`.
 */
export async function moveQuote(
  db: Database,
  { code, state: from }: { code: string; state: QuoteState },
  { to, handed = false, ...more }: { to: QuoteState; handed?: boolean; orderCode?: string },
  cause: QuoteCause,
): Promise<void> {
  const [moved] = await db
    .update(quotes)
    .set({
      ...more,
      state: to,
      version: handed ? sql`${quotes.version} + 1` : undefined,
      lastEvent: sql`${quotes.lastEvent} + 1`,
      updatedAt: cause.at,
    })
    .where(and(eq(quotes.code, code), eq(quotes.state, from)))
    .returning({ sequence: quotes.lastEvent, version: quotes.version });
  if (!moved) throw new Error(`quote ${code} is no longer ${from}`);
  await db.insert(quoteEvents).values({ ...cause, ...moved, quoteCode: code, from, to });
}
