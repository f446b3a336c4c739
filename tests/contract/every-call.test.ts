import { describe, expect, test } from "vitest";
import { oauthTokens } from "../../commerce/modules/oauth/tables";
import { openApiDocument } from "../../commerce/contract/types";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { tokenOf } from "../support/feeds";

interface Operation {
  method: string;
  path: string;
  hasFields: boolean;
}

const base = "/occ/v2/{baseSiteId}";
const operations: Operation[] = Object.entries(openApiDocument().paths ?? {})
  // Documents of buyers' systems are always answered with documents; tests/contract/cxml is about them.
  .filter(([path]) => path.startsWith(base) && !path.includes("/punchout/cxml/"))
  .flatMap(([path, item]) =>
    Object.entries(item as Record<string, { parameters?: { name: string }[] }>).map(
      ([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.slice(base.length),
        hasFields: (operation.parameters ?? []).some(({ name }) => name === "fields"),
      }),
    ),
  );
/** Fills the path's names with values that are well formed and of nothing. */
const filled = (path: string, userId = "current") =>
  path
    .replace("{userId}", userId)
    .replace("{entryNumber}", "0")
    .replace("{sid}", "0123456789abcdef0123")
    .replace("{attributeCode}", "1")
    .replace("{valueId}", "1")
    .replace("{contentKind}", "components")
    .replace("{versionNumber}", "1")
    .replaceAll(/\{\w+\}/g, "nothing");
const title = ({ method, path }: Operation): [string, Operation] => [
  `${method} ${path}`,
  { method, path } as Operation,
];

const api = await apiOfFile();
const erp = await tokenOf(api, "erp");

test("[API-1] the document knows the calls", () => {
  expect(operations.length).toBeGreaterThan(60);
});

describe("of a site or context that is not there", () => {
  test.each(operations.map(title))("[FW-02] %s is 400", async (_, { method, path }) => {
    const answer = await api.call(method, filled(path), { site: "nosuch" });
    expectRefusal(answer, 400, "InvalidResourceError");
  });

  const reads = operations.filter(({ method }) => method === "GET");
  test.each(reads.map(title))(
    "[FW-02] %s takes only languages and currencies of the site",
    async (_, { path }) => {
      const ask = (query: Record<string, string>) =>
        api.call("GET", filled(path), { ...readerOf(path), query: { ...required(path), ...query } });
      expectRefusal(await ask({ lang: "xx" }), 400, "UnsupportedLanguageError");
      expectRefusal(await ask({ curr: "USD" }), 400, "UnsupportedCurrencyError");
    },
  );

  const selectable = reads.filter(({ hasFields }) => hasFields);
  test.each(selectable.map(title))("[API-1] %s refuses fields that cannot be read", async (_, { path }) => {
    for (const fields of ["(", "a(b", "a)", "a,,b", "<script>", "a(".repeat(20)]) {
      const query = { ...required(path), fields };
      expectRefusal(
        await api.call("GET", filled(path), { ...readerOf(path), query }),
        400,
        "ConversionError",
      );
    }
  });
});

/** Somebody who may. */
const readerOf = (path: string): { as?: string; token?: string } =>
  path.startsWith("/feeds/") ? { token: erp } : { as: personOf(path) };

const personOf = (path: string): string =>
  ["/punchout/connections", "/assisted", "/cms/drafts", "/cms/editing/", "/program/", "/quotes"].some(
    (begin) => path.startsWith(begin),
  )
    ? "agent@kitroom.example"
    : "admin@kestrel.example";

/** Parameters without which a call is not understood at all. */
const required = (path: string): Record<string, string> =>
  ({
    "/products/suggestions": { term: "a" },
    "/manage-users/user-payment-details": { customerPk: "a" },
    "/costcenter-search-paymentdetails": { customerPK: "a" },
    "/add-costCenter-payment-details": { customerPK: "a", costCenterCodes: "a" },
    "/users/{userId}/files": { purpose: "enquiry" },
    "/approvalLink": { key: "a" },
    "/wwg-manage-finances/forecast/working": { currency: "AUD" },
    "/users/ssoUrl": { userid: "a" },
    "/users/activeSso": { userid: "a" },
    "/loginchanges": { token: "a" },
    "/search/suggestions": { searchText: "a" },
    "/search/content": { search: "a" },
    "/registrationcodes": { registrationCode: "a" },
    "/registrations/final": { token: "a" },
    "/resetpassword/validateToken": { token: "a", type: "EMAIL" },
    "/payment/payment-invoice": { invoiceIds: "INV-1" },
    "/wwgPurchaseOrders/getPurchaseOrderDetails": { purchaseId: "a" },
    "/manage-users/getUserDetails": { customerPK: "a" },
    "/validateEmployeeCode": { empCode: "a" },
    "/validateEmployeeEmail": { emailAddress: "a" },
    "/validateEmployeeMobile": { empMobile: "a" },
    "/business-units/details/deliveryAndShipping": { b2bUnit: "a" },
    "/wwg-cost-centers/getAllAvailCostCenters": { businessUnitWwgUid: "a" },
    "/wwg-cost-centers/linkedCostCenter": { costCenterID: "a", businessUnitID: "a" },
  })[path] ?? {};

test("[API-1] an unknown path is 404 in OCC's shape", async () => {
  expectRefusal(await api.call("GET", "/nowhere"), 404, "UnknownResourceError");
  expectRefusal(await api.call("GET", "/orgUsers/current/"), 404, "UnknownResourceError");
});

test("[API-1] every answer names its request", async () => {
  const sent = await api.call("GET", "/titles", { headers: { "X-Correlation-Id": "abc-1" } });
  expect(sent.headers.get("x-correlation-id")).toBe("abc-1");
  const made = /^[0-9a-f-]{36}$/;
  const id = async (headers = {}) =>
    (await api.call("GET", "/titles", { headers })).headers.get("x-correlation-id");
  expect(await id()).toMatch(made);
  // It is written into the log and kept with the page: only a short and plain one is taken over.
  for (const sent of ["a b", "a,b", "{}", "x".repeat(129)]) {
    expect(await id({ "X-Correlation-Id": sent })).toMatch(made);
  }
});

describe("bodies that nothing can be done with", () => {
  const as = "wearer@korraline.example";
  const put = async (body: string) => {
    const headers = { Authorization: `Bearer ${await api.signIn(as)}`, "Content-Type": "application/json" };
    const address = "http://commerce.test/occ/v2/uniforms/orgUsers/current/preferred-name";
    const answer = await api.fetch(new Request(address, { method: "PUT", headers, body }));
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };

  test("[API-1] nested too deep: 400, whatever declares the body", async () => {
    const deep = `${"[".repeat(9000)}${"]".repeat(9000)}`;
    expectRefusal(await put(`{"preferredName":"a","more":${deep}}`), 400, "HttpMessageNotReadableError");
    expectRefusal(await put(deep), 400, "HttpMessageNotReadableError");
  });

  test("[API-1] characters that no text can hold: 400, in a value or a name", async () => {
    const { body } = await api.call("POST", "/orgUsers/current/punchout/sessions", {
      as,
      body: { browserFormPostUrl: "https://buyer.example/", buyerCookie: "1" },
    });
    const path = `/punchout/sessions/${body.sid}/state`;
    for (const state of [{ a: "\u0000" }, { a: { b: ["\ud800"] } }, { "a\u0000": 1 }, { "\udfff": {} }]) {
      const answer = await api.call("PUT", path, { body: { state } });
      expectRefusal(answer, 400, "ValidationError", {
        message: "This text has a character that cannot be saved. Remove it.",
      });
    }
  });

  test("[API-1] of unknown length: 413, read no further than a body may be long", async () => {
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const headers = { Authorization: `Bearer ${await api.signIn(as)}` };
    const options = { method: "POST", headers, body, duplex: "half" as const };
    const request = new Request("http://commerce.test/occ/v2/uniforms/users/current/carts", options);
    expect((await api.fetch(request)).status).toBe(413);
    expect(given).toBeLessThan(2_000_000);
  });

  test("[API-1] with a thousand faults: the first fifty are told", async () => {
    const orderEntries = Array.from({ length: 200 }, () => ({}));
    const { status, body } = await api.call("POST", "/orgUsers/current/carts/current/add/takenEntries", {
      as,
      body: { orderEntries },
    });
    expect([status, body.errors.length]).toEqual([400, 50]);
  });
});

test("[API-1] a name that the answer does not have is refused before anything is done", async () => {
  const as = "wearer@korraline.example";
  const { body } = await api.call("POST", "/orgUsers/current/punchout/sessions", {
    as,
    body: { browserFormPostUrl: "https://buyer.example/", buyerCookie: "1" },
  });
  const count = () => api.db.$count(oauthTokens);
  const before = await count();
  const answer = await api.call("GET", `/punchout/sessions/${body.sid}`, { query: { fields: "nothing" } });
  expectRefusal(answer, 400, "ConversionError");
  expect(await count()).toBe(before);
});
