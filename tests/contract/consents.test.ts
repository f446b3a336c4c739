import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { consents, consentTemplates } from "../../commerce/modules/consents/tables";
import { apiOfFile, type CallOptions } from "../support/api";
import { register } from "../support/clients";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const wearer = "wearer@kestrel.example";
const colleague = "newstarter@kestrel.example";
const stranger = "wearer@korraline.example";
const admin = "admin@kestrel.example";
const agent = "agent@kitroom.example";
const ID = "SIZES_FROM_ORDERS";

const { customerId } = (await api.call("GET", "/orgUsers/current", { as: wearer })).body;
const templates = async (as = wearer, site?: string) =>
  (await api.call("GET", "/users/current/consenttemplates", { as, site })).body.consentTemplates;
const give = (query: object = {}, as = wearer, site?: string) =>
  api.call("POST", "/users/current/consents", {
    ...{ as, site },
    query: { consentTemplateId: ID, consentTemplateVersion: 1, ...query },
  });
const withdraw = (code: string, as = wearer) => api.call("DELETE", `/users/current/consents/${code}`, { as });

beforeEach(async () => {
  await api.db.delete(consents);
  await api.db.delete(consentTemplates).where(eq(consentTemplates.version, 2));
});

describe("a person's consents", () => {
  test("[AC-01] nobody has decided until they do, and the text says what is asked", async () => {
    expect(await templates()).toEqual([
      {
        id: ID,
        version: 1,
        name: "Sizes from my orders",
        description: expect.stringContaining("see the size that you ordered last"),
      },
    ]);
    expect(await templates("buyer@harrowstreet.example", "wholesale")).toEqual([]);
  });

  test("[AC-01] a consent is given once, withdrawn, and given again as another", async () => {
    const given = await give();
    const { code } = given.body.currentConsent;
    expect(given).toMatchObject({
      status: 201,
      body: { id: ID, version: 1, name: "Sizes from my orders" },
    });
    expect(given.body.currentConsent).toEqual({
      code,
      consentGivenDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\+0000$/),
    });
    expect(await templates()).toEqual([given.body]);
    expectRefusal(await give(), 409, "AlreadyExistsError", {
      message: "You have already given this consent.",
    });

    expect((await withdraw(code)).status).toBe(200);
    const [withdrawn] = await templates();
    expect(withdrawn.currentConsent).toEqual({
      ...given.body.currentConsent,
      consentWithdrawnDate: expect.any(String),
    });
    api.advance(60);
    expect((await withdraw(code)).status).toBe(200);
    expect(await templates()).toEqual([withdrawn]);

    const again = await give();
    expect(again.status).toBe(201);
    expect(again.body.currentConsent.code).not.toBe(code);
    expect(await templates()).toEqual([again.body]);
    expect(await api.db.$count(consents)).toBe(2);
  });

  test("[AC-01] two presses at once give one consent", async () => {
    const answers = await Promise.all([give(), give(), give()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await api.db.$count(consents)).toBe(1);
  });

  test("[AC-01] the form of published clients is read", async () => {
    const { status, body } = await publishedGive();
    expect([status, body.id, body.currentConsent.code]).toEqual([201, ID, expect.any(String)]);
  });

  test("[AC-01] what is not asked is refused in words, and nothing is saved", async () => {
    for (const [query, site] of [
      [{ consentTemplateId: "EVERYTHING" }, "uniforms"],
      [{ consentTemplateVersion: 2 }, "uniforms"],
      [{}, "wholesale"],
    ] as const) {
      expectRefusal(await give(query, wearer, site), 404, "NotFoundError", {
        message: "There is no such consent in this version.",
      });
    }
    for (const query of [{ consentTemplateVersion: "new" }, { consentTemplateId: "" }]) {
      expectRefusal(await give(query), 400, "ValidationError");
    }
    expectRefusal(await withdraw("none"), 404, "NotFoundError", {
      message: "You have not given this consent.",
    });
    expect(await api.db.$count(consents)).toBe(0);
  });

  test("[AC-01] nobody else sees or changes them, not even an administrator or an agent", async () => {
    const { code } = (await give()).body.currentConsent;
    for (const as of [colleague, stranger, admin, agent]) {
      const about = `/users/${customerId}`;
      const query = { consentTemplateId: ID, consentTemplateVersion: 1 };
      expectRefusal(await api.call("GET", `${about}/consenttemplates`, { as }), 403, "ForbiddenError");
      expectRefusal(await api.call("POST", `${about}/consents`, { as, query }), 403, "ForbiddenError");
      expectRefusal(await api.call("DELETE", `${about}/consents/${code}`, { as }), 403, "ForbiddenError");
      expectRefusal(await withdraw(code, as), 404, "NotFoundError");
      expect((await templates(as))[0].currentConsent).toBeUndefined();
    }
    for (const [method, path] of [
      ["GET", "consenttemplates"],
      ["POST", "consents"],
      ["DELETE", `consents/${code}`],
    ]) {
      expectRefusal(await api.call(method!, `/users/current/${path}`), 401, "UnauthorizedError");
    }
    expect(await api.db.$count(consents, isNull(consents.withdrawnAt))).toBe(1);
  });

  test("[AC-01] a new version is asked anew, and the earlier consent can be withdrawn", async () => {
    const { code } = (await give()).body.currentConsent;
    await newVersion();
    const [newest] = await templates();
    expect([newest.version, newest.currentConsent]).toEqual([2, undefined]);
    expectRefusal(await give(), 404, "NotFoundError");
    expect((await give({ consentTemplateVersion: 2 })).status).toBe(201);
    expect((await withdraw(code)).status).toBe(200);
    expect((await templates())[0].currentConsent.consentWithdrawnDate).toBeUndefined();
  });
});

describe("what a consent changes", () => {
  /** Where sizes of the person come from, as an administrator or somebody else sees them. */
  const sources = async (as = admin, whose = customerId): Promise<string[]> => {
    const { body } = await api.call("GET", `/orgUsers/${whose}/sizes`, { as });
    return body.scales.flatMap(({ usual }: { usual?: { source: string } }) => usual?.source ?? []);
  };

  test("[AC-01] without it an administrator sees no size from orders, and the person does", async () => {
    expect(await sources()).not.toContain("ordered");
    expect(await sources(wearer, "current")).toContain("ordered");
    const { code } = (await give()).body.currentConsent;
    expect(await sources()).toContain("ordered");
    await withdraw(code);
    expect(await sources()).not.toContain("ordered");
    expect(await sources(wearer, "current")).toContain("ordered");
  });

  test("[AC-01] what was saved in My sizes is shown with and without it", async () => {
    const [{ scale, sizes }] = (await api.call("GET", "/orgUsers/current/sizes", { as: wearer })).body.scales;
    const save = (size?: object) =>
      api.call("PUT", "/orgUsers/current/sizes", { as: wearer, body: { sizes: [{ scale, ...size }] } });
    await save(sizes[0]);
    expect(await sources()).toContain("saved");
    await give();
    expect(await sources()).toContain("saved");
    await save();
  });

  test("[AC-01] a consent to an earlier version does not count", async () => {
    await give();
    await newVersion();
    expect(await sources()).not.toContain("ordered");
    await give({ consentTemplateVersion: 2 });
    expect(await sources()).toContain("ordered");
  });

  test("[AC-01] the consent of one person says nothing of another", async () => {
    await give({}, colleague);
    expect(await sources()).not.toContain("ordered");
  });
});

describe("before anybody signs in", () => {
  const path = "/users/anonymous/consenttemplates";
  const HEADER = "X-Anonymous-Consents";
  const state = (templateVersion: number, consentState: string | null, templateCode = ID) => ({
    ...{ templateCode, templateVersion, consentState },
  });
  const ask = async (said?: unknown, options: CallOptions & { method?: string } = {}) => {
    const text = typeof said === "string" ? said : encodeURIComponent(JSON.stringify(said));
    const headers = { "Cache-Control": "no-cache", ...(said === undefined ? {} : { [HEADER]: text }) };
    const answer = await api.call(options.method ?? "GET", path, { headers, ...options });
    return { ...answer, said: JSON.parse(decodeURIComponent(answer.headers.get(HEADER)!)) };
  };

  test("[AC-01] the templates come with the header of what is undecided, to HEAD the header alone", async () => {
    const { status, body, said } = await ask();
    expect([status, said]).toEqual([200, [state(1, null)]]);
    expect(body.consentTemplates).toEqual(await templates());
    const head = await ask(undefined, { method: "HEAD" });
    expect([head.status, head.body, head.said]).toEqual([200, "", [state(1, null)]]);
    expect((await ask(undefined, { site: "wholesale" })).said).toEqual([]);
  });

  test("[AC-01] what the client keeps is answered for this version alone", async () => {
    for (const decided of ["GIVEN", "WITHDRAWN"]) {
      expect((await ask([state(1, decided)])).said).toEqual([state(1, decided)]);
    }
    expect((await ask([state(1, "GIVEN", "EVERYTHING")])).said).toEqual([state(1, null)]);
    await newVersion();
    expect((await ask([state(1, "GIVEN")])).said).toEqual([state(2, null)]);
  });

  test.each(["", "%", "%7B%7D", "null", "[1]", JSON.stringify([{ templateCode: 1 }])])(
    "[AC-01] the header '%s' decides nothing",
    async (said) => {
      const answer = await ask(said);
      expect([answer.status, answer.said]).toEqual([200, [state(1, null)]]);
    },
  );

  test("[AC-01] somebody's consents are no part of it, even with their token", async () => {
    await give();
    const { body, said } = await ask(undefined, { as: wearer });
    expect([body.consentTemplates[0].currentConsent, said]).toEqual([undefined, [state(1, null)]]);
  });

  test("[API-1] scripts of a registered origin may send the header and read it", async () => {
    const origin = "https://app.example";
    await register(api, "consent-shop", { origins: [origin] });
    const { headers } = await api.call("GET", path, { headers: { Origin: origin } });
    expect(headers.get("Access-Control-Expose-Headers")).toContain(HEADER);
    const preflight = await api.call("OPTIONS", path, {
      headers: { Origin: origin, "Access-Control-Request-Method": "GET" },
    });
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain(HEADER);
  });
});

async function newVersion(): Promise<void> {
  const [first] = await api.db
    .select()
    .from(consentTemplates)
    .where(and(eq(consentTemplates.id, ID), eq(consentTemplates.version, 1)));
  await api.db.insert(consentTemplates).values({ ...first!, version: 2 });
}

/** As Spartacus sends it. */
async function publishedGive() {
  const answer = await api.fetch(
    new Request("http://commerce.test/occ/v2/uniforms/users/current/consents?lang=en&curr=AUD", {
      method: "POST",
      headers: {
        Authorization: `Bearer ${await api.signIn(wearer)}`,
        "Content-Type": "application/x-www-form-urlencoded",
        "Cache-Control": "no-cache",
      },
      body: new URLSearchParams({ consentTemplateId: ID, consentTemplateVersion: "1" }),
    }),
  );
  return { status: answer.status, body: await answer.json() };
}
