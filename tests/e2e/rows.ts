import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { rowsOf } from "../../commerce/database/connection";
import { openDatabase } from "../../commerce/database/open";
import type { RunningShop } from "./host";

const ROWS_DIR = "test-results/rows";

/**
 * What a journey left in the database: the newest order with its lines, and the movements it made. Numbers
 * and instants that differ from run to run are left out.
 */
async function rowsAfter(shop: RunningShop) {
  const connection = await openDatabase({ dataDir: resolve(shop.dataDir, "db") });
  try {
    const { db } = connection;
    const orders = await rowsOf(
      db,
      sql`select customer_id, status, sub_total_cents, delivery_cents, tax_cents, total_cents, credit_cents,
        subsidy_cents, own_share_cents, points, delivery_address, delivery_mode, payment_type,
        purchase_order_number, cost_centre, ordered_by from orders where code >= 'KR-100482' order by code`,
    );
    const lines = await rowsOf(
      db,
      sql`select entry_number, sku, product, quantity, unit_cents, value_adds, pack_id, pack_type, bundle_name,
        stock_note from order_entries where order_code >= 'KR-100482' order by order_code, entry_number`,
    );
    const movements = await rowsOf(
      db,
      sql`select bundle_id, measure, kind, amount from entitlement_movements
        where cart_code is not null or order_code >= 'KR-100482' order by id`,
    );
    return { orders, lines, movements };
  } finally {
    await connection.close();
  }
}

/**
 * Stops the shop and keeps what the journey left, to be compared with the other way of running it. Pages are
 * closed first: one that still fetches a picture would report that its shop is gone.
 */
export async function keepRows(
  page: Page,
  shop: RunningShop,
  journey: string,
  project: string,
): Promise<void> {
  for (const open of page.context().pages()) await open.close();
  await shop.stop();
  mkdirSync(ROWS_DIR, { recursive: true });
  writeFileSync(join(ROWS_DIR, `${journey}.${project}.json`), JSON.stringify(await rowsAfter(shop), null, 2));
}

export const keptRows = (journey: string, project: string): unknown =>
  JSON.parse(readFileSync(join(ROWS_DIR, `${journey}.${project}.json`), "utf8"));

/** Journeys whose rows are compared; each keeps its rows under its name. */
export const JOURNEYS = ["new-starter", "points", "dollar", "subsidy", "catalogue"];
