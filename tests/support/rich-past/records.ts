import { eq, sql } from "drizzle-orm";
import * as schema from "../../../commerce/database/schema";
import { EARLIER, STREET, type Past } from "./past";

/** Their orders and returns, the change log and the ledger. */
export async function pastOfRecords({
  db,
  at,
  later,
  me,
  boss,
  says,
  address,
  typed,
  configuration,
  code,
  returnCode,
  allocationId,
  organisationUid,
  unitUid,
  wearerId,
  uid,
  customerId,
  name,
  firstName,
  lastName,
}: Past): Promise<void> {
  await db
    .update(schema.orders)
    .set({ deliveryAddress: address, placedBy: me })
    .where(eq(schema.orders.code, code));
  await db
    .update(schema.orderEntries)
    .set({ valueAdds: typed, configuration, additionalComments: says })
    .where(eq(schema.orderEntries.orderCode, code));
  await db
    .update(schema.returnEntries)
    .set({ comments: says })
    .where(eq(schema.returnEntries.returnCode, returnCode));
  await db.execute(sql`select set_config('kitroom.erasing', 'on', false)`);
  await db
    .update(schema.orderEvents)
    .set({ note: `${firstName} asked` })
    .where(eq(schema.orderEvents.orderCode, code));
  await db
    .update(schema.returnEvents)
    .set({ note: says })
    .where(eq(schema.returnEvents.returnCode, returnCode));
  await db.execute(sql`select set_config('kitroom.erasing', '', false)`);
  await db
    .insert(schema.issuedOutcomes)
    .values({ orderCode: code, entryNumber: 0, outcome: "returned", quantity: 1, at, by: me });
  await db
    .insert(schema.approvalRoutes)
    .values({
      orderCode: code,
      reasons: [],
      steps: [{ ...me, unit: "Unit", administrator: false }],
      asked: [customerId],
      holds: false,
    })
    .onConflictDoNothing();
  await db
    .insert(schema.approvalLinks)
    .values({ keyHash: "al-1", orderCode: code, sentTo: customerId, expiresAt: later });
  await db
    .insert(schema.mailDecisions)
    .values({ keyHash: "md-1", orderCode: code, sentTo: customerId, expiresAt: later });
  const [change] = await db
    .insert(schema.allocationChanges)
    .values({
      allocationId,
      at,
      byCustomerId: boss.customerId,
      byName: boss.name,
      reason: `${firstName} grew`,
    })
    .returning();
  await db
    .insert(schema.allocationChanges)
    .values({ allocationId, at, byCustomerId: customerId, byName: name, reason: `See ${change!.id}` });
  const log = { at, organisationUid, unitUid, channel: "shop" };
  await db.insert(schema.changeEvents).values([
    {
      ...log,
      kind: "person",
      subjectCode: customerId,
      subjectName: name,
      by: boss,
      note: `${lastName} rang`,
      changes: [
        { what: "Email", from: EARLIER, to: uid },
        { what: "Employee ID", from: null, to: wearerId },
      ],
    },
    {
      ...log,
      kind: "unit",
      subjectCode: unitUid,
      subjectName: "Unit",
      by: me,
      changes: [{ what: "Approver", from: null, to: name }],
    },
    {
      ...log,
      kind: "unit",
      subjectCode: unitUid,
      subjectName: "Unit",
      by: boss,
      note: `${name} rang`,
      changes: [{ what: "Name", from: "a", to: "b" }],
    },
  ]);
  await db.insert(schema.approvalDelegations).values({
    organisationUid,
    fromCustomer: boss.customerId,
    toCustomer: customerId,
    startsOn: "2026-11-01",
    endsOn: "2027-11-01",
    madeAt: at,
  });
  await db.insert(schema.proxies).values({ actorId: boss.customerId, wearerId: customerId, startedAt: at });
  const [agent] = await db.select().from(schema.users).where(eq(schema.users.uid, "agent@kitroom.example"));
  await db
    .insert(schema.assists)
    .values({ agentId: agent!.customerId, customerId, startedAt: at, lastAt: at });
  await db.insert(schema.invoicePayments).values({
    code: "PAY-1",
    organisationUid,
    currency: "AUD",
    amountCents: 0,
    at,
    by: me,
    paidWith: "Visa",
    authorisation: "a",
  });
}

/** Punch-out visits, and lists of people that somebody sent. */
export async function pastOfOthers({
  db,
  at,
  later,
  me,
  boss,
  code,
  organisationUid,
  uid,
  customerId,
  name,
  firstName,
  lastName,
}: Past): Promise<void> {
  await db.insert(schema.punchoutSessions).values({
    sidHash: "ps-1",
    customerId,
    cartCode: "cart-1",
    operation: "CREATE",
    level: "STORE",
    browserFormPostUrl: "https://buyer.example",
    buyerCookie: name,
    frameOrigins: [],
    state: { name },
    expiresAt: later,
  });
  await db.insert(schema.punchoutOrders).values({
    connection: "c",
    orderId: "o-1",
    receivedAt: at,
    state: "ordered",
    orderCode: code,
    content: "h",
    differences: [{ kind: "address", ordered: `${name}, ${STREET}`, refused: false }],
    answer: `<Contact>${name}</Contact>`,
  });
  await db.insert(schema.userUploads).values({
    id: "uu-1",
    organisationUid,
    sentBy: boss.customerId,
    site: "uniforms",
    fileName: "people.csv",
    columns: [],
    digest: "d",
    sentAt: at,
  });
  await db.insert(schema.userUploads).values({
    id: "uu-2",
    organisationUid,
    sentBy: customerId,
    site: "uniforms",
    fileName: "people.csv",
    columns: [],
    digest: "e",
    sentAt: at,
  });
  await db
    .insert(schema.userUploadRows)
    .values({ uploadId: "uu-1", line: 2, cells: [firstName, lastName, uid], state: "added" });
  await db
    .insert(schema.programUploads)
    .values({ id: "pu-1", fileName: "people.csv", size: 1, sentAt: at, sentBy: me });
  const its = { site: "uniforms", kind: "components" as const, uid: "TermsText", fields: { title: "Terms" } };
  await db.insert(schema.cmsDrafts).values({ ...its, updatedAt: at, updatedBy: me, plannedBy: me });
  await db
    .insert(schema.cmsVersions)
    .values({ ...its, number: 1, origin: "published", publishedAt: at, writtenBy: me, publishedBy: me });
}
