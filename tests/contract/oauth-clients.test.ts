import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  addClient,
  addSecret,
  changeClient,
  ClientMistake,
  dropOldSecret,
  listClients,
  setActive,
} from "../../commerce/modules/oauth";
import { oauthClients } from "../../commerce/modules/oauth/tables";
import { apiOfFile } from "../support/api";
import { grantsAs, register } from "../support/clients";
import { expectRefusal } from "../support/expect";
import { CLIENT } from "../support/settings";

const api = await apiOfFile();
const wearer = "wearer@kestrel.example";
const storefront = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const { password, refresh, own } = grantsAs(api);
const all = ["password", "refresh_token", "client_credentials"];
const app = await register(api, "second-shop", { grants: all });
const erp = await register(api, "erp");
const profile = (token: string) => api.call("GET", "/orgUsers/current", { token });
const rowOf = async (id: string) => (await listClients(api.db)).find(({ clientId }) => clientId === id)!;

describe("several clients", () => {
  test("[API-1] the storefront has its row from the start, and no secret in it", async () => {
    expect(await rowOf(CLIENT.clientId)).toMatchObject({
      kind: "confidential",
      secrets: [],
      active: true,
      grants: [...all, "custom"],
    });
    expect((await own(storefront)).status).toBe(200);
    expect((await own({ ...storefront, client_secret: "" })).body.error).toBe("invalid_client");
  });

  test("[API-1] each has a secret of its own, which is kept as a hash", async () => {
    expect((await own(erp)).status).toBe(200);
    expect((await own({ ...erp, client_secret: app["client_secret"]! })).body.error).toBe("invalid_client");
    expect(JSON.stringify(await api.db.select().from(oauthClients))).not.toContain(erp["client_secret"]);
  });

  test("[API-1] two secrets count while one is replaced, and never three", async () => {
    const first = await register(api, "turning");
    const second = { ...first, client_secret: await addSecret(api.db, "turning", api.now()) };
    expect([(await own(first)).status, (await own(second)).status]).toEqual([200, 200]);
    const third = { ...first, client_secret: await addSecret(api.db, "turning", api.now()) };
    expect([(await own(first)).status, (await own(second)).status, (await own(third)).status]).toEqual([
      401, 200, 200,
    ]);
    await dropOldSecret(api.db, "turning");
    expect([(await own(second)).status, (await own(third)).status]).toEqual([401, 200]);
    await expect(dropOldSecret(api.db, "turning")).rejects.toThrow(ClientMistake);
    await expect(addSecret(api.db, CLIENT.clientId, api.now())).rejects.toThrow("COMMERCE_CLIENT_SECRET");
  });

  test("[API-1] a secret with a colon is read from HTTP Basic whole", async () => {
    const secret = "one:two:three";
    const { hashOf } = await import("../../commerce/modules/oauth/tokens");
    await register(api, "colons");
    const secrets = [{ hash: hashOf(secret), madeAt: api.now().toISOString() }];
    await api.db.update(oauthClients).set({ secrets }).where(eq(oauthClients.clientId, "colons"));
    const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString("base64")}` });
    const ask = (text: string, more = {}) =>
      api.oauth("token", { grant_type: "client_credentials", ...more }, basic(text));
    expect((await ask(`colons:${secret}`)).status).toBe(200);
    const refused = await ask("colons:one");
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="oauth"']);
    expect((await ask(`colons:${secret}`, { client_id: "erp" })).status).toBe(401);
  });

  test("[API-1] one that is closed gets nothing, and its tokens end at once; the others go on", async () => {
    const closing = await register(api, "closing", { grants: all });
    const { body } = await password(closing, wearer);
    const other = (await password(app, wearer)).body;
    await setActive(api.db, "closing", false, api.now());
    // A database server tells of the change a moment later.
    const status = async () => (await own(closing)).status;
    await expect.poll(status).toBe(401);
    expectRefusal(await profile(body.access_token), 401, "InvalidTokenError");
    expect((await profile(other.access_token)).status).toBe(200);
    await setActive(api.db, "closing", true, api.now());
    await expect.poll(status).toBe(200);
    expect((await refresh(closing, body.refresh_token)).body.error).toBe("invalid_grant");
  });

  test("[API-1] the last use is noted, to the minute", async () => {
    await register(api, "seldom");
    const seldom = { client_id: "seldom", client_secret: await addSecret(api.db, "seldom", api.now()) };
    expect((await rowOf("seldom")).lastUsedAt).toBeNull();
    await own(seldom);
    const first = (await rowOf("seldom")).lastUsedAt!;
    expect(first).toEqual(api.now());
    api.advance(30);
    await own(seldom);
    expect((await rowOf("seldom")).lastUsedAt).toEqual(first);
    api.advance(31);
    await own(seldom);
    expect((await rowOf("seldom")).lastUsedAt).toEqual(api.now());
  });
});

describe("what a client may", () => {
  test("[API-1] only its own grants", async () => {
    const refused = await password(erp, wearer);
    expect([refused.status, refused.body.error]).toEqual([400, "unauthorized_client"]);
  });

  test.each(["orders:read", "basic orders:read", "BASIC"])(
    "[API-1] scope %s is invalid_scope",
    async (scope) => {
      const refused = await own(erp, { scope });
      expect([refused.status, refused.body.error]).toEqual([400, "invalid_scope"]);
    },
  );

  test.each(["", "basic", " basic basic "])("[API-1] scope '%s' gives basic", async (scope) => {
    const { status, body } = await own(erp, { scope });
    expect([status, body.scope]).toEqual([200, "basic"]);
  });
});

describe("tokens belong to their client", () => {
  test("[SI-08] another client cannot refresh, and its try ends nothing", async () => {
    const { body } = await password(app, wearer);
    for (const thief of [storefront, await register(api, "thief", { grants: all })]) {
      const refused = await refresh(thief, body.refresh_token);
      expect([refused.status, refused.body.error]).toEqual([400, "invalid_grant"]);
    }
    expect((await refresh(app, body.refresh_token)).status).toBe(200);
  });

  test("[SI-08] a client that names itself revokes its own tokens only", async () => {
    const { body } = await password(app, wearer);
    const token = body.access_token;
    expect((await api.oauth("revoke", { token, ...storefront })).status).toBe(200);
    expect((await profile(token)).status).toBe(200);
    expect((await api.oauth("revoke", { token, ...app, client_secret: "wrong" })).status).toBe(401);
    expect((await profile(token)).status).toBe(200);
    expect((await api.oauth("revoke", { token, ...app })).status).toBe(200);
    expectRefusal(await profile(token), 401, "InvalidTokenError");
  });

  test("[SI-08] whoever holds a token ends it without a client, as clients of OCC do", async () => {
    const { body } = await password(app, wearer);
    const Authorization = `Bearer ${body.access_token}`;
    expect((await api.oauth("revoke", {}, { Authorization })).status).toBe(200);
    expectRefusal(await profile(body.access_token), 401, "InvalidTokenError");
  });
});

describe("making and changing clients", () => {
  const add = (id: string, kind: "public" | "confidential", details = {}) =>
    addClient(api.db, id, kind, details, api.now());

  test.each([
    ["an id that is taken", () => add("erp", "confidential")],
    ["an id with a space", () => add("a b c", "confidential")],
    ["an unknown grant", () => add("new1", "confidential", { grants: ["magic"] })],
    [
      "a password for a public client",
      () => add("new2", "public", { grants: ["password"], redirectUris: ["https://a.example/"] }),
    ],
    ["codes without an address", () => add("new3", "public")],
    ["an origin with a path", () => add("new4", "confidential", { origins: ["https://app.example/"] })],
    ["every origin", () => add("new5", "confidential", { origins: ["*"] })],
    ["the null origin", () => add("new6", "confidential", { origins: ["null"] })],
    ["a plain http origin", () => add("new7", "confidential", { origins: ["http://app.example"] })],
    ["an address that runs", () => add("new8", "public", { redirectUris: ["javascript:alert(1)"] })],
    ["an address with a fragment", () => add("new9", "public", { redirectUris: ["https://a.example/#x"] })],
    ["a plain http address", () => add("new10", "public", { redirectUris: ["http://a.example/"] })],
    ["a change of nobody", () => changeClient(api.db, "nobody", { name: "x" })],
    ["no change", () => changeClient(api.db, "erp", {})],
    [
      "a change that leaves codes without an address",
      () => changeClient(api.db, "erp", { grants: ["authorization_code"] }),
    ],
  ])("[API-1] %s is refused in words", async (_, work) => {
    const before = await listClients(api.db);
    await expect(work()).rejects.toThrow(ClientMistake);
    expect(await listClients(api.db)).toEqual(before);
  });

  test("[API-1] what is changed counts at once", async () => {
    const error = async () => (await password(erp, wearer)).body.error as string | undefined;
    await changeClient(api.db, "erp", { grants: all, name: "The ERP" });
    await expect.poll(error).toBeUndefined();
    await changeClient(api.db, "erp", { grants: ["client_credentials"] });
    await expect.poll(error).toBe("unauthorized_client");
    expect(await rowOf("erp")).toMatchObject({ name: "The ERP" });
  });
});
