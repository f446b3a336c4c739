import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { occDate } from "../../http/dates";
import { personName } from "../../http/person-name";
import type { Person } from "../../http/principal";
import type { NewReview, Review } from "./contract";
import { reviews } from "./tables";

type Row = typeof reviews.$inferSelect;

const reviewOf = (row: Row, { user }: Person): Review => ({
  id: String(row.id),
  rating: row.rating,
  headline: row.headline,
  comment: row.comment,
  alias: row.alias ?? undefined,
  date: occDate(row.writtenAt),
  principal: row.customerId === user.customerId ? { uid: user.uid, name: personName(user) } : undefined,
});

/** Colleagues' reviews of a style: the reader's own first, then the newest. */
export async function reviewsOf(
  db: Database,
  reader: Person,
  styleCode: string,
  most: number,
): Promise<Review[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.organisationUid, reader.organisation.uid), eq(reviews.styleCode, styleCode)))
    .orderBy(
      desc(sql`${reviews.customerId} = ${reader.user.customerId}`),
      desc(reviews.writtenAt),
      desc(reviews.id),
    )
    .limit(most);
  return rows.map((row) => reviewOf(row, reader));
}

/** Saves a person's review of a style; it replaces their earlier one. */
export async function saveReview(
  db: Database,
  author: Person,
  styleCode: string,
  { alias, ...said }: NewReview,
  now: Date,
): Promise<Review> {
  const values = { ...said, alias: alias || null, writtenAt: now };
  const [row] = await db
    .insert(reviews)
    .values({
      ...values,
      organisationUid: author.organisation.uid,
      customerId: author.user.customerId,
      styleCode,
    })
    .onConflictDoUpdate({ target: [reviews.customerId, reviews.styleCode], set: values })
    .returning();
  return reviewOf(row!, author);
}
