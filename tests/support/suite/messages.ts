import { randomUUID } from "node:crypto";
import { type Element, readXml } from "../../../commerce/modules/punchout/cxml/read";
import type { ConnectionEntry } from "../../../commerce/modules/punchout";
import { credential, itemOut, orderDocument, setupDocument } from "../cxml";

/** A line of a requisition, as it came back. */
export interface Line {
  partId: string;
  description: string;
  quantity: string;
  unit: string;
  price: string;
  currency: string;
  /** What stood inside its ItemIn, which goes out again to edit, inspect and order. */
  inner?: string;
}

/** What a shop posted. */
export interface Returned {
  protocol: "cXML" | "OCI";
  /** By this the requisition is found: the BuyerCookie, or OCI's field of our own. */
  cookie: string;
  lines: Line[];
  /** "AUD 22.00", as the message says; OCI has none. */
  total?: string;
  /** The number of the cart, which goes with an order. */
  cart?: string;
  /** As it came, for people to read. */
  message: string;
  /** What the browser said of the page that it came from. */
  referer?: string;
}

const below = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...below(child, name)]);
const text = (element: Element, name: string): string => below(element, name)[0]?.text.trim() ?? "";

/** Reads what the browser brought, by cXML or OCI. @throws Error for anything else. */
export function readReturned(post: URLSearchParams): Returned {
  const encoded = post.get("cxml-base64");
  const document = encoded ? Buffer.from(encoded, "base64").toString("utf8") : post.get("cxml-urlencoded");
  return document ? readMessage(document) : readFields(post);
}

function readMessage(message: string): Returned {
  const root = readXml(message);
  const [total] = below(root, "Total").flatMap((element) => below(element, "Money"));
  if (!total) throw new Error("This is no PunchOutOrderMessage.");
  return {
    protocol: "cXML",
    cookie: text(root, "BuyerCookie"),
    total: `${total.attributes["currency"]} ${total.text}`,
    cart: below(root, "SupplierOrderInfo")[0]?.attributes["orderID"],
    message,
    lines: below(root, "ItemIn").map((item) => ({
      partId: text(item, "SupplierPartID"),
      description: text(item, "Description").replace(text(item, "ShortName"), "").trim(),
      quantity: item.attributes["quantity"] ?? "",
      unit: text(item, "UnitOfMeasure"),
      price: text(item, "Money"),
      currency: below(item, "Money")[0]?.attributes["currency"] ?? "",
      inner: item.inner,
    })),
  };
}

function readFields(post: URLSearchParams): Returned {
  const lines: Line[] = [];
  for (let at = 1; post.has(`NEW_ITEM-VENDORMAT[${at}]`); at += 1) {
    const field = (name: string) => post.get(`NEW_ITEM-${name}[${at}]`) ?? "";
    lines.push({
      partId: field("VENDORMAT"),
      description: post.get(`NEW_ITEM-LONGTEXT_${at}:132[]`) ?? field("DESCRIPTION"),
      quantity: String(Number(field("QUANTITY"))),
      unit: field("UNIT"),
      price: (Number(field("PRICE")) / Number(field("PRICEUNIT") || 1)).toFixed(2),
      currency: field("CURRENCY"),
    });
  }
  const message = [...post].map(([name, value]) => `${name}=${value}`).join("\n");
  return { protocol: "OCI", cookie: post.get("requisition") ?? "", lines, message };
}

/** Quantity times price, summed in cents. */
export const sumOf = (lines: readonly Line[]): string =>
  (
    lines.reduce((sum, { price, quantity }) => sum + Math.round(Number(price) * 100 * Number(quantity)), 0) /
    100
  ).toFixed(2);

/** A procurement system, as the shop knows it. */
export type Buyer = ConnectionEntry;

const parties = ({ senders: [sender], from: [from] }: Buyer) => ({
  senders: credential(sender!.domain, sender!.identity, sender!.secret),
  from: credential(from!.domain, from!.identity),
});

/** Opens a visit with the shop, server to server. @returns the address of the start page. @throws Error with its Status. */
export async function setUp(
  shop: string,
  buyer: Buyer,
  visit: { operation: string; cookie: string; back: string; lines: readonly Line[] },
): Promise<string> {
  const answer = await send(
    `${shop}/occ/v2/uniforms/punchout/cxml/setup`,
    setupDocument({
      ...parties(buyer),
      payloadId: `${randomUUID()}@tenderline`,
      operation: visit.operation,
      cookie: visit.cookie,
      post: `<BrowserFormPost><URL>${visit.back}</URL></BrowserFormPost>`,
      more: visit.lines.map(asItemOut).join(""),
    }),
  );
  const start = text(answer, "StartPage").trim();
  if (!start) throw new Error(statusOf(answer));
  return start;
}

/** Orders the lines of a requisition that was approved. @returns the Status of the answer. */
export async function order(
  shop: string,
  buyer: Buyer,
  number: string,
  { lines, cart }: Pick<Returned, "lines" | "cart">,
): Promise<string> {
  const answer = await send(
    `${shop}/occ/v2/uniforms/punchout/cxml/order`,
    orderDocument({
      ...parties(buyer),
      payloadId: `${randomUUID()}@tenderline`,
      orderId: number,
      info: cart ? `<SupplierOrderInfo orderID="${cart}"/>` : "",
      items: lines.map(asItemOut).join(""),
    }),
  );
  return statusOf(answer);
}

const asItemOut = ({ partId, quantity, inner }: Line, index: number): string =>
  inner === undefined
    ? itemOut(partId, quantity)
    : `<ItemOut quantity="${quantity}" lineNumber="${index + 1}">${inner}</ItemOut>`;

const statusOf = (answer: Element): string => {
  const [status] = below(answer, "Status");
  return `${status?.attributes["code"]} ${status?.attributes["text"]}. ${status?.text.trim()}`.trim();
};

async function send(address: string, document: string): Promise<Element> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "text/xml" },
    body: document,
  });
  return readXml(await answer.text());
}
