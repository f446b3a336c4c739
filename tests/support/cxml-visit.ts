import { expect } from "vitest";
import type { TestApi } from "./api";
import { sendCxml, setupDocument, sidOf, type SetupParts } from "./cxml";
import { validate } from "./cxml-dtd";

export const validator = () => validate;

/** A visit that a document opened, with its calls. */
export async function visitByCxml(api: TestApi, parts: SetupParts = {}) {
  const { code, start, text } = await sendCxml(api, setupDocument(parts));
  expect([code, text]).toEqual(["200", text]);
  const sid = sidOf(start);
  const session = (await api.call("GET", `/punchout/sessions/${sid}`)).body;
  const headers = { punchoutsid: sid };
  const token = session.token.accessToken as string;
  const call = (method: string, path: string, options: object = {}) =>
    api.call(method, path, { token, headers, ...options });
  const cart = `/orgUsers/current/carts/${session.cartId}`;
  return {
    sid,
    session,
    call,
    cart,
    add: (code_: string, quantity: number) =>
      call("POST", `${cart}/entries`, { query: { code: code_, quantity } }),
    read: (query = {}) => call("GET", `/punchout/sessions/${sid}/requisition`, { query }),
    end: (outcome = "returned") =>
      call("POST", `/punchout/sessions/${sid}/requisition`, { body: { outcome } }),
  };
}

export const documentOf = ({ body }: { body: { orderAsCXML: string } }): string =>
  Buffer.from(body.orderAsCXML, "base64").toString("utf8");

/** Part and quantity of each line of a message. */
export const items = (document: string) =>
  [...document.matchAll(/<ItemIn quantity="([^"]+)"[^>]*><ItemID><SupplierPartID>([^<]+)</g)].map(
    ([, quantity, part]) => [part, quantity],
  );
