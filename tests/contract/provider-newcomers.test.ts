import { desc, eq, like } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { allocations } from "../../commerce/modules/entitlement/tables";
import { ProvidersFile, writeProviders } from "../../commerce/modules/sso";
import { identityLinks, identityProviders, ssoSignIns } from "../../commerce/modules/sso/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { openIdentityProvider, type Said } from "../support/identity-provider";
import { signOnAt } from "../support/provider-sign-on";

const NEW = "new.person@kestrel.example";
const api = await apiOfFile();
const [kestrel, saltbush] = [await openIdentityProvider(), await openIdentityProvider()];
afterAll(() => Promise.all([kestrel.close(), saltbush.close()]));
const at = signOnAt(api, kestrel, NEW);
const [unit] = await api.db
  .select()
  .from(units)
  .where(eq(units.organisationUid, "kestrel"))
  .orderBy(desc(units.uid));
const own = { clientId: "kitroom", clientSecret: "kitroom-secret", enabled: true };
const row = { ...own, id: "kestrel", organisation: "kestrel", name: "Kestrel staff sign-in" };
const entry = { ...row, issuer: kestrel.issuer, domains: ["kestrel.example"] };
const newPeople = { unit: unit!.uid, employeeCodeClaim: "employee_number" };
const other = { ...own, id: "saltbush", organisation: "saltbush", name: "Saltbush", issuer: saltbush.issuer };
const others = { ...other, domains: ["saltbush.example"], newPeople: { unit: "saltbush" } };

beforeEach(async () => {
  for (const table of [identityLinks, ssoSignIns, identityProviders]) await api.db.delete(table);
  await api.db.delete(users).where(like(users.customerId, "S-%"));
  await writeProviders(api.db, [{ ...entry, newPeople }, others]);
});

const said = (over: Said = {}): Said => ({ sub: "s-new", email: NEW, emailVerified: true, ...over });
const personOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0];
const reason = async (over: Said) => (await at.land(said(over))).reason;
const NAMES = { given_name: "Mere", family_name: "Ngāti <b>", employee_number: "K-77" };

describe("somebody whom an organisation's provider confirms for the first time", () => {
  test("[SI-02] gets a wearer's account in the unit of the provider's row, without packs", async () => {
    const { access_token: token } = await at.enter(said({ claims: NAMES }));
    const { body } = await api.call("GET", "/orgUsers/current", { token });
    expect(body).toMatchObject({ uid: NEW, name: "Mere Ngāti <b>", wearerId: "K-77", isFirstLogin: true });
    const person = (await personOf(NEW))!;
    expect(person).toMatchObject({
      organisationUid: "kestrel",
      unitUid: unit!.uid,
      groups: ["customergroup", "b2bcustomergroup"],
      jobGroup: "",
      active: true,
    });
    expect(await api.db.$count(allocations, eq(allocations.customerId, person.customerId))).toBe(0);
    // No password opens it.
    const grant = { grant_type: "password", username: NEW, password: "" };
    expect((await api.oauth("token", { ...grant, client_id: "kitroom_storefront" })).status).not.toBe(200);
    await at.enter(said({ claims: { ...NAMES, given_name: "Another" } }));
    expect(await personOf(NEW)).toEqual(person);
  });

  test("[SI-02] [OG-01] is in the change log, by the provider", async () => {
    await at.enter(said({ claims: NAMES }));
    const { body } = await api.call("POST", "/manage-organisation/changes", {
      as: "admin@kestrel.example",
      body: { pageSize: 1 },
    });
    expect(body.changes[0]).toMatchObject({
      kind: { code: "person" },
      subject: { name: "Mere Ngāti <b>" },
      values: [{ what: "Added", to: "Wearer" }],
      note: `First sign-in as ${NEW}`,
      user: { customerId: "sso-kestrel", name: "Kestrel staff sign-in" },
      channel: { code: "sign-on", name: "Single sign-on" },
    });
    const rows = await api.db.select().from(changeEvents).where(eq(changeEvents.channel, "sign-on"));
    expect(rows.every(({ organisationUid }) => organisationUid === "kestrel")).toBe(true);
  });

  test("[SI-02] has the next employee code, and names from the address, where the provider tells none", async () => {
    const claims = { name: NEW, employee_number: "not a code!" };
    await at.enter(said({ claims }));
    const [first, code] = [(await personOf(NEW))!, "next.one@kestrel.example"];
    expect(first).toMatchObject({ firstName: "New", lastName: "Person" });
    await at.enter(said({ sub: "s-2", email: code }));
    expect(Number((await personOf(code))!.wearerId)).toBe(Number(first.wearerId) + 1);
  });

  test("[SI-02] twice at the same moment is one account; two accounts of the provider with one address are not", async () => {
    const both = await Promise.all([at.land(said()), at.land(said())]);
    expect(both.map(({ reason }) => reason)).toEqual([null, null]);
    expect(await api.db.$count(users, eq(users.uid, NEW))).toBe(1);
    const email = "shared@kestrel.example";
    const two = await Promise.all([at.land(said({ sub: "a", email })), at.land(said({ sub: "b", email }))]);
    expect(two.map(({ reason }) => reason).sort()).toEqual([null, "other-account"]);
    // The same account of the provider with two addresses.
    const renamed = [
      said({ sub: "c", email: "x@kestrel.example" }),
      said({ sub: "c", email: "y@kestrel.example" }),
    ];
    const outcomes = await Promise.all(renamed.map(at.land));
    expect(outcomes.filter(({ reason }) => reason === null).length).toBeGreaterThan(0);
    expect(await api.db.$count(users, like(users.uid, "_@kestrel.example"))).toBe(1);
    const codes = await Promise.all(
      [1, 2, 3].map((n) => at.enter(said({ sub: `r-${n}`, email: `r${n}@kestrel.example` }))),
    );
    expect(codes).toHaveLength(3);
    const wearerIds = await Promise.all(
      [1, 2, 3].map(async (n) => (await personOf(`r${n}@kestrel.example`))!.wearerId),
    );
    expect(new Set(wearerIds).size).toBe(3);
  });
});

describe("no account is made", () => {
  test("[SI-02] where the provider's row does not say so, or no longer", async () => {
    await writeProviders(api.db, [entry]);
    expect(await reason({})).toBe("unknown-person");
    expect(await personOf(NEW)).toBeUndefined();
  });

  test("[SI-02] for an address that is not verified, or not of the provider", async () => {
    expect(await reason({ emailVerified: false })).toBe("no-email");
    expect(await reason({ emailVerified: undefined })).toBe("no-email");
    expect(await reason({ email: "new@saltbush.example" })).toBe("unknown-person");
    expect(await reason({ email: "new@sub.kestrel.example" })).toBe("unknown-person");
    expect(await reason({ email: "twokestrel.example" })).toBe("unknown-person");
    expect(await api.db.$count(users, like(users.customerId, "S-%"))).toBe(0);
  });

  test("[SI-02] for somebody of another organisation, who stays as they are", async () => {
    const before = await personOf("wearer@saltbush.example");
    expect(await reason({ email: "wearer@saltbush.example" })).toBe("other-organisation");
    // Moved to an address of the provider, as a shared domain would have it.
    await api.db.update(users).set({ uid: NEW }).where(eq(users.uid, "wearer@saltbush.example"));
    expect(await reason({})).toBe("other-organisation");
    await api.db.update(users).set({ uid: before!.uid }).where(eq(users.customerId, before!.customerId));
    expect(await personOf(before!.uid)).toEqual(before);
  });

  test("[SI-02] for somebody inactive or deleted, by address or by employee code", async () => {
    await at.enter(said({ claims: NAMES }));
    const mine = eq(users.uid, NEW);
    await api.db.update(users).set({ active: false }).where(mine);
    expect(await reason({ claims: NAMES })).toBe("closed");
    await api.db.delete(identityLinks);
    expect(await reason({ claims: NAMES })).toBe("closed");
    await api.db.update(users).set({ deletedAt: api.now() }).where(mine);
    expect(await reason({ claims: NAMES })).toBe("closed");
    const renamed = { email: "mere@kestrel.example", claims: { employee_number: "k-77" } };
    expect(await reason(renamed)).toBe("employee-code");
    expect(await personOf(renamed.email)).toBeUndefined();
    expect((await personOf(NEW))!.active).toBe(false);
  });

  test("[SI-02] in a unit that is closed, or of another organisation", async () => {
    const mine = eq(units.uid, unit!.uid);
    await api.db.update(units).set({ active: false }).where(mine);
    expect(await reason({})).toBe("closed-unit");
    await api.db.update(units).set({ active: true }).where(mine);
    await expect(writeProviders(api.db, [{ ...entry, newPeople: { unit: "saltbush" } }])).rejects.toThrow(
      "kestrel: kestrel has no unit saltbush",
    );
    expect(ProvidersFile.safeParse([{ ...entry, newPeople: {} }]).success).toBe(false);
    await api.db
      .update(identityProviders)
      .set({ newPeopleUnit: "saltbush" })
      .where(eq(identityProviders.id, "kestrel"));
    expect(await reason({})).toBe("closed-unit");
  });
});

test("[SI-02] an account that an administrator made is found as before", async () => {
  const before = (await personOf("wearer@kestrel.example"))!;
  await at.enter(said({ email: before.uid, claims: NAMES }));
  expect(await personOf(before.uid)).toEqual(before);
});
