import { sql } from "drizzle-orm";
import * as schema from "../../../commerce/database/schema";
import { MOBILE, type Past } from "./past";

/** The account, what others gave it, and how its person signs in. */
export async function pastOfAccount({
  address,
  db,
  at,
  later,
  boss,
  organisationUid,
  unitUid,
  wearerId,
  uid,
  customerId,
  name,
  firstName,
  lastName,
}: Past): Promise<void> {
  await db.insert(schema.addresses).values({ ...address, customerId, email: uid });
  await db.insert(schema.userSizes).values({ customerId, scale: "ALPHA", size: "M", savedAt: at });
  const [template] = await db.select().from(schema.consentTemplates);
  await db
    .insert(schema.consents)
    .values({
      code: "c-1",
      customerId,
      site: template!.site,
      templateId: template!.id,
      templateVersion: template!.version,
      givenAt: at,
    })
    .onConflictDoNothing();
  const [otherUnit] = await db
    .select()
    .from(schema.units)
    .where(sql`organisation_uid = ${organisationUid} and uid <> ${unitUid}`);
  await db
    .insert(schema.unitMembers)
    .values({ unitUid: otherUnit!.uid, customerId, addedAt: at, addedBy: boss.customerId });
  await db.insert(schema.userGroups).values({
    uid: "ug-1",
    name: `Friends of ${name}`,
    organisationUid,
    unitUid,
    addedAt: at,
    updatedAt: at,
  });
  await db.insert(schema.userGroupMembers).values({ groupUid: "ug-1", customerId });
  await db.insert(schema.scimPeople).values({ customerId, externalId: "hr-1" });
  await db.insert(schema.purchaseLimits).values({
    code: "pl-1",
    organisationUid,
    unitUid,
    name: "Limit",
    currency: "AUD",
    type: "B2BOrderThresholdPermission",
    thresholdCents: 100,
  });
  await db.insert(schema.purchaseLimitPeople).values({ limitCode: "pl-1", customerId });
  await db
    .insert(schema.costCentres)
    .values({ code: "cc-1", organisationUid, unitUid, name: "Centre", currency: "AUD" });
  await db.insert(schema.costCentrePeople).values({ costCentreCode: "cc-1", customerId });
  await db.insert(schema.identityProviders).values({
    id: "idp-1",
    organisationUid,
    name: "Provider",
    issuer: "https://id.example",
    clientId: "c",
    clientSecret: "s",
    domains: ["emberbun.example"],
    enabled: false,
  });
  await db
    .insert(schema.identityLinks)
    .values({ providerId: "idp-1", subject: `sub ${uid}`, customerId, linkedAt: at });
  await db.insert(schema.ssoSignIns).values({
    tokenHash: "t-1",
    providerId: "idp-1",
    customerId,
    subject: `sub ${uid}`,
    challenge: "c",
    expiresAt: later,
    idToken: `token of ${name}`,
  });
  await db
    .insert(schema.ssoLogouts)
    .values({ providerId: "idp-1", jtiHash: "j", subject: `sub ${uid}`, issuedAt: at, receivedAt: at });
  await db.insert(schema.passkeys).values({
    id: "p-1",
    customerId,
    credentialId: "c-1",
    publicKey: "k",
    rpId: "r",
    counter: 0,
    transports: [],
    synced: false,
    name: `Phone of ${firstName}`,
    createdAt: at,
  });
  await db
    .insert(schema.passkeyChallenges)
    .values({ id: "pc-1", customerId, challenge: "x", rpId: "r", origin: "o", expiresAt: later });
  await db.insert(schema.signIns).values({ family: "f-1", customerId, browser: "Chrome on Windows", at });
  await db.insert(schema.oauthCodes).values({
    codeHash: "h-1",
    clientId: "c",
    customerId,
    redirectUri: "r",
    challenge: "x",
    expiresAt: later,
  });
  await db.insert(schema.oauthTokens).values({
    tokenHash: "h-2",
    kind: "access",
    family: "f-1",
    customerId,
    clientId: "c",
    issuedAt: at,
    expiresAt: later,
  });
  const details = {
    registrationCode: "r",
    firstName,
    lastName,
    email: uid,
    mobile: MOBILE,
    employeeCode: wearerId,
  };
  await db.insert(schema.accessRequests).values([
    {
      id: "a-1",
      purpose: "RESET",
      channel: "EMAIL",
      asked: uid,
      site: "uniforms",
      createdAt: at,
      expiresAt: later,
    },
    {
      id: "a-2",
      purpose: "REGISTER",
      channel: "EMAIL",
      asked: "",
      site: "uniforms",
      createdAt: at,
      expiresAt: later,
      details,
    },
  ]);
  await db.insert(schema.keptForms).values({ keyHash: "k-1", owner: uid, sealed: "s", expiresAt: later });
  await db
    .insert(schema.registrationCodes)
    .values({ code: "reg-1", organisationUid, unitUid, employeeCodes: [wearerId, "other"] });
}
