import { describe, expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { fillCart, makeReady, place, skuOf } from "../support/shopping";
import { CLIENT } from "../support/settings";

const api = await apiOfFile();
const buyer = "buyer@harrowstreet.example";
const site = "http://commerce.test/occ/v2/uniforms";
const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };

describe("HEAD", () => {
  test("[API-1] of a search tells how many there are, and has no body", async () => {
    const { body } = await api.call("GET", "/products/search", { as: buyer, query: { query: "polo" } });
    const head = await api.call("HEAD", "/products/search", {
      as: buyer,
      query: { query: "polo", fields: "facets" },
    });
    expect([head.status, head.body]).toEqual([200, ""]);
    expect(head.headers.get("x-total-count")).toBe(String(body.pagination.totalResults));
  });
});

describe("verbs", () => {
  test.each([
    ["DELETE", `${site}/languages`, "GET, HEAD, OPTIONS"],
    ["PUT", `${site}/products/search`, "GET, HEAD, OPTIONS"],
    ["PATCH", `${site}/users/current/carts/1/entries`, "DELETE, GET, HEAD, OPTIONS, POST"],
    ["GET", "http://commerce.test/authorizationserver/oauth/token", "OPTIONS, POST"],
    ["POST", "http://commerce.test/occ/v2/basesites", "GET, HEAD, OPTIONS"],
  ])("[API-1] %s %s is 405 with the verbs that there are", async (method, url, allow) => {
    const answer = await api.fetch(new Request(url, { method }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
    expect((await answer.json()).errors[0].type).toBe("HttpRequestMethodNotSupportedError");
  });

  test("[API-1] OPTIONS tells them; a path that is not there stays 404", async () => {
    const answer = await api.fetch(new Request(`${site}/languages`, { method: "OPTIONS" }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expectRefusal(await api.call("DELETE", "/nowhere"), 404, "UnknownResourceError");
    expectRefusal(await api.call("DELETE", "/languages/"), 404, "UnknownResourceError");
    expectRefusal(await api.call("DELETE", "/products/search/"), 404, "UnknownResourceError");
  });
});

describe("media types", () => {
  const languages = (Accept: string) => api.call("GET", "/languages", { headers: { Accept } });

  test.each(["text/xml", "text/html, image/*;q=0.5", "application/json;q=0"])(
    "[API-1] Accept: %s is 406",
    async (accept) => {
      expectRefusal(await languages(accept), 406, "HttpMediaTypeNotAcceptableError");
    },
  );

  test.each([
    "application/json",
    "*/*",
    "application/*;q=0.1, text/html",
    "APPLICATION/JSON",
    "text/html, */*;q=0.8",
  ])("[API-1] Accept: %s is answered", async (accept) => {
    expect((await languages(accept)).status).toBe(200);
  });

  const rename = (type: string | undefined, body = '{"preferredName":"Sam"}') =>
    api.call("PUT", "/orgUsers/current/preferred-name", {
      as: buyer,
      headers: type ? { "Content-Type": type } : {},
      body: JSON.parse(body),
    });

  test.each(["application/xml", "multipart/form-data; boundary=x", "image/png", "application/jsonp"])(
    "[API-1] a body of %s is 415",
    async (type) => {
      expectRefusal(await rename(type), 415, "HttpMediaTypeNotSupportedError");
    },
  );

  test.each([
    "application/json; charset=utf-8",
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/vnd.a+json",
  ])("[API-1] JSON is read when it is labelled %s", async (type) => {
    expect((await rename(type)).status).toBe(200);
  });
});

describe("who may", () => {
  test.each([
    "/products/search",
    "/products/KC-5002",
    "/products/suggestions?term=a",
    "/products/KC-5002/reviews",
  ])("[API-1] %s is not there for a stranger, as on every site that asks for a sign-in", async (path) => {
    expectRefusal(await api.call("GET", path), 404, "UnknownResourceError");
    expectRefusal(await api.call("GET", path, { token: "nobody's" }), 401, "InvalidTokenError");
  });

  test("[API-1] an application's own token is refused by 403: another of its kind would not help", async () => {
    const { body } = await api.oauth("token", { grant_type: "client_credentials", ...client });
    for (const path of ["/orgUsers/current", "/products/search", "/users/current/carts"]) {
      expectRefusal(await api.call("GET", path, { token: body.access_token }), 403, "ForbiddenError");
    }
    expect((await api.call("GET", "/titles", { token: body.access_token })).status).toBe(200);
  });

  test("[API-1] anonymous is nobody, whoever asks", async () => {
    expectRefusal(await api.call("GET", "/users/anonymous/carts", { as: buyer }), 401, "UnauthorizedError");
    expectRefusal(
      await api.call("GET", "/users/anonymous", { as: "agent@kitroom.example" }),
      401,
      "UnauthorizedError",
    );
  });
});

describe("currency", () => {
  const search = (as: string, curr: string) => api.call("GET", "/products/search", { as, query: { curr } });

  test("[FW-02] that a person has no prices in is refused, whatever the site offers", async () => {
    expect((await search(buyer, "AUD")).status).toBe(200);
    expectRefusal(await search(buyer, "NZD"), 400, "UnsupportedCurrencyError", {
      message: expect.stringContaining("AUD"),
    });
    const carts = await api.call("POST", "/users/current/carts", { as: buyer, query: { curr: "NZD" } });
    expectRefusal(carts, 400, "UnsupportedCurrencyError");
    expect((await api.call("GET", "/languages", { query: { curr: "NZD" } })).status).toBe(200);
  });
});

describe("new things", () => {
  test("[API-1] an order is told with its address, and so is the repeat of its request", async () => {
    const cart = await fillCart(api, buyer, { [await skuOf(api, "KC-5002")]: 1 });
    await makeReady(api, buyer, cart);
    const headers = { "Idempotency-Key": "order-once-1" };
    const first = await place(api, buyer, cart, headers);
    const location = first.headers.get("location");
    expect(location).toBe(`/occ/v2/uniforms/orgUsers/current/orders/${first.body.code}`);
    expect((await place(api, buyer, cart, headers)).headers.get("location")).toBe(location);
    const read = await api.call("GET", location!.slice("/occ/v2/uniforms".length), { as: buyer });
    expect(read.body.code).toBe(first.body.code);
  });
});

describe("base sites", () => {
  const sites = async (fields?: string) => {
    const url = new URL("http://commerce.test/occ/v2/basesites");
    if (fields) url.searchParams.set("fields", fields);
    const answer = await api.fetch(new Request(url));
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };

  test("[FW-02] are told with what is asked of them", async () => {
    const { body } = await sites("baseSites(uid)");
    expect(body.baseSites).toContainEqual({ uid: "uniforms" });
    const all =
      "uid,name,channel,theme,locale,defaultLanguage(isocode),urlPatterns,urlEncodingAttributes,requiresAuthentication,isolated,captchaConfig(enabled,publicKey),stores(currencies,defaultCurrency,languages,defaultLanguage),defaultPreviewProductCode,defaultPreviewCategoryCode,defaultPreviewCatalogId";
    expect((await sites(`baseSites(${all})`)).status).toBe(200);
    expectRefusal(await sites("baseSites(nothing)"), 400, "ConversionError");
    expect((await sites()).body.baseSites[0]).toMatchObject({
      channel: "B2B",
      stores: [{ defaultCurrency: { isocode: "AUD" } }],
    });
  });
});

test("[SI-01] an account that has to wait is told for how long in Retry-After", async () => {
  const sign = () =>
    api.oauth("token", {
      grant_type: "password",
      username: "finance@saltbush.example",
      password: "wrong",
      ...client,
    });
  for (let n = 0; n < 10; n += 1) expect((await sign()).headers.get("retry-after")).toBeNull();
  const refused = await sign();
  expect(refused.status).toBe(429);
  expect(refused.body.error_description).toContain(`in ${refused.headers.get("retry-after")} seconds`);
});
