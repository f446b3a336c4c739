import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { rowsOf, type Database } from "../../commerce/database/connection";
import type { Change } from "../support/stage";
import type { Member } from "./cast";

/** Whose carts, orders and allocations there are, by their codes, and the organisations that orders are at home in. */
export type Owners = Map<string, string>;

export async function readOwners(db: Database): Promise<Owners> {
  const rows = await rowsOf<{ key: string; owner: string }>(
    db,
    sql`select 'cart ' || code as key, customer_id as owner from carts
      union all select 'order ' || code, customer_id from orders
      union all select 'home ' || code, organisation_uid from orders
      union all select 'home ' || customer_id, organisation_uid from users
      union all select 'allocation ' || id, customer_id from allocations`,
  );
  return new Map(rows.map(({ key, owner }) => [key, owner]));
}

/** Whose rows were written, as far as rows say it: by person, or by the cart, order or allocation they belong to. */
export function writtenTo(owners: Owners, changes: Change[]): Set<string> {
  const known = new Map(owners);
  const found = new Set<string>();
  for (const { table, row } of changes) {
    // What an organisation owes for a person's order is not the person's.
    if (table === "invoices") continue;
    const direct = typeof row["customer_id"] === "string" ? row["customer_id"] : undefined;
    if (direct) known.set(`${table.replace(/s$/, "")} ${String(row["code"])}`, direct);
    const owner =
      direct ??
      known.get(`cart ${String(row["cart_code"])}`) ??
      known.get(`order ${String(row["order_code"])}`) ??
      known.get(`allocation ${String(row["allocation_id"])}`);
    if (owner) found.add(owner);
  }
  return found;
}

/** What was asked, by whom and about whom; `about` is empty when it was the asker. */
export interface Question {
  said: string;
  self?: Member;
  about?: Member;
  /** The account of somebody of the asker's organisation about whose order it decides, or whom it changes. */
  decidedFor?: string;
  /** Opened by a key that names its owner, whoever holds it. */
  byKey?: boolean;
  /** Answers in the demo alone, whose people have no secrets; a shop says 404. */
  demoOnly?: boolean;
}

/** What decides about an order that waits: calls and a page. */
const DECIDES = /approveDeclineOrder|orderapprovals\/|\/orders\/[^/]+\/amend\b|\/my-account\/approval\//;

/** Decides about as many orders as its form names, of people of the asker's organisation. */
const DECIDES_SEVERAL = /^POST \/my-account\/approval-dashboard/;

/** Has a form that chooses among people of the asker's organisation: who may approve orders, or a team. */
const DELEGATES = /^POST \/(?:my-account\/approval-dashboard\?.*do=delegate|proxy-order\?.*do=team)/;

/** Where agents look for the customers of all organisations, give them carts and price their quotes: calls and pages. */
const HELPS =
  /^(?:\w+ )?\/(?:assisted(?:servicewebservices\/(?:customers\/search|bind-cart)|-service)|(?:my-account\/)?quotes)\b/;

/** That an agent acted for somebody is written whatever became of the call. */
const isAssist = ({ table, row }: Change, self: Member | undefined): boolean =>
  table === "assists" && row["agent_id"] === self?.things.customerId;

/** What changes a person: calls and a page. */
const MANAGES = /\/manage-users\/|payment-details|UserToSelectedBusinessUnit|\/orgCustomers\/[^/]+\/roles\b/;

/** What gives a person a purchase limit or takes it away, brings them into a group, or orders for them. */
const GIVES = /(?:\/orgCustomers\/|\/members\/|\/proxy\/team\/|orgCustomerId\W+)([A-Z]{2}-\d{6})/;

/** What disables a unit, and with it its people, who are of the asker's organisation. */
const DISABLES = /^POST \/business-units\/[^/]+\/disable /;

/** What administrators look after: every change of it has a row in the change log. */
const LOGGED = [
  "units",
  "unit_members",
  "cost_centres",
  "cost_centre_units",
  "cost_centre_people",
  "budgets",
  "purchase_limits",
  "purchase_limit_people",
  "user_groups",
  "user_group_members",
  "user_group_limits",
  "purchase_orders",
  "allocation_changes",
  "approval_delegations",
  "invoice_payments",
];

/** A value as it is compared: the order of a list says nothing. */
const compared = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? [...(value as unknown[])].sort() : value);

/** Whether a write changed more than who saved last. */
const changesValues = ({ row, was }: Change): boolean =>
  Object.keys(row).some(
    (column) =>
      !["version", "updated_at", "updated_by"].includes(column) &&
      compared(row[column]) !== compared(was?.[column]),
  );

/** Whose order a decision names, or who the person is whom a change names, if of the asker's organisation. */
export function decidedForOf(owners: Owners, self: Member | undefined, sent: string): string | undefined {
  const atHome = (key: string | undefined) => key && owners.get(`home ${key}`) === self?.organisation;
  const given = GIVES.exec(sent)?.[1];
  if (given && atHome(given)) return given;
  const person = MANAGES.test(sent) ? /\b[A-Z]{2}-\d{6}\b/.exec(sent)?.[0] : undefined;
  if (person && atHome(person)) return person;
  const code = DECIDES.test(sent) ? /KR-\d+/.exec(sent)?.[0] : undefined;
  return code && atHome(code) ? owners.get(`order ${code}`) : undefined;
}

/** What a rule of the program refuses stands in the change log, as somebody's whom the call was about. */
const isRefusal = ({ table, kind, row }: Change, whose: (string | undefined)[]): boolean =>
  table === "change_events" &&
  kind === "INSERT" &&
  row["kind"] === "refusal" &&
  whose.includes(String(row["subject_code"]));

/**
 * What no table can allow: a fault; a refusal that wrote rows, but for the one of the change log, or told of somebody; an answer that told of
 * another organisation or wrote rows of somebody whom it was not about.
 */
export function keepLaws(
  { said, self, about, decidedFor, byKey = false, demoOnly = false }: Question,
  { status, told, ...answer }: { status: number; changes: Change[]; told: Member[] },
  owners: Owners,
): void {
  const changes = answer.changes.filter((change) => !isAssist(change, self));
  const names = (members: Member[]) => members.map(({ name }) => name);
  expect(status, said).toBeLessThan(500);
  if (status >= 400) {
    const whose = [self?.things.customerId, about?.things.customerId, decidedFor];
    const written = changes.filter((change) => !isRefusal(change, whose));
    expect(written, `${said}: refused, but rows were written`).toEqual([]);
    // A form that is shown again shows the person whom it is about, and those of home from whom it chooses.
    const formOf = (member: Member) =>
      [400, 409].includes(status) &&
      (member.things.customerId === decidedFor ||
        (DELEGATES.test(said) && member.organisation === self?.organisation));
    const others = told.filter((member) => !formOf(member));
    expect(names(others), `${said}: refused, but it told of others`).toEqual([]);
    return;
  }
  const tables = changes.map(({ table }) => table);
  const logged = changes
    .filter(changesValues)
    .some(({ table }) => LOGGED.includes(table) || (table === "users" && MANAGES.test(said)));
  if (logged) expect(tables, `${said}: no row in the change log`).toContain("change_events");
  if (byKey) return;
  const home = [self?.organisation, about?.organisation];
  const strangers = told.filter(({ organisation }) => !home.includes(organisation));
  const helps = self?.name === "agent" && HELPS.test(said);
  if (!demoOnly && !helps) expect(names(strangers), `${said}: it told of another organisation`).toEqual([]);
  const mine = [self?.things.customerId, about?.things.customerId, decidedFor];
  // Somebody who was not there before is nobody else.
  const isOther = (owner: string) =>
    !mine.includes(owner) &&
    owners.has(`home ${owner}`) &&
    !(
      (DISABLES.test(said) || DECIDES_SEVERAL.test(said)) &&
      owners.get(`home ${owner}`) === self?.organisation
    );
  // Whoever is asked about an order is told that it waits, and what became of it.
  const asksOfHome = ({ table, row }: Change) =>
    table === "notices" &&
    row["kind"] === "approval" &&
    home.includes(owners.get(`home ${String(row["customer_id"])}`));
  const written = changes.filter((change) => !helps && !asksOfHome(change));
  const others = [...writtenTo(owners, written)].filter(isOther);
  expect(others, `${said}: it wrote rows of others`).toEqual([]);
}
