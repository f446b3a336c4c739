import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { costCentres, costCentrePeople, organisations } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const path = "/orgUsers/current/payments";
const wearer = "wearer@saltbush.example";
const { body: me } = await api.call("GET", "/orgUsers/current", { as: wearer });
const read = async (as = wearer) => (await api.call("GET", path, { as })).body;

beforeEach(async () => {
  await api.db.delete(costCentrePeople).where(eq(costCentrePeople.customerId, me.customerId));
  await api.db.update(users).set({ defaultCostCentre: null }).where(eq(users.uid, wearer));
});

test("[AC-01] a person reads how their own share is paid, by the words of the cart", async () => {
  const [payroll, invoice] = await Promise.all(
    (["payroll", "invoice"] as const).map(async (by) => {
      const [row] = await api.db
        .select({ uid: users.uid })
        .from(users)
        .innerJoin(organisations, eq(organisations.uid, users.organisationUid))
        .where(eq(organisations.ownShare, by))
        .limit(1);
      return read(row!.uid);
    }),
  );
  expect(payroll).toMatchObject({
    payments: [],
    ownShare: { by: "payroll", note: "Your share is taken from your pay." },
  });
  expect(invoice.ownShare).toEqual({ by: "invoice", note: "Your share is invoiced to you." });
});

test("[AC-01] their cost centres, those of checkout, with the default one", async () => {
  const { body } = await api.call("GET", "/costcenters", { as: wearer });
  const before = await read();
  expect(before.costCenters.map(({ code }: { code: string }) => code)).toEqual(
    body.costCenters.map(({ code }: { code: string }) => code),
  );
  expect(before.costCenters.length).toBeGreaterThan(0);
  expect(before.costCenters.every((centre: { default: boolean }) => !centre.default)).toBe(true);
  const { code } = before.costCenters[0];
  await api.db.update(users).set({ defaultCostCentre: code }).where(eq(users.uid, wearer));
  const after = await read();
  expect(after.costCenters).toEqual(
    before.costCenters.map((centre: { code: string }) => ({ ...centre, default: centre.code === code })),
  );
});

test("[AC-01] a cost centre that was given to somebody is theirs alone, and a disabled one nobody's", async () => {
  const mine = (await read()).costCenters.map(({ code }: { code: string }) => code);
  const all = await api.db.select().from(costCentres).where(eq(costCentres.organisationUid, "saltbush"));
  const { code } = all.find((centre) => centre.active && !mine.includes(centre.code))!;
  await api.db.insert(costCentrePeople).values({ customerId: me.customerId, costCentreCode: code });
  const has = async (as: string) =>
    (await read(as)).costCenters.some((centre: { code: string }) => centre.code === code);
  expect([await has(wearer), await has("newstarter@saltbush.example")]).toEqual([true, false]);
  await api.db.update(costCentres).set({ active: false }).where(eq(costCentres.code, code));
  expect(await has(wearer)).toBe(false);
  await api.db.update(costCentres).set({ active: true }).where(eq(costCentres.code, code));
});

test("[AC-01] nobody reads those of somebody else, an administrator neither, nor a stranger", async () => {
  const other = `/orgUsers/${me.customerId}/payments`;
  expect((await api.call("GET", other, { as: wearer })).status).toBe(200);
  for (const as of ["newstarter@saltbush.example", "admin@saltbush.example", "wearer@kestrel.example"]) {
    const { status } = await api.call("GET", other, { as });
    expect([403, 404]).toContain(status);
  }
  expectRefusal(await api.call("GET", path, {}), 401, "UnauthorizedError");
});
