import { type SQL, sql } from "drizzle-orm";

/** What the code asks consent for. A template with another id would change nothing. */
export type ConsentId = "SIZES_FROM_ORDERS";

/** Whether somebody allows something on a site, by its newest version: the condition of a statement. */
export const isAllowed = (id: ConsentId, customerId: SQL, site: SQL): SQL =>
  sql`exists (select from consents
    where customer_id = ${customerId} and site = ${site} and template_id = ${id} and withdrawn_at is null
      and template_version = (select max(version) from consent_templates where site = ${site} and id = ${id}))`;
