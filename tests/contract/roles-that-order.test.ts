import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";

const api = await apiOfFile();
const ROLES = ["customergroup", "b2bcustomergroup", "b2bapprovergroup", "financegroup", "b2badmingroup"];
const SETS = Array.from({ length: 2 ** ROLES.length }, (_, at) => ROLES.filter((_, bit) => (at >> bit) & 1));
/** Every set of roles that the form lets an administrator choose; every other one has the right beside them. */
const ALL = ["", "b2bmanagergroup"].map((manager) =>
  SETS.map((some) => (manager ? [...some, manager] : some))
    .filter((some) => some.length > 0)
    .map((some) => (some.length % 2 ? [...some, "unitorderviewergroup"] : some)),
);
const known = (await api.db.select().from(users).where(eq(users.uid, "admin@saltbush.example")))[0]!;

const SHOPS = [
  { admin: "admin@saltbush.example", unitUid: "saltbush", site: "uniforms", sku: undefined },
  { admin: "admin@harrowstreet.example", unitUid: undefined, site: "wholesale", sku: "KC-5403-GR-2-8" },
];

const TESTS = SHOPS.flatMap((shop) =>
  ALL.map((sets, at) => ({ ...shop, sets, which: at ? "managers" : "others" })),
);

for (const { admin, unitUid, site, sku, sets, which } of TESTS) {
  test(`[US-01] ${site}: whatever roles ${which} are added with, they can do what the roles say`, async () => {
    const home =
      unitUid ?? (await api.call("GET", "/orgUsers/current", { as: admin, site })).body.orgUnit.uid;
    for (const [at, roles] of sets.entries()) {
      const email = `roles-${which}-${at}@${admin.split("@")[1]}`;
      const body = { firstName: "Role", lastName: `Test ${at}`, email, unitUid: home, roles };
      const added = await api.call("POST", "/manage-users/create-wwg-user", { as: admin, site, body });
      expect(added.status, JSON.stringify(added.body)).toBe(201);
      await api.db.update(users).set({ passwordHash: known.passwordHash }).where(eq(users.uid, email));
      const { body: me } = await api.call("GET", "/orgUsers/current", {
        as: email,
        site,
        query: { fields: "FULL" },
      });
      // A manager looks, and sees prices as far as their other roles do.
      const manages = roles.some((role) => /approver|finance|admin/.test(role));
      const wears = roles.includes("customergroup");
      expect(me.priceEnabled, roles.join()).toBe(site === "wholesale" || manages || !wears);
      expect(me.capabilities.includes("manage-organisation"), roles.join()).toBe(
        roles.includes("b2badmingroup"),
      );
      expect(me.capabilities.includes("approve-orders"), roles.join()).toBe(
        roles.includes("b2badmingroup") || roles.includes("b2bapprovergroup"),
      );
      const views = roles.some((role) => /manager|admin|viewer/.test(role));
      expect(me.capabilities.includes("view-unit-orders"), roles.join()).toBe(views);
      const orders = await api.call("GET", "/orgUsers/current/orgUnits/orders", { as: email, site });
      expect(orders.status, roles.join()).toBe(views ? 200 : 403);
      if (!sku) continue;
      await api.call("POST", "/users/current/carts", { as: email, site });
      const line = { product: { code: sku }, quantity: 1 };
      const put = await api.call("POST", "/users/current/carts/current/entries", {
        as: email,
        site,
        body: line,
      });
      expect([put.status, put.body.quantityAdded], roles.join()).toEqual([200, 1]);
    }
  }, 240_000);
}

test("[US-01] somebody who loses the role of a wearer and keeps that of a customer orders from the catalogue", async () => {
  const rowOf = async () =>
    (await api.db.select().from(users).where(eq(users.uid, "wearer@saltbush.example")))[0]!;
  const { customerId, priceEnabled } = await rowOf();
  expect(priceEnabled).toBe(false);
  const post = (roles: string[]) =>
    api.call("POST", "/manage-users/updateRole", {
      as: "admin@saltbush.example",
      body: { customerPK: customerId, roles },
    });
  expect((await post(["b2bcustomergroup"])).status).toBe(200);
  expect((await rowOf()).priceEnabled).toBe(true);
  expect((await post(["customergroup", "b2bcustomergroup"])).status).toBe(200);
  expect((await rowOf()).priceEnabled).toBe(false);
});
