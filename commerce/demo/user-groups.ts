import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { userGroupLimits, userGroupMembers, userGroups } from "../modules/user-groups/tables";
import { users } from "../modules/users/tables";

const GROUPS = [
  {
    uid: "SV-LEADS",
    name: "Leads outside the base hospital",
    unitUid: "saltbush",
    logins: ["approver.river", "approver.agedcare", "approver.community"],
    limits: ["SV-OVER-BUDGET"],
  },
  {
    uid: "SV-POOL",
    name: "Casual pool",
    unitUid: "saltbush-base",
    logins: ["casual", "locum", "parttime"],
    limits: [],
  },
];

/** Two groups of the hospital group: approvers who may go over a budget, and people who work here and there. */
export async function seedUserGroups(db: Database, today: Date): Promise<void> {
  for (const { uid, name, unitUid, logins, limits } of GROUPS) {
    const stamps = { addedAt: today, updatedAt: today };
    await db.insert(userGroups).values({ uid, name, unitUid, organisationUid: "saltbush", ...stamps });
    const emails = logins.map((login) => `${login}@saltbush.example`);
    const people = await db
      .select({ customerId: users.customerId })
      .from(users)
      .where(sql`${users.uid} = any(${sql.param(emails)}::text[])`);
    await db.insert(userGroupMembers).values(people.map(({ customerId }) => ({ groupUid: uid, customerId })));
    for (const limitCode of limits) await db.insert(userGroupLimits).values({ groupUid: uid, limitCode });
  }
}
