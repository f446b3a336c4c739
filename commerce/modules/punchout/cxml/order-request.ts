import type { AddressSnapshot } from "../../carts/tables";
import { all, at, child, type Element, textAt } from "./read";

/** A line that a buyer orders. What is not told is undefined, or empty. */
export interface OrderedLine {
  partId: string;
  auxiliaryId?: string;
  quantity: string;
  unitPrice?: string;
  currency?: string;
  unitOfMeasure?: string;
}

export interface OrderAddress {
  /** The buyer's own number of it. */
  id?: string;
  /** Undefined if there is no street or city, so that nothing can be sent there. */
  address?: AddressSnapshot;
}

/** What an OrderRequest asks for. */
export interface OrderRequest {
  orderId: string;
  type: string;
  /** The number of the returned cart, if the buyer's system kept it. */
  cartCode?: string;
  shipTo?: OrderAddress;
  /** Where its lines go, each once. An order has one address, so that several are refused. */
  places: OrderAddress[];
  lines: OrderedLine[];
}

const plain = (text: string | undefined, most: number): string =>
  [...(text ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim()].slice(0, most).join("");

function addressOf(shipTo: Element | undefined): OrderAddress | undefined {
  const address = child(shipTo, "Address");
  const postal = child(address, "PostalAddress");
  if (!address) return undefined;
  const id = plain(address.attributes["addressID"], 100) || undefined;
  const [line1, ...further] = all(postal, "Street")
    .map(({ text }) => plain(text, 100))
    .filter((street) => street !== "");
  const town = plain(textAt(postal, "City"), 60);
  if (!line1 || !town) return { id };
  const company = plain(textAt(address, "Name"), 80);
  // The first names a person; the further ones say where that person is.
  const [person = company, ...within] = all(postal, "DeliverTo")
    .map(({ text }) => plain(text, 60))
    .filter((text) => text !== "");
  const [firstName, ...names] = person.split(" ");
  const country = child(postal, "Country")?.attributes["isoCountryCode"] ?? "";
  return {
    id,
    address: {
      firstName: firstName ?? "",
      lastName: names.join(" "),
      companyName: company || null,
      line1,
      line2: plain([...within, ...further].join(", "), 100) || null,
      town,
      region: plain(textAt(postal, "State"), 20) || null,
      postalCode: plain(textAt(postal, "PostalCode"), 10),
      country: country.trim().toUpperCase().slice(0, 2),
      phone: null,
    },
  };
}

function lineOf(item: Element): OrderedLine {
  const money = at(item, "ItemDetail", "UnitPrice", "Money");
  return {
    partId: (textAt(item, "ItemID", "SupplierPartID") ?? "").slice(0, 100),
    auxiliaryId: textAt(item, "ItemID", "SupplierPartAuxiliaryID")?.slice(0, 100),
    quantity: item.attributes["quantity"]?.trim() ?? "",
    unitPrice: money?.text.trim() || undefined,
    currency: money?.attributes["currency"]?.trim() || undefined,
    unitOfMeasure: textAt(item, "ItemDetail", "UnitOfMeasure"),
  };
}

/** Reads an OrderRequest (docs/decisions/0058); nothing is judged here. */
export function readOrder(request: Element): OrderRequest {
  const header = child(request, "OrderRequestHeader");
  // Lines that a buyer took back are sent with quantity 0.
  const items = all(request, "ItemOut").filter(
    (item) => !/^0+(\.0+)?$/.test(item.attributes["quantity"]?.trim() ?? ""),
  );
  // Some systems name the address at the lines; the one of the order is for the others.
  const ofOrder = all(header, "ShipTo");
  const named = items.flatMap((item) => {
    const own = child(item, "ShipTo");
    return own ? [own] : ofOrder;
  });
  const read = (named.length > 0 ? named : ofOrder).flatMap((shipTo) => addressOf(shipTo) ?? []);
  const places = [...new Map(read.map((place) => [JSON.stringify(place).toLowerCase(), place])).values()];
  return {
    orderId: header?.attributes["orderID"]?.trim() ?? "",
    type: header?.attributes["type"]?.trim().toLowerCase() || "new",
    cartCode: child(header, "SupplierOrderInfo")?.attributes["orderID"]?.trim(),
    shipTo: places[0],
    places,
    lines: items.map(lineOf),
  };
}
