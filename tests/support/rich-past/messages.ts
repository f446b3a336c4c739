import * as schema from "../../../commerce/database/schema";
import { ADMIN, type Past } from "./past";

/** Cards, what they wrote, and what was written to them and about them. */
export async function pastOfMessages({
  db,
  at,
  later,
  boss,
  says,
  address,
  code,
  returnCode,
  styleCode,
  organisationUid,
  unitUid,
  wearerId,
  uid,
  customerId,
  name,
}: Past): Promise<void> {
  await db
    .insert(schema.cardRegistrations)
    .values({ sid: "sid-1", customerId, startedAt: at, expiresAt: later });
  const card = {
    token: "card-token-of-test",
    type: "visa",
    lastDigits: "4242",
    expires: "2030-01",
    holder: name,
  };
  await db
    .insert(schema.demoCardForms)
    .values({ sid: "sid-1", signatureHash: "s", returnTo: "/", card, expiresAt: later });
  await db.insert(schema.savedCards).values({ id: "sc-1", customerId, ...card, billingAddress: address });
  await db.insert(schema.cardPayments).values({
    orderCode: code,
    customerId,
    paidWith: "Visa ending in 4242",
    authorisation: "a",
    authorisedCents: 100,
    authorisedAt: at,
    capturedCents: 100,
    capturedAt: at,
  });
  await db.insert(schema.cardRefunds).values({
    number: "RF-1",
    returnCode,
    source: "order",
    paidWith: "Visa ending in 4242",
    authorisation: "a",
    currency: "AUD",
    cents: 50,
    state: "REFUNDED",
    requestedAt: at,
    settledAt: at,
    settledBy: `Bank transfer to ${name}`,
  });
  await db.insert(schema.enquiries).values({
    reference: "ASK-1",
    customerId,
    topic: "other",
    message: `A question of the test: ${says}`,
    answerBy: "EMAIL",
    sentAt: at,
  });
  await db.insert(schema.files).values({
    id: "file-1",
    customerId,
    purpose: "enquiry",
    name: `${name}.png`,
    mediaType: "image/png",
    size: 7,
    digest: "d",
    content: Buffer.from("picture"),
    createdAt: at,
    usedBy: "ASK-1",
  });
  await db
    .insert(schema.reviews)
    .values({
      organisationUid,
      styleCode,
      customerId,
      alias: name,
      headline: "Good",
      comment: says,
      rating: 5,
      writtenAt: at,
    })
    .onConflictDoNothing();
  const asked = { orderCode: code, wearer: name, unit: "Unit", urgent: null, standsIn: null };
  await db.insert(schema.notices).values([
    { customerId, kind: "sign-in", about: "of the test", at, details: { browser: "Chrome", by: "password" } },
    { customerId: boss.customerId, kind: "approval", about: `of the test ${code}`, at, details: asked },
  ]);
  const mail = {
    toName: "Somebody",
    subject: `Order of ${name}`,
    text: says,
    html: `<p>${says}</p>`,
    createdAt: at,
    dueAt: at,
    sentAt: at,
  };
  await db.insert(schema.mailOutbox).values([
    { id: "m-1", about: "of the test 1", toAddress: uid, ...mail },
    { id: "m-2", about: "of the test 2", toAddress: ADMIN, ...mail },
  ]);
  await db.insert(schema.webhooks).values({
    ...{
      id: "wh_1",
      url: "https://hr.example/events",
      events: ["person.changed"],
      secrets: [],
      createdAt: at,
    },
  });
  const person = { customerId, employeeId: wearerId, organisation: organisationUid, unit: unitUid };
  const [told] = await db
    .insert(schema.webhookEvents)
    .values({
      ...{ type: "person.changed", organisationUid, customerId, at },
      facts: { person: { ...person, roles: [], job: null, active: true } },
    })
    .returning();
  await db
    .insert(schema.webhookDeliveries)
    .values({ event: told!.sequence, webhookId: "wh_1", attempts: 1, deliveredAt: at });
  await db.insert(schema.idempotencyKeys).values([
    { scope: `${customerId} POST /x`, key: "key-of-test", answer: { name } },
    {
      scope: `${boss.customerId} POST /x`,
      key: "key-of-test",
      answer: { code: "x", user: { name, uid } },
    },
  ]);
}
