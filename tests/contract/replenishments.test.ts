import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { carts } from "../../commerce/modules/carts/tables";
import { notices } from "../../commerce/modules/notices/tables";
import { costCentres, organisations, units } from "../../commerce/modules/organisation/tables";
import { purchaseOrders } from "../../commerce/modules/purchase-orders/tables";
import { placeDue } from "../../commerce/modules/replenishments";
import { replenishmentRuns, replenishments } from "../../commerce/modules/replenishments/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, onHand, setStock, skuOf } from "../support/shopping";

const api = await apiOfFile();
const BUYER = "buyer@harrowstreet.example";
const OTHER = "admin@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
const pant = await skuOf(api, "KC-5101");
const PATH = "/users/current/replenishmentOrders";

beforeEach(async () => {
  api.setNow(TEST_NOW);
  await emptyCarts(api);
  await api.db.delete(replenishments);
  await api.db.delete(notices).where(eq(notices.kind, "replenishment"));
});

const call = (method: string, path: string, options: object = {}) =>
  api.call(method, path, { as: BUYER, site: "wholesale", ...options });

test("smoke", async () => {
  console.log(TEST_NOW, polo, pant);
});
void [sql, rowsOf, carts, costCentres, organisations, units, purchaseOrders, placeDue, replenishmentRuns, users, expectRefusal, onHand, setStock, call, OTHER, PATH];
