import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";

const api = await apiOfFile();
const ROLES = [
  "customergroup",
  "b2bcustomergroup",
  "b2bapprovergroup",
  "financegroup",
  "b2badmingroup",
  "b2bmanagergroup",
  "unitorderviewergroup",
];
/**
 * Each role by the bits of a number below 16 of which an odd number must be set. Any three of these differ from each
 * other and from the sum of two, so any three roles stand together in every way (each held or not) in the fifteen sets:
 * an orthogonal array of strength three. All 127 sets took half a minute more and found nothing else.
 */
const BITS = [0b0001, 0b0010, 0b0100, 0b1000, 0b0111, 0b1110, 0b1101];
const isOdd = (bits: number): boolean => bits.toString(2).replaceAll("0", "").length % 2 === 1;
const SETS = Array.from({ length: 15 }, (_, at) => ROLES.filter((_, role) => isOdd((at + 1) & BITS[role]!)));
const known = (await api.db.select().from(users).where(eq(users.uid, "admin@saltbush.example")))[0]!;

const SHOPS = [
  { admin: "admin@saltbush.example", unitUid: "saltbush", site: "uniforms", sku: undefined },
  { admin: "admin@harrowstreet.example", unitUid: undefined, site: "wholesale", sku: "KC-5403-GR-2-8" },
];

test("[US-01] any three roles stand together in every way in one of the sets", () => {
  const triples = ROLES.flatMap((a, i) =>
    ROLES.slice(i + 1).flatMap((b, j) => ROLES.slice(i + j + 2).map((c) => [a, b, c])),
  );
  for (const triple of triples) {
    const ways = SETS.map((set) => triple.map((role) => set.includes(role)).join());
    expect(new Set(ways).size, triple.join()).toBe(8);
  }
});

for (const { admin, unitUid, site, sku } of SHOPS) {
  test(`[US-01] ${site}: whatever roles people are added with, they can do what the roles say`, async () => {
    const home =
      unitUid ?? (await api.call("GET", "/orgUsers/current", { as: admin, site })).body.orgUnit.uid;
    for (const [at, roles] of SETS.entries()) {
      const email = `roles-${at}@${admin.split("@")[1]}`;
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
  });
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
