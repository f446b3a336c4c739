import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openApiDocument } from "../../commerce/contract/types";
import type { Operation } from "../../commerce/http/document/parts";
import { FEEDS, SCOPE_NAMES } from "../../commerce/http/scopes";
import { addClient, changeClient, ClientMistake, listClients } from "../../commerce/modules/oauth";
import { oauthTokens } from "../../commerce/modules/oauth/tables";
import { apiOfFile } from "../support/api";
import { grantsAs, register } from "../support/clients";
import { expectRefusal } from "../support/expect";
import { CLIENT } from "../support/settings";

const api = await apiOfFile();
const wearer = "wearer@kestrel.example";
const { password, refresh, own } = grantsAs(api);
const grants = ["password", "refresh_token", "client_credentials"];
const reader = await register(api, "reader", { grants, scopes: ["basic", "orders:read"] });
const ORDERS = "/users/current/orders";
const get = (path: string, token: string) => api.call("GET", path, { token });
const sign = async (client: Record<string, string>, more = {}) => (await password(client, wearer, more)).body;

describe("tokens", () => {
  test("[API-1] a token without a wish has the scopes of its client, one with a wish those alone", async () => {
    const all = await sign(reader);
    expect(all.scope).toBe("basic orders:read");
    expect((await get(ORDERS, all.access_token)).status).toBe(200);
    const fewer = await sign(reader, { scope: "orders:read" });
    expect(fewer.scope).toBe("orders:read");
    expect((await get(ORDERS, fewer.access_token)).status).toBe(200);
    expectRefusal(await get("/orgUsers/current", fewer.access_token), 403, "InsufficientScopeError");
    // What needs no token needs no scope.
    expect((await get("/languages", fewer.access_token)).status).toBe(200);
  });

  test.each(["orders:write", "basic orders:write", "everything", "ORDERS:READ"])(
    "[API-1] %s, which the client does not have, is invalid_scope",
    async (scope) => {
      for (const refused of [await password(reader, wearer, { scope }), await own(reader, { scope })]) {
        expect([refused.status, refused.body.error]).toEqual([400, "invalid_scope"]);
      }
    },
  );

  test("[API-1] an application's own token says its scopes", async () => {
    expect((await own(reader, { scope: "orders:read" })).body.scope).toBe("orders:read");
    expect((await own(reader)).body.scope).toBe("basic orders:read");
  });

  test("[SI-08] a refresh keeps the scopes of the sign-in, or takes some away for one token", async () => {
    const { refresh_token: first } = await sign(reader);
    const narrow = (await refresh(reader, first, { scope: "basic" })).body;
    expect(narrow.scope).toBe("basic");
    expectRefusal(await get(ORDERS, narrow.access_token), 403, "InsufficientScopeError");
    const again = (await refresh(reader, first)).body;
    expect([again.scope, again.refresh_token]).toEqual(["basic orders:read", narrow.refresh_token]);
    expect((await get(ORDERS, again.access_token)).status).toBe(200);
    const { refresh_token: only } = await sign(reader, { scope: "basic" });
    const more = await refresh(reader, only, { scope: "basic orders:read" });
    expect([more.status, more.body.error]).toEqual([400, "invalid_scope"]);
    // What was refused has not used up the refresh token.
    expect((await refresh(reader, only)).body.scope).toBe("basic");
  });

  test("[API-1] a client that is given less takes it from tokens that it has already", async () => {
    const shrinking = await register(api, "shrinking", { grants, scopes: ["basic", "orders:read"] });
    const [whole, chosen] = [await sign(shrinking), await sign(shrinking, { scope: "orders:read" })];
    for (const { access_token } of [whole, chosen])
      expect((await get(ORDERS, access_token)).status).toBe(200);
    await changeClient(api.db, "shrinking", { scopes: ["basic"] });
    for (const { access_token } of [whole, chosen]) {
      expectRefusal(await get(ORDERS, access_token), 403, "InsufficientScopeError");
    }
    await changeClient(api.db, "shrinking", { scopes: ["basic", "orders:read", "orders:write"] });
    for (const { access_token } of [whole, chosen])
      expect((await get(ORDERS, access_token)).status).toBe(200);
  });

  test("[API-1] the storefront and tokens from before scopes have all of them", async () => {
    const token = await api.signIn(wearer, true);
    const [row] = await api.db.select().from(oauthTokens).where(eq(oauthTokens.clientId, CLIENT.clientId));
    expect(row!.scopes).toBeNull();
    expect((await get(ORDERS, token)).status).toBe(200);
    const storefront = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
    expect((await own(storefront)).body.scope).toBe(SCOPE_NAMES.join(" "));
  });
});

describe("refusals", () => {
  test("[API-1] the error and WWW-Authenticate name the scope", async () => {
    const { access_token } = await sign(reader);
    const refused = await api.call("POST", `${ORDERS}/1/cancellation`, { token: access_token, body: {} });
    expect(refused.status).toBe(403);
    expect(refused.body.errors).toEqual([
      {
        type: "InsufficientScopeError",
        message: "This call needs a token with the scope orders:write.",
        ...{ reason: "scope", subject: "orders:write", subjectType: "scope" },
      },
    ]);
    expect(refused.headers.get("www-authenticate")).toBe(
      'Bearer error="insufficient_scope", scope="orders:write"',
    );
  });

  test("[API-1] a scope adds no right that the person does not have", async () => {
    const strong = await register(api, "strong", { grants, scopes: [...SCOPE_NAMES] });
    const { access_token: token } = await sign(strong);
    expectRefusal(
      await api.call("POST", "/manage-users/deactivate", { token, body: {} }),
      403,
      "ForbiddenError",
    );
  });

  test("[API-1] a read in the same process is refused like one by HTTP", async () => {
    const { access_token } = await sign(reader, { scope: "basic" });
    const answer = await api.read({
      ...{ site: "uniforms", method: "GET", path: ORDERS, params: {}, query: {} },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(answer).toMatchObject({ status: 403, errors: [{ type: "InsufficientScopeError" }] });
  });
});

describe("clients", () => {
  test("[API-1] one that is added without scopes has basic alone", async () => {
    await addClient(api.db, "plain", "confidential", {}, api.now());
    const row = (await listClients(api.db)).find(({ clientId }) => clientId === "plain");
    expect(row?.scopes).toEqual(["basic"]);
  });

  test.each([[["orders:erase"]], [["BASIC"]], [[]]])(
    "[API-1] scopes %j are refused in words",
    async (scopes) => {
      await expect(changeClient(api.db, "plain", { scopes })).rejects.toThrow(ClientMistake);
    },
  );
});

describe("the document", () => {
  const { paths } = JSON.parse(JSON.stringify(openApiDocument())) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith("/occ/v2/{baseSiteId}"))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        ...{ method, operation, tag: operation.tags[0]!, path: path.slice("/occ/v2/{baseSiteId}".length) },
        scopes: operation.security?.[0]?.oauth ?? [],
      })),
    );

  test("[API-1] each call of a person names its scope, in its description too", () => {
    for (const { operation, scopes } of calls.filter(({ operation: { security } }) => security)) {
      expect(scopes.length).toBeGreaterThan(0);
      for (const scope of scopes) expect(operation.description).toContain(`\`${scope}\``);
    }
  });

  /** Calls of these areas that are about a cart, and about who stands in for whom. */
  const BASIC = [/^\/urgentReasons$/, /\/carts\/\{cartId\}\/approval$/, /\/manageapprovals\/delegations/];

  test("[API-1] no call of orders, approvals and returns does without a scope of orders", () => {
    const areas = ["Orders", "Approvals", "Returns", "Replenishment orders", "Bulk orders"];
    const those = calls.filter(
      ({ tag, path }) => areas.includes(tag) && !BASIC.some((basic) => basic.test(path)),
    );
    expect(those.length).toBeGreaterThan(40);
    for (const { path, method, scopes } of those) {
      const fits = scopes.some((scope) => scope.startsWith("orders:"));
      expect([method, path, fits]).toEqual([method, path, true]);
      if (method === "get") expect([path, scopes]).toEqual([path, ["orders:read"]]);
    }
  });

  test("[API-1] no write of an area that looks after people does without people:write", () => {
    const readsByPost = [/\/list$/, /\/validatedeletion$/];
    const those = calls.filter(
      ({ tag, method, path }) =>
        ["Manage users", "User groups"].includes(tag) &&
        method !== "get" &&
        !readsByPost.some((read) => read.test(path)),
    );
    expect(those.length).toBeGreaterThan(25);
    for (const { path, scopes } of those) expect([path, scopes]).toEqual([path, ["people:write"]]);
  });

  test("[API-1] every scope is needed by a call that there is", () => {
    expect(new Set(calls.flatMap(({ scopes }) => scopes))).toEqual(new Set([...SCOPE_NAMES, FEEDS]));
  });
});
