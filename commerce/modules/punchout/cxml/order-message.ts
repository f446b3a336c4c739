import type { ReturnLine } from "../return-line";
import type { Party } from "../tables";
import { asWritten, documentOf, element, type Xml } from "./write";

export interface OrderMessage {
  buyerCookie: string;
  cookieIsXml: boolean;
  /** The number of the cart, which a system may send with its order. */
  cartCode: string;
  /** What the buyer may do with it later. */
  operationAllowed: "create" | "edit" | "inspect";
  from: Party;
  to: Party;
  currency: string;
  total: string;
  lines: readonly ReturnLine[];
}

const credential = (name: string, { domain, identity }: Party, ...more: Xml[]): Xml =>
  element(name, {}, element("Credential", { domain }, element("Identity", {}, identity)), more);

const money = (amount: string, currency: string): Xml => element("Money", { currency }, amount);

const itemIn = (line: ReturnLine, number: number): Xml =>
  element(
    "ItemIn",
    { quantity: line.quantity, lineNumber: String(number) },
    element(
      "ItemID",
      {},
      element("SupplierPartID", {}, line.partId),
      line.auxiliaryId ? element("SupplierPartAuxiliaryID", {}, line.auxiliaryId) : undefined,
    ),
    element(
      "ItemDetail",
      {},
      element("UnitPrice", {}, money(line.unitPrice, line.currency)),
      element(
        "Description",
        { "xml:lang": "en" },
        element("ShortName", {}, line.shortName),
        line.description,
      ),
      element("UnitOfMeasure", {}, line.unitOfMeasure),
      line.classifications.map(({ domain, code }) => element("Classification", { domain }, code)),
      line.extrinsics.map(({ name, value }) => element("Extrinsic", { name }, value)),
    ),
  );

/** The document that brings lines back to a buyer's system. It passes through a browser, so it has no secret. */
export const orderMessage = (message: OrderMessage, now: Date): string =>
  documentOf(
    now,
    element(
      "Header",
      {},
      credential("From", message.from),
      credential("To", message.to),
      credential("Sender", message.from, element("UserAgent", {}, "Kitroom")),
    ),
    element(
      "Message",
      {},
      element(
        "PunchOutOrderMessage",
        {},
        element(
          "BuyerCookie",
          {},
          message.cookieIsXml ? asWritten(message.buyerCookie) : message.buyerCookie,
        ),
        element(
          "PunchOutOrderMessageHeader",
          { operationAllowed: message.operationAllowed },
          element("Total", {}, money(message.total, message.currency)),
          element("SupplierOrderInfo", { orderID: message.cartCode }),
        ),
        message.lines.map((line, index) => itemIn(line, index + 1)),
      ),
    ),
  );
