import { and, arrayContains, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../commerce/database/connection";
import { issueTokens } from "../../commerce/modules/oauth";
import { assortments, styles } from "../../commerce/modules/catalogue/tables";
import { addresses, costCentres } from "../../commerce/modules/organisation/tables";
import { orderEntries, orders } from "../../commerce/modules/orders/tables";
import { budgets, purchaseLimits } from "../../commerce/modules/limits/tables";
import { beginOrder } from "../../commerce/modules/orders/life/life";
import { beginReturn } from "../../commerce/modules/returns/life";
import { returnEntries } from "../../commerce/modules/returns/tables";
import { credits, invoices } from "../../commerce/modules/invoices/tables";
import { purchaseOrders } from "../../commerce/modules/purchase-orders/tables";
import { passkeys } from "../../commerce/modules/passkeys/tables";
import { configurations } from "../../commerce/modules/configurators/tables";
import { consents, consentTemplates } from "../../commerce/modules/consents/tables";
import { customerCoupons } from "../../commerce/modules/coupons/tables";
import { productInterests } from "../../commerce/modules/interests/tables";
import { enquiries } from "../../commerce/modules/enquiries/tables";
import { cmsComponents, cmsVersions } from "../../commerce/modules/cms/tables";
import { programUploads } from "../../commerce/program/uploads/tables";
import { bulkUploadLines, bulkUploadOrders, bulkUploads } from "../../commerce/modules/bulk-orders/tables";
import { teamDrafts, teamFileOrders, teamFiles } from "../../commerce/modules/team-orders/tables";
import { quoteEntries, quotes } from "../../commerce/modules/quotes/tables";
import { replenishmentLines, replenishments } from "../../commerce/modules/replenishments/tables";
import { files } from "../../commerce/modules/files/tables";
import { userGroups } from "../../commerce/modules/user-groups/tables";
import { users } from "../../commerce/modules/users/tables";
import type { Answer, TestApi } from "../support/api";
import { CLIENT } from "../support/settings";
import { skuOf } from "../support/shopping";
import { finishPack } from "./finish-pack";

/**
 * Who asks, and whose things they ask for. Everything that the matrices and the hostile harness know of the
 * demo's people stands here.
 */
const PEOPLE = {
  wearer: "wearer@korraline.example",
  newStarter: "newstarter@korraline.example",
  casual: "casual@korraline.example",
  approver: "approver@korraline.example",
  admin: "admin@korraline.example",
  finance: "finance@korraline.example",
  punchOut: "punchout@korraline.example",
  bankWearer: "wearer@lanternbridge.example",
  buyer: "buyer@harrowstreet.example",
  buyerNear: "bilal.kumarasinghe@harrowstreet.example",
  buyerFar: "abebi.sutherby@harrowstreet.example",
  agent: "agent@kitroom.example",
} as const;
export type Name = keyof typeof PEOPLE;

/** The pack whose parts stand for a person's; people of one class have different ones, so that each is its own. */
const PACKS: Partial<Record<Name, string>> = {
  wearer: "PK-KC-PPE-FIELD",
  newStarter: "PK-KC-NS-FIELD",
  casual: "PK-KC-PPE-CASUAL",
  approver: "PK-KC-PPE-SUPERVISOR",
  bankWearer: "PK-LB-SELF",
};

/** How close the owner of a thing is to the one who asks. */
export const CLASSES = ["near", "far", "foreign"] as const;
type Class = (typeof CLASSES)[number];

export interface Role {
  name: string;
  self: Name;
  /** Of the same unit (an approver's and an admin's: of a unit they answer for), of another unit, of another organisation. */
  others: Record<Class, Name>;
  /** The base site the person belongs to. */
  site: "uniforms" | "wholesale";
  /** Asks through a punch-out visit. */
  visit?: boolean;
}

const colleagues = { near: "wearer", far: "casual", foreign: "bankWearer" } as const;
export const ROLES: Role[] = [
  { name: "wearer", self: "wearer", site: "uniforms", others: { ...colleagues, near: "newStarter" } },
  { name: "approver", self: "approver", site: "uniforms", others: colleagues },
  { name: "admin", self: "admin", site: "uniforms", others: colleagues },
  { name: "finance", self: "finance", site: "uniforms", others: colleagues },
  {
    name: "buyer",
    self: "buyer",
    site: "wholesale",
    others: { near: "buyerNear", far: "buyerFar", foreign: "wearer" },
  },
  { name: "agent", self: "agent", site: "uniforms", others: colleagues },
  {
    name: "punch-out",
    self: "punchOut",
    site: "uniforms",
    visit: true,
    others: { ...colleagues, near: "approver" },
  },
];

/** Codes of what one person owns; a thing that the demo does not give them is absent. */
export interface Things {
  customerId: string;
  uid: string;
  sid: string;
  cartId: string;
  savedCartId: string;
  /** Of the variant configurator; it is open. */
  configId: string;
  /** The SKU that it configures. */
  configSku: string;
  entryNumber?: string;
  orderCode?: string;
  /** An exchange of that order, which waits for its parcel. */
  returnCode?: string;
  /** Another order, which waits for an approval. */
  waitingCode?: string;
  packId?: string;
  bundleId?: string;
  itemId?: string;
  /** What was chosen as that item, as JSON. */
  choice?: string;
  addressId?: string;
  passkey: string;
  consent: string;
  /** A message to the uniform desk, and a file that waits for another one. */
  enquiry: string;
  fileId: string;
  costCentre?: string;
  /** A budget of that cost centre, and a purchase limit of their unit. */
  budget?: string;
  limit?: string;
  userGroup?: string;
  /** A file of orders that waits to be placed; only wholesale buyers may have one. */
  bulkUpload: string;
  /** A page of a team order that was kept, and a file of one with an order that is ready. */
  teamDraft: string;
  teamFile: string;
  /** An order that is placed again and again, in a far year. */
  replenishment: string;
  /** An offer of the desk that holds for years. */
  quote: string;
  unit: string;
  /** A purchase order of the organisation, one that their unit may quote if there is one. */
  purchaseId?: string;
  /** An invoice of the organisation that is to be paid, a credit and a statement, and a card of the person. */
  invoice?: string;
  credit?: string;
  statement?: string;
  card: string;
  styleCode?: string;
  sku?: string;
  categoryCode?: string;
  brand?: string;
}
export type Thing = keyof Things;

export interface Member {
  name: Name;
  organisation: string;
  /** The groups that their roles are. */
  groups: string[];
  token: string;
  /** The token of their punch-out visit. */
  visitToken: string;
  things: Things;
  /** Texts that stand in answers about this person only. */
  marks: string[];
}
export type Cast = Record<Name, Member>;

async function tokenOf(api: TestApi, customerId: string): Promise<string> {
  const owner = { customerId, clientId: CLIENT.clientId };
  return (await issueTokens(api.db, owner, api.now())).accessToken;
}

/** The application's own token, without a person. */
export const applicationToken = async (api: TestApi): Promise<string> =>
  (await issueTokens(api.db, { customerId: null, clientId: CLIENT.clientId }, api.now())).accessToken;

/** A style of the organisation's assortment, and one of its SKUs that is on the shelf. */
async function goodsOf(
  api: TestApi,
  organisation: string,
): Promise<Pick<Things, "styleCode" | "sku" | "categoryCode" | "brand">> {
  const rows = await api.db
    .select({ code: assortments.styleCode, categoryCode: styles.categoryCode, brand: styles.brand })
    .from(assortments)
    .innerJoin(styles, eq(styles.code, assortments.styleCode))
    .where(eq(assortments.organisationUid, organisation))
    .orderBy(assortments.styleCode);
  for (const { code, ...named } of rows) {
    const sku = await skuOf(api, code).catch(() => undefined);
    if (sku) return { styleCode: code, sku, ...named };
  }
  return {};
}

async function newestOrder(db: Database, customerId: string): Promise<string | undefined> {
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select code from orders where customer_id = ${customerId} order by placed_at desc, code desc limit 1`,
  );
  return rows[0]?.code;
}

type Ask = (
  method: string,
  path: string,
  options?: { query?: Record<string, string>; body?: unknown },
) => Promise<Answer>;

/** A cart with a line that is nobody's pack, ready to be placed; without goods it stays empty. */
async function fill(ask: Ask, cartId: string, sku: string | undefined): Promise<string | undefined> {
  const path = `/users/current/carts/${cartId}`;
  if (!sku) return undefined;
  const { body } = await ask("POST", `${path}/entries`, { query: { code: sku, quantity: "2" } });
  if (body.statusCode !== "success") return undefined;
  const { body: book } = await ask("GET", "/users/current/addresses");
  const { body: centres } = await ask("GET", "/costcenters");
  await ask("PUT", `${path}/addresses/delivery`, { query: { addressId: book.addresses[0].id } });
  await ask("PUT", `${path}/deliverymode`, { query: { deliveryModeId: "standard" } });
  await ask("PUT", `${path}/paymenttype`, { query: { paymentType: "ACCOUNT", purchaseOrderNumber: "PO17" } });
  await ask("PUT", `${path}/costcenter`, { query: { costCenterId: centres.costCenters[0].code } });
  return String(body.entry.entryNumber);
}

const placing = { termsChecked: "true" };

/** Signs a person in and gives them one of everything that they may have. */
async function prepare(api: TestApi, name: Name, shown: Set<string>): Promise<Member> {
  const [user] = await api.db.select().from(users).where(eq(users.uid, PEOPLE[name]));
  if (!user) throw new Error(`the demo has no ${PEOPLE[name]}`);
  const { customerId, uid, organisationUid } = user;
  const token = await tokenOf(api, customerId);
  const ask: Ask = (method, path, options = {}) => api.call(method, path, { token, ...options });
  const goods = await goodsOf(api, organisationUid);
  const open = async () => String((await ask("POST", "/users/current/carts")).body.code);
  const savedCartId = await open();
  await ask("PATCH", `/users/current/carts/${savedCartId}/save`, { query: { saveCartName: `Of ${name}` } });
  let cartId = await open();
  let entryNumber = await fill(ask, cartId, goods.sku);
  if (entryNumber && !(await newestOrder(api.db, customerId))) {
    await ask("POST", "/orgUsers/current/orders", { query: { cartId, ...placing } });
    cartId = await open();
    entryNumber = await fill(ask, cartId, goods.sku);
  }
  const packId = PACKS[name];
  const chosen = packId ? await finishPack(api, token, packId) : undefined;
  const { body: visit } = await ask("POST", "/orgUsers/current/punchout/sessions", {
    body: { browserFormPostUrl: `https://${name.toLowerCase()}.buyers.example/return`, buyerCookie: name },
  });
  const { body: started } = await ask("GET", `/punchout/sessions/${visit.sid}`);
  if (name === "punchOut") {
    const headers = { punchoutsid: String(visit.sid) };
    cartId = started.cartId;
    entryNumber = await fill(
      (method, path, options = {}) => api.call(method, path, { token, headers, ...options }),
      cartId,
      goods.sku,
    );
  }
  const [home] = await api.db.select().from(addresses).where(eq(addresses.customerId, customerId));
  const [centre] = await api.db.select().from(costCentres).where(eq(costCentres.unitUid, user.unitUid));
  const [purchaseOrder] = await api.db
    .select()
    .from(purchaseOrders)
    .where(eq(purchaseOrders.organisationUid, organisationUid))
    .orderBy(desc(arrayContains(purchaseOrders.unitUids, [user.unitUid])), asc(purchaseOrders.id))
    .limit(1);
  if (goods.sku) {
    const addedAt = new Date("2026-11-01T00:00:00Z");
    await api.db
      .insert(productInterests)
      .values({ customerId, sku: goods.sku, addedAt })
      .onConflictDoNothing();
  }
  // The administrator has not claimed it, and is shown the form that does.
  if (name !== "admin") {
    await api.db
      .insert(customerCoupons)
      .values({ customerId, promotionCode: "SPRING5", claimedAt: new Date("2026-11-01T00:00:00Z") });
  }
  const configId = `configuration-of-${name}`;
  const begun = { choices: { LOGO: ["ONE"] }, own: ["LOGO"], updatedAt: new Date("2026-11-01T00:00:00Z") };
  const polo = await skuOf(api, "KC-5002");
  await api.db
    .insert(configurations)
    .values({ id: configId, customerId, sku: polo, owner: "product", ...begun });
  const passkey = `passkey-of-${name}`;
  await api.db.insert(passkeys).values({
    ...{ id: passkey, customerId, credentialId: name, publicKey: "none", rpId: "none", counter: 0 },
    ...{ transports: [], synced: false, name: "A key", createdAt: new Date("2026-11-01T00:00:00Z") },
  });
  const consent = await consentOf(api.db, name, customerId);
  await programUpload(api.db);
  await contentOfStaff(api.db);
  const orderCode = await newestOrder(api.db, customerId);
  const returnCode = orderCode && (await exchangeOf(api.db, orderCode));
  const waitingCode = orderCode && (await waitingLike(api.db, orderCode));
  return {
    name,
    organisation: organisationUid,
    groups: user.groups,
    token,
    visitToken: started.token.accessToken,
    things: {
      customerId,
      uid,
      sid: visit.sid,
      cartId,
      savedCartId,
      configId,
      configSku: polo,
      entryNumber,
      orderCode,
      returnCode,
      waitingCode,
      packId,
      ...chosen,
      addressId: home?.id,
      passkey,
      consent,
      ...(await contactOf(api.db, name, customerId)),
      costCentre: centre?.code,
      ...(centre && (await limitsOf(api.db, name, centre))),
      ...(await bulkOf(api.db, name, user, goods.sku ?? "none")),
      ...(await teamOrdersOf(api.db, name, user)),
      ...(await replenishmentOf(api.db, name, user, goods.sku ?? "none")),
      ...(await quoteOf(api.db, name, user, goods.sku ?? "none")),
      unit: user.unitUid,
      purchaseId: purchaseOrder?.id,
      ...(await financesOf(api.db, organisationUid, name, returnCode)),
      card: `card-${customerId}-4242`,
      ...goods,
    },
    marks: [
      ...(shown.has(uid) ? [] : [uid]),
      customerId,
      `${user.firstName} ${user.lastName}`,
      visit.sid,
      ...[orderCode, returnCode, waitingCode, user.mobile].filter(
        (text) => text !== undefined && text !== null,
      ),
    ],
  };
}

/** A consent that can be withdrawn, beside one that can be given on either site. */
async function consentOf(db: Database, name: Name, customerId: string): Promise<string> {
  const asked = { version: 1, name: "Another", description: "Only the matrix asks for it." };
  await db
    .insert(consentTemplates)
    .values([
      { ...asked, site: "uniforms", id: "GIVEN" },
      { ...asked, site: "uniforms", id: "OPEN" },
      { ...asked, site: "wholesale", id: "OPEN" },
    ])
    .onConflictDoNothing();
  const code = `consent-of-${name}`;
  const its = { site: "uniforms", templateId: "GIVEN", templateVersion: 1 };
  await db.insert(consents).values({ ...its, code, customerId, givenAt: new Date("2026-11-01T00:00:00Z") });
  return code;
}

/** A budget of years ago, so that it limits no order, a purchase limit that nobody has and a group of nobody. */
async function limitsOf(db: Database, name: Name, centre: typeof costCentres.$inferSelect) {
  const { organisationUid, unitUid, currency, code } = centre;
  const its = { organisationUid, unitUid, currency, name: `Of ${name}` };
  const [budget, limit] = [`BU-${name}`, `PL-${name}`];
  await db.insert(budgets).values({
    ...its,
    code: budget,
    costCentreCode: code,
    amountCents: 1,
    startsOn: "2001-01-01",
    endsOn: "2001-12-31",
  });
  await db
    .insert(purchaseLimits)
    .values({ ...its, code: limit, type: "B2BOrderThresholdPermission", thresholdCents: 1 });
  const userGroup = `UG-${name}`;
  const at = new Date("2001-01-01T00:00:00Z");
  await db
    .insert(userGroups)
    .values({ uid: userGroup, name: its.name, organisationUid, unitUid, addedAt: at, updatedAt: at });
  return { budget, limit, userGroup };
}

/** An invoice of the organisation that is to be paid, a credit of it for a return, and a statement of its bill-to. */
async function financesOf(db: Database, organisationUid: string, name: Name, returnCode: string | undefined) {
  const [owed] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.organisationUid, organisationUid), isNull(invoices.paidAt)))
    .orderBy(asc(invoices.number))
    .limit(1);
  if (!owed || !returnCode) return {};
  const { unitUid, billToUid, currency, issuedAt } = owed;
  const credit = `CR-${name}`;
  await db.insert(credits).values({
    ...{
      number: credit,
      returnCode,
      invoiceNumber: owed.number,
      organisationUid,
      unitUid,
      billToUid,
      currency,
    },
    ...{ issuedAt, totalCents: 1, taxCents: 0, settledBy: "refund" },
  });
  return { invoice: owed.number, credit, statement: `2026-02.${billToUid}.${currency}` };
}

/** A message of years ago, and a file. */
async function contactOf(db: Database, name: Name, customerId: string) {
  const [enquiry, fileId] = [`ASK-${name}`, `file-of-${name}`];
  const sentAt = new Date("2001-01-01T00:00:00Z");
  await db
    .insert(enquiries)
    .values({ reference: enquiry, customerId, topic: "other", message: name, answerBy: "EMAIL", sentAt });
  await db.insert(files).values({
    id: fileId,
    customerId,
    purpose: "enquiry",
    name: `${name}.pdf`,
    mediaType: "application/pdf",
    size: 1,
    digest: fileId,
    content: new Uint8Array([1]),
    createdAt: sentAt,
  });
  return { enquiry, fileId };
}

/** A component that stands in no slot, so that staff can delete it. */
export const SPARE_COMPONENT = "TextOfTheMatrix";

/** A component with a version, which staff can go back to, and a spare one. */
async function contentOfStaff(db: Database): Promise<void> {
  const at = new Date("2026-11-01T00:00:00Z");
  const its = { kind: "components" as const, uid: "TermsText", number: 1, origin: "published" as const };
  const fields = { name: "Terms", content: "<p>Terms of November.</p>" };
  await db
    .insert(cmsVersions)
    .values(["uniforms", "wholesale"].map((site) => ({ site, ...its, fields, publishedAt: at })))
    .onConflictDoNothing();
  await db
    .insert(cmsComponents)
    .values({
      ...{ site: "uniforms", uid: SPARE_COMPONENT, typeCode: "CMSParagraphComponent", name: "Of the matrix" },
      ...{ fields: { content: "<p>Spare</p>" }, unpublished: true },
    })
    .onConflictDoNothing();
}

/** A file of a program that nobody applied: whoever of the supplier may see it sees the same one. */
export const PROGRAM_UPLOAD = "program-upload-of-the-matrix";

async function programUpload(db: Database): Promise<void> {
  const content = new TextEncoder().encode("sku,on_hand\nnosuch,1\n");
  await db
    .insert(programUploads)
    .values({
      ...{ id: PROGRAM_UPLOAD, fileName: "stock.csv", size: content.length, content },
      ...{ sentAt: new Date("2026-11-01T00:00:00Z"), sentBy: { customerId: "STAFF-0001", name: "A" } },
    })
    .onConflictDoNothing();
}

/** A file of years ago with one order. */
async function bulkOf(
  db: Database,
  name: Name,
  { customerId, organisationUid }: typeof users.$inferSelect,
  sku: string,
) {
  const bulkUpload = `upload-of-${name}`;
  const at = { uploadId: bulkUpload, number: 1 };
  await db.insert(bulkUploads).values({
    ...{ id: bulkUpload, customerId, organisationUid, site: "wholesale", fileName: `${name}.csv` },
    ...{ columns: ["Code", "Quantity"], digest: bulkUpload, status: "ready" },
    sentAt: new Date("2026-11-01T00:00:00Z"),
  });
  await db
    .insert(bulkUploadOrders)
    .values({ ...at, purchaseOrderNumber: "PO23", deliverTo: "", state: "ready" });
  await db
    .insert(bulkUploadLines)
    .values({ ...at, line: 2, cells: [sku, "1"], sku, quantity: 1, name: "Goods", faults: [] });
  return { bulkUpload };
}

/** A page that was kept and a file, both years ago, with one order that cannot be placed any more. */
async function teamOrdersOf(
  db: Database,
  name: Name,
  { customerId, organisationUid }: typeof users.$inferSelect,
) {
  const [teamDraft, teamFile] = [`team-page-of-${name}`, `team-file-of-${name}`];
  const at = new Date("2026-11-01T00:00:00Z");
  const kept = { customerId, organisationUid, site: "uniforms", name, createdAt: at, changedAt: at };
  const file = { organisationUid, fileName: `${name}.csv`, digest: teamFile, reasons: [] };
  await db.insert(teamDrafts).values([
    { ...kept, id: teamDraft, grid: { currentPage: 0, typed: {} } },
    { ...kept, id: teamFile },
  ]);
  await db.insert(teamFiles).values({ ...file, draftId: teamFile, columns: ["Person", "Style", "Quantity"] });
  const order = { draftId: teamFile, number: 1, customerId, name, state: "ready", digest: "none" } as const;
  await db.insert(teamFileOrders).values(order);
  return { teamDraft, teamFile };
}

/** One whose first order is years away. */
async function replenishmentOf(
  db: Database,
  name: Name,
  { customerId, organisationUid }: typeof users.$inferSelect,
  sku: string,
) {
  const replenishment = `RP-of-${name}`;
  const day = "2099-01-01";
  await db.insert(replenishments).values({
    ...{ code: replenishment, guid: replenishment, site: "uniforms", customerId, organisationUid },
    ...{ currency: "AUD", recurrence: { period: "DAILY", every: 7 } },
    ...{
      startDate: day,
      firstDate: day,
      nextDate: day,
      dueAt: new Date(day),
      createdAt: new Date("2026-11-01"),
    },
    deliveryAddress: {
      ...{ firstName: name, lastName: "", line1: "1 Wattle Street", town: "Perth" },
      ...{ postalCode: "6000", country: "AU" },
    },
    ...{ deliveryMode: "standard", paymentType: "ACCOUNT", totalCents: 100 },
  });
  const product = { code: sku, name: "Goods", styleCode: sku, colour: "", size: "" };
  await db
    .insert(replenishmentLines)
    .values({ replenishmentCode: replenishment, entryNumber: 0, sku, product, quantity: 1 });
  return { replenishment };
}

/** One that its customer asked for and the desk has priced. */
async function quoteOf(
  db: Database,
  name: Name,
  { customerId, organisationUid }: typeof users.$inferSelect,
  sku: string,
) {
  const quote = `Q-of-${name}`;
  const at = new Date("2026-11-01T00:00:00Z");
  await db.insert(quotes).values({
    ...{ code: quote, site: "uniforms", customerId, organisationUid, currency: "AUD", name: "Winter" },
    ...{ state: "BUYER_OFFER", version: 2, validUntil: "2099-12-31", createdAt: at, updatedAt: at },
  });
  const line = { quoteCode: quote, entryNumber: 0, sku, quantity: 1 };
  await db.insert(quoteEntries).values({ ...line, listCents: 1000, offerCents: 900 });
  return { quote };
}

/** An order like another one, as if it had been placed a day before that and waited for an approval. */
async function waitingLike(db: Database, orderCode: string): Promise<string> {
  const [order] = await db.select().from(orders).where(eq(orders.code, orderCode));
  const [line] = await db.select().from(orderEntries).where(eq(orderEntries.orderCode, orderCode)).limit(1);
  const placedAt = new Date(order!.placedAt.getTime() - 86_400_000);
  const cause = { actor: "wearer" as const, at: placedAt, channel: "test" };
  const like = { ...order!, guid: `waiting-${orderCode}`, placedAt, cancelledAt: null };
  const code = await beginOrder(db, like, "PENDING_APPROVAL", cause);
  await db.insert(orderEntries).values({ ...line!, orderCode: code });
  return code;
}

/** An exchange of the first line of an order, as if it had been booked today. */
async function exchangeOf(db: Database, orderCode: string): Promise<string> {
  const [order] = await db.select().from(orders).where(eq(orders.code, orderCode));
  const [line] = await db.select().from(orderEntries).where(eq(orderEntries.orderCode, orderCode)).limit(1);
  const { customerId, organisationUid, currency } = order!;
  const cause = { actor: "wearer" as const, at: order!.placedAt, channel: "test" };
  const request = {
    orderCode,
    customerId,
    organisationUid,
    currency,
    askedAt: cause.at,
    postBy: "2099-01-01",
  };
  const code = await beginReturn(db, request, "WAIT", cause);
  await db.insert(returnEntries).values({
    returnCode: code,
    position: 0,
    orderCode,
    orderEntryNumber: line!.entryNumber,
    sku: line!.sku,
    product: line!.product,
    quantity: 1,
    type: "EXCHANGE",
    reason: "BROKE",
    newSku: line!.sku,
    newProduct: line!.product,
  });
  return code;
}

/** Addresses that the demo's sign-in page shows to everybody. */
async function shownToAll(db: Database): Promise<Set<string>> {
  const [all] = await rowsOf<{ text: string }>(
    db,
    sql`select string_agg(c::text, ' ') as text from cms_components c`,
  );
  return new Set(all?.text.match(/[\w.]+@[\w.]+/g));
}

/** Everyone named, signed in, with one of everything they may have. */
export async function assemble(api: TestApi, names = Object.keys(PEOPLE) as Name[]): Promise<Cast> {
  const shown = await shownToAll(api.db);
  const members: [string, Member][] = [];
  for (const name of names) members.push([name, await prepare(api, name, shown)]);
  return Object.fromEntries(members) as Cast;
}
