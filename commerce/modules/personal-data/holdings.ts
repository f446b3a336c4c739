import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type * as schema from "../../database/schema";

/** Which rows of a table are about a person, by their customer id. Columns are named without their table. */
type Rows = (customerId: string) => SQL;

/**
 * When rows about a person are deleted: when they close their account, or an administrator deletes it, or whoever runs
 * the shop erases the person. Each does what the ones before it do.
 */
export const ENDINGS = ["closing", "deletion", "erasure"] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a table has of a person, and what becomes of it. */
export interface Holding {
  /** Absent where no row is about one person. */
  rows?: Rows;
  /** When these rows are deleted. Rows without it stay, and lose the name and what leads to the person. */
  ends?: Ending;
  /** Of `rows`, those that closing deletes, if it leaves others. */
  closing?: Rows;
  /** Columns of rows that stay in which people write freely: there first and last names alone are taken out too. */
  words?: readonly string[];
  /** Columns that are not given out: secrets and what only the shop can read. */
  secret?: readonly string[];
  /** What the supplier publishes: erasing somebody changes no word of it. */
  published?: true;
}

type TableName = {
  [K in keyof typeof schema]: (typeof schema)[K] extends PgTable ? K : never;
}[keyof typeof schema];

/** Rows with the customer id in one of these columns. */
const of =
  (...columns: string[]): Rows =>
  (id) =>
    sql.join(
      columns.map((column) => sql`${sql.identifier(column)} = ${id}`),
      sql` or `,
    );
/** Rows of events that name the person in one of these columns. */
const by =
  (...columns: string[]): Rows =>
  (id) =>
    sql.join(
      columns.map((column) => sql`${sql.identifier(column)} ->> 'customerId' = ${id}`),
      sql` or `,
    );
/** Rows that belong to one of the person's rows in another table. */
const within =
  (column: string, parent: string, key: string, whose = "customer_id"): Rows =>
  (id) =>
    sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.identifier(parent)} where ${sql.identifier(whose)} = ${id})`;
const either =
  (...all: Rows[]): Rows =>
  (id) =>
    sql.join(
      all.map((rows) => rows(id)),
      sql` or `,
    );

const ofOrder = within("order_code", "orders", "code");
const ofReturn = within("return_code", "return_requests", "code");
const ofQuote = within("quote_code", "quotes", "code");
const ofCart = within("cart_code", "carts", "code");
const ofTeamOrder = within("draft_id", "team_drafts", "id");
const ofAccount =
  (what: string): Rows =>
  (id) =>
    sql`${sql.identifier(what)} in (select u.uid from users u where u.customer_id = ${id}
    union all select u.mobile from users u where u.customer_id = ${id} and u.mobile is not null)`;

const NOBODY: Holding = {};
const PUBLISHED: Holding = { published: true };
const mine = of("customer_id");

/**
 * Every table, and what it has of a person. Rows are deleted in this order, so what hangs on another table's rows comes
 * before it.
 */
export const HOLDINGS: Record<TableName, Holding> = {
  // The account, which stays under its number for the orders of the person.
  users: { rows: mine, secret: ["passwordHash"] },
  addresses: { rows: mine, ends: "closing" },
  userSizes: { rows: mine, ends: "closing" },
  consents: { rows: mine, ends: "closing" },
  unitMembers: { rows: mine, ends: "deletion" },
  userGroupMembers: { rows: mine, ends: "deletion" },
  scimPeople: { rows: mine, ends: "deletion" },
  purchaseLimitPeople: { rows: mine, ends: "deletion" },
  costCentrePeople: { rows: mine, ends: "deletion" },

  // Signing in.
  ssoLogouts: { rows: within("subject", "identity_links", "subject"), ends: "erasure" },
  identityLinks: { rows: mine, ends: "closing" },
  ssoSignIns: { rows: mine, ends: "erasure", secret: ["tokenHash", "challenge", "idToken", "family"] },
  passkeys: { rows: mine, ends: "closing" },
  passkeyChallenges: { rows: mine, ends: "closing", secret: ["challenge"] },
  signIns: { rows: mine, ends: "closing", secret: ["family"] },
  oauthCodes: { rows: mine, ends: "erasure", secret: ["codeHash", "challenge", "family"] },
  oauthTokens: { rows: mine, ends: "erasure", secret: ["tokenHash", "family"] },
  accessRequests: {
    rows: either(
      mine,
      ofAccount("asked"),
      (id) => sql`details ->> 'email' in (select uid from users where customer_id = ${id})`,
    ),
    ends: "erasure",
    secret: ["secretHash"],
  },
  keptForms: {
    rows: (id) => sql`owner = ${id} or owner in (select uid from users where customer_id = ${id})`,
    ends: "erasure",
    secret: ["keyHash", "sealed"],
  },
  // Hashes of names, for a minute.
  signInAttempts: NOBODY,
  scimGroups: NOBODY,

  // What they have not ordered.
  draftItems: { rows: mine, ends: "closing" },
  configurations: { rows: mine, ends: "closing" },
  cartVouchers: { rows: ofCart, ends: "closing" },
  cartEntries: { rows: ofCart, ends: "closing" },
  carts: { rows: mine, ends: "closing" },
  quoteEvents: { rows: either(ofQuote, by("by", "on_behalf_of")) },
  quoteComments: { rows: either(ofQuote, by("by")), words: ["text"] },
  quoteEntries: { rows: ofQuote, ends: "closing" },
  quotes: { rows: mine, ends: "closing" },
  replenishmentRuns: { rows: within("replenishment_code", "replenishments", "code"), ends: "closing" },
  replenishmentLines: { rows: within("replenishment_code", "replenishments", "code"), ends: "closing" },
  replenishments: { rows: mine, ends: "closing" },
  bulkUploadLines: { rows: within("upload_id", "bulk_uploads", "id"), ends: "closing" },
  bulkUploadOrders: { rows: within("upload_id", "bulk_uploads", "id"), ends: "closing" },
  bulkUploads: { rows: mine, ends: "closing" },
  // Files name other people too: their rows go with the person, and the rest with whoever sent it.
  teamFileRows: { rows: either(ofTeamOrder, mine), ends: "erasure", closing: ofTeamOrder },
  teamFileOrders: { rows: either(ofTeamOrder, mine), ends: "erasure", closing: ofTeamOrder },
  teamFiles: { rows: ofTeamOrder, ends: "closing" },
  teamDrafts: { rows: mine, ends: "closing" },
  customerCoupons: { rows: mine, ends: "closing" },
  productInterests: { rows: mine, ends: "closing" },
  reorders: { rows: mine, ends: "closing" },

  // Cards. Their numbers are at the card processor alone.
  demoCardForms: {
    rows: within("sid", "card_registrations", "sid"),
    ends: "closing",
    secret: ["sid", "signatureHash", "card"],
  },
  cardRegistrations: { rows: mine, ends: "closing", secret: ["sid"] },
  savedCards: { rows: mine, ends: "closing", secret: ["token"] },

  // What they wrote, and what was written to them.
  enquiries: { rows: mine, ends: "closing" },
  // Pictures of a fault are part of its return.
  files: { rows: mine, ends: "erasure", closing: (id) => sql`customer_id = ${id} and purpose = 'enquiry'` },
  reviews: { rows: mine, ends: "erasure" },
  // Administrators have notices about new starters.
  notices: { rows: either(mine, (id) => sql`details ->> 'customerId' = ${id}`), ends: "closing" },
  mailOutbox: { rows: ofAccount("to_address"), ends: "erasure" },
  // Events that other systems are told of, for 90 days at most.
  webhookDeliveries: { rows: within("event", "webhook_events", "sequence"), ends: "erasure" },
  webhookEvents: { rows: mine, ends: "erasure" },
  // Answers of calls, for 30 days, so that a call sent twice is done once. They repeat what is in other tables.
  idempotencyKeys: {
    rows: (id) => sql`scope like ${`${id} %`} or scope like ${`% for ${id} %`}`,
    ends: "erasure",
    secret: ["answer"],
  },

  // Records of the organisation and the supplier, which stay under the number of the account.
  orders: { rows: either(mine, by("placed_by")) },
  orderEntries: { rows: ofOrder, words: ["reasonOfReplacement", "configuration"] },
  consignments: { rows: ofOrder },
  orderEvents: { rows: either(ofOrder, by("by", "on_behalf_of")), words: ["note"] },
  approvalRoutes: {
    rows: either(
      ofOrder,
      (id) => sql`${id} = any(asked) or steps @> ${JSON.stringify([{ customerId: id }])}::jsonb`,
    ),
  },
  approvalLinks: { rows: of("sent_to"), ends: "erasure", secret: ["keyHash"] },
  mailDecisions: { rows: of("sent_to"), ends: "erasure", secret: ["keyHash"] },
  voucherRedemptions: { rows: mine },
  cardPayments: { rows: mine, secret: ["authorisation"] },
  cardRefunds: { rows: ofReturn, secret: ["authorisation"] },
  returnRequests: { rows: mine },
  returnEntries: { rows: ofReturn },
  returnEvents: { rows: either(ofReturn, by("by", "on_behalf_of")), words: ["note"] },
  issuedOutcomes: { rows: either(ofOrder, by("by")) },
  invoices: { rows: ofOrder },
  credits: { rows: ofReturn },
  invoicePayments: { rows: by("by"), secret: ["authorisation"] },
  allocations: { rows: mine },
  entitlementMovements: { rows: within("allocation_id", "allocations", "id") },
  allocationChanges: {
    rows: either(within("allocation_id", "allocations", "id"), of("by_customer_id")),
    words: ["reason"],
  },
  changeEvents: { rows: either(of("subject_code"), by("by", "on_behalf_of")), words: ["note", "changes"] },
  approvalDelegations: { rows: of("from_customer", "to_customer") },
  proxies: { rows: of("actor_id", "wearer_id") },
  assists: { rows: of("agent_id", "customer_id") },

  // Punch-out visits of the account; whoever a connection runs as cannot be erased.
  punchoutSessions: {
    rows: mine,
    ends: "erasure",
    secret: ["sidHash", "startHash", "startSalt", "browserFormPostUrl", "buyerCookie", "state", "message"],
  },
  punchoutReturns: NOBODY,
  punchoutOrders: { rows: ofOrder, words: ["differences", "answer"] },
  punchoutConnections: NOBODY,
  punchoutCredentials: NOBODY,

  // Lists of people that an administrator or the supplier sent: rows with the email are deleted, the rest stays.
  userUploadRows: {
    rows: (id) =>
      sql`exists (select from users u, unnest(cells) as cell where u.customer_id = ${id} and lower(trim(cell)) = u.uid)`,
    ends: "erasure",
  },
  userUploads: { rows: of("sent_by") },
  programUploads: { rows: by("sent_by", "applied_by"), secret: ["content"] },
  // The employee codes that may still register; erasing takes out the person's.
  registrationCodes: NOBODY,

  // Of an organisation, its units and their people together.
  pictures: NOBODY,
  organisations: NOBODY,
  units: NOBODY,
  unitLines: NOBODY,
  costCentres: NOBODY,
  costCentreUnits: NOBODY,
  budgets: NOBODY,
  purchaseLimits: NOBODY,
  userGroups: NOBODY,
  userGroupLimits: NOBODY,
  purchaseOrders: NOBODY,
  identityProviders: NOBODY,
  oauthClients: NOBODY,
  webhooks: NOBODY,
  // Numbers of orders and returns.
  feedMarks: NOBODY,
  feedPlaces: NOBODY,
  databaseFacts: NOBODY,
  jobRuns: NOBODY,

  baseSites: PUBLISHED,
  cmsPages: PUBLISHED,
  cmsComponents: PUBLISHED,
  cmsDrafts: { rows: by("updated_by", "planned_by") },
  cmsVersions: { rows: by("written_by", "published_by") },
  cmsSlots: PUBLISHED,
  categories: PUBLISHED,
  styles: PUBLISHED,
  styleColours: PUBLISHED,
  sizeMeasures: PUBLISHED,
  variants: PUBLISHED,
  stockLevels: PUBLISHED,
  priceRows: PUBLISHED,
  assortments: PUBLISHED,
  styleReferences: PUBLISHED,
  valueAdds: PUBLISHED,
  styleValueAdds: PUBLISHED,
  packs: PUBLISHED,
  bundles: PUBLISHED,
  bundleSets: PUBLISHED,
  bundleStyles: PUBLISHED,
  configurationModels: PUBLISHED,
  deliveryModes: PUBLISHED,
  carriers: PUBLISHED,
  sellers: PUBLISHED,
  promotions: PUBLISHED,
  stores: PUBLISHED,
  places: PUBLISHED,
  consentTemplates: PUBLISHED,
};
