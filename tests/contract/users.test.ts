import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const wearer = "wearer@kestrel.example";
const agent = "agent@kitroom.example";
const api = await apiOfFile();

const profile = (as: string, query: Record<string, string> = {}, id = "current") =>
  api.call("GET", `/orgUsers/${id}`, { as, query });

describe("profile", () => {
  test("[SH-02] holds what the storefront greets and decides by", async () => {
    const { status, body } = await profile(wearer, { fields: "FULL" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uid: wearer,
      customerId: "KM-000001",
      firstName: "Mei",
      lastName: "Castellanos",
      active: true,
      priceEnabled: false,
      customerAdmin: false,
      showCDCRegistrationPage: false,
      orgUnit: { uid: "kestrel-mel", country: { isocode: "AU" }, customerSpecificCurrencySymbol: "$" },
      organisation: { uid: "kestrel", region: "AU", support: { phone: expect.stringMatching(/\d/) } },
    });
    expect(body.groups).toContainEqual({ uid: "customergroup" });
    expect(JSON.stringify(body)).not.toMatch(/scrypt|password/i);
  });

  test("[SH-02] customer admins are known by their group", async () => {
    expect((await profile("admin@kestrel.example")).body.customerAdmin).toBe(true);
  });

  test("[PK-06] an open indent window shows, with its dates; nobody else has it", async () => {
    const { body } = await profile(wearer);
    expect(body).toMatchObject({
      indentMode: true,
      indentStartDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/),
      indentExpectedDeliveryDate: expect.any(String),
    });
    const closed = await profile("indentclosed@kestrel.example");
    expect(closed.body.indentMode).toBe(false);
    expect(closed.body).not.toHaveProperty("indentStartDate");
  });

  test("[API-1] users/{userId} is the same call", async () => {
    const twin = await api.call("GET", "/users/current", { as: wearer });
    expect(twin.body).toEqual((await profile(wearer)).body);
  });

  test("[API-1] one's own id and address stand for current", async () => {
    for (const id of ["KM-000001", "wearer@kestrel.example"]) {
      expect((await profile(wearer, {}, encodeURIComponent(id))).body.customerId).toBe("KM-000001");
    }
  });
});

describe("agents", () => {
  test("[AS-01] read anybody by customer id", async () => {
    expect((await profile(agent, {}, "KM-000001")).body.uid).toBe(wearer);
    expect((await profile(agent, {}, "LB-000001")).body.uid).toBe("wearer@lanternbridge.example");
  });

  test("[AS-01] nobody of an unknown id", async () => {
    expectRefusal(await profile(agent, {}, "KM-999999"), 403, "ForbiddenError");
  });
});

describe("fields", () => {
  test("[API-1] levels hold each other: BASIC in DEFAULT in FULL", async () => {
    const [basic, standard, full] = await Promise.all(
      ["BASIC", "DEFAULT", "FULL"].map(async (fields) =>
        Object.keys((await profile(wearer, { fields })).body),
      ),
    );
    expect(basic).toEqual(["uid", "name"]);
    expect(standard).toEqual(expect.arrayContaining(basic!));
    expect(full).toEqual(expect.arrayContaining(standard!));
    expect(Object.keys((await profile(wearer)).body)).toEqual(standard);
  });

  test("[API-1] names give only what is named, white space ignored, nested names too", async () => {
    const { body } = await profile(wearer, { fields: "firstName, orgUnit( uid,country(isocode) )" });
    expect(body).toEqual({ firstName: "Mei", orgUnit: { uid: "kestrel-mel", country: { isocode: "AU" } } });
  });

  test("[API-1] a level and names are united, below as well", async () => {
    const { body } = await profile(wearer, { fields: "BASIC,orgUnit(BASIC,active)" });
    expect(body).toEqual({
      uid: wearer,
      name: "Mei Castellanos",
      orgUnit: { uid: "kestrel-mel", name: "Melbourne base", active: true },
    });
  });

  test("[API-1] an object named alone comes at its BASIC level", async () => {
    const { body } = await profile(wearer, { fields: "orgUnit" });
    expect(body).toEqual({ orgUnit: { uid: "kestrel-mel", name: "Melbourne base" } });
  });

  test.each([
    "nosuch",
    "uid,nosuch",
    "orgUnit(nosuch)",
    "DEFAULT,orgUnit(country(nosuch))",
    "basic",
    "__proto__",
    "constructor",
  ])("[API-1] %s names something unknown: 400 ConversionError", async (fields) => {
    expectRefusal(await profile(wearer, { fields }), 400, "ConversionError");
  });

  test("[API-1] empty fields mean DEFAULT", async () => {
    expect((await profile(wearer, { fields: "" })).body).toEqual((await profile(wearer)).body);
  });
});

describe("preferred name", () => {
  const set = (preferredName: unknown, id = "current", as = wearer) =>
    api.call("PUT", `/orgUsers/${id}/preferred-name`, { as, body: { preferredName } });

  test("[AC-01] is set, trimmed, and empty takes it away", async () => {
    const done = await set("  May ");
    expect([done.status, done.body]).toEqual([200, ""]);
    expect((await profile(wearer)).body.preferredName).toBe("May");
    await set("");
    expect((await profile(wearer)).body).not.toHaveProperty("preferredName");
  });

  test("[AC-01] may be of any script, and is kept as typed", async () => {
    for (const name of ["Ngāti 🌿", "O'Brien", "<b>Mei</b>", "张伟"]) {
      await set(name);
      expect((await profile(wearer)).body.preferredName).toBe(name);
    }
    await set("");
  });

  test.each([["x".repeat(61)], [undefined], [7], [null], [{}]])("[AC-01] %s is refused", async (name) => {
    expectRefusal(await set(name), 400, "ValidationError", { subject: "preferredName" });
  });

  test("[API-1] bodies count by content: no JSON, wrong JSON, form", async () => {
    const send = async (body: string, type: string) =>
      (
        await api.fetch(
          new Request("http://commerce.test/occ/v2/uniforms/orgUsers/current/preferred-name", {
            method: "PUT",
            headers: { "Content-Type": type, Authorization: `Bearer ${await api.signIn(wearer)}` },
            body,
          }),
        )
      ).status;
    expect(await send('{"preferredName":"A"}', "text/plain")).toBe(200);
    expect(await send("preferredName=B", "application/x-www-form-urlencoded")).toBe(200);
    expect((await profile(wearer)).body.preferredName).toBe("B");
    expect(await send("{", "application/json")).toBe(400);
    expect(await send("[]", "application/json")).toBe(400);
    expect(await send("null", "application/json")).toBe(400);
    expect(await send(`{"preferredName":"${"x".repeat(600_000)}"}`, "application/json")).toBe(413);
    await set("");
  });

  test("[AS-01] an agent's change lands on the wearer, not on the agent", async () => {
    expect((await set("Wren", "KM-000002", agent)).status).toBe(200);
    const [changed] = await api.db.select().from(users).where(eq(users.customerId, "KM-000002"));
    expect(changed?.preferredName).toBe("Wren");
    expect((await profile(agent)).body).not.toHaveProperty("preferredName");
  });
});

describe("site context", () => {
  test("[FW-02] base sites answer without a site, as the storefront first asks", async () => {
    const answer = await api.fetch(new Request("http://commerce.test/occ/v2/basesites?fields=FULL"));
    const { baseSites } = (await answer.json()) as { baseSites: { uid: string; theme: string }[] };
    expect(baseSites.map(({ uid, theme }) => [uid, theme])).toEqual(
      expect.arrayContaining([
        ["uniforms", "default"],
        ["wholesale", "wholesale"],
      ]),
    );
  });

  test.each([
    ["/languages", "languages", "isocode", "en"],
    ["/currencies", "currencies", "isocode", "AUD"],
    ["/countries", "countries", "isocode", "NZ"],
    ["/titles", "titles", "code", "dr"],
    ["/paymenttypes", "paymentTypes", "code", "ACCOUNT"],
  ])("[FW-02] %s needs no token", async (path, list, key, value) => {
    const { status, body } = await api.call("GET", path, { query: { lang: "en", curr: "AUD" } });
    expect(status).toBe(200);
    expect(body[list].map((item: Record<string, string>) => item[key])).toContain(value);
  });
});
