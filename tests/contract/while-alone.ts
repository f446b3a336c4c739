import { and, eq, inArray, ne } from "drizzle-orm";
import { users } from "../../commerce/modules/users/tables";
import type { TestApi } from "../support/api";

/** Does something while nobody else of somebody's organisation has an open account. */
export async function whileAlone<T>(
  { db }: Pick<TestApi, "db">,
  organisation: string,
  uid: string,
  work: () => Promise<T>,
): Promise<T> {
  const others = and(eq(users.organisationUid, organisation), ne(users.uid, uid), eq(users.active, true));
  const away = await db.update(users).set({ active: false }).where(others).returning({ uid: users.uid });
  try {
    return await work();
  } finally {
    const uids = away.map((one) => one.uid);
    await db.update(users).set({ active: true }).where(inArray(users.uid, uids));
  }
}
