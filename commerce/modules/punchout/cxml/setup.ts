import { all, at, child, type Element, textAt } from "./read";

/** A line as a buyer's system keeps it and sends it again. */
export interface BuyerLine {
  partId: string;
  auxiliaryId?: string;
  quantity: string;
  lineNumber?: string;
  /**
   * Why the cart does not have it: of a pack, with additions that are not known, not in whole pieces, not sold, or
   * not enough of it.
   */
  why?: "pack" | "unknown" | "pieces" | "gone" | "short";
  /** What the system kept of the line; absent if it sent only its numbers. */
  detail?: {
    unitPrice: string;
    currency: string;
    description: string;
    unitOfMeasure: string;
    classifications: { domain: string; code: string }[];
  };
}

/** What a set-up request asks for. */
export interface Setup {
  operation: string;
  /** Sent back unchanged: text, or elements as they were written. */
  buyerCookie: string;
  cookieIsXml: boolean;
  postUrl: string | undefined;
  /** The part number to open the shop at. */
  selectedItem: string | undefined;
  lines: BuyerLine[];
}

function detailOf(detail: Element | undefined): BuyerLine["detail"] {
  const money = at(detail, "UnitPrice", "Money");
  const price = money?.text.trim() ?? "";
  if (!detail || !money || !/^\d{1,9}(\.\d{1,6})?$/.test(price)) return undefined;
  const description = child(detail, "Description");
  return {
    unitPrice: price,
    currency: (money.attributes["currency"] ?? "").slice(0, 3),
    description: (description?.text.trim() ?? "").slice(0, 500),
    unitOfMeasure: textAt(detail, "UnitOfMeasure") ?? "EA",
    classifications: all(detail, "Classification")
      .slice(0, 5)
      .map((one) => ({ domain: one.attributes["domain"] ?? "", code: one.text.trim() })),
  };
}

const lineOf = (item: Element): BuyerLine => ({
  partId: (textAt(item, "ItemID", "SupplierPartID") ?? "").slice(0, 100),
  auxiliaryId: textAt(item, "ItemID", "SupplierPartAuxiliaryID")?.slice(0, 100),
  quantity: item.attributes["quantity"]?.trim() ?? "",
  lineNumber: item.attributes["lineNumber"],
  detail: detailOf(child(item, "ItemDetail")),
});

function cookieOf(cookie: Element | undefined) {
  const cookieIsXml = (cookie?.children.length ?? 0) > 0;
  return { cookieIsXml, buyerCookie: (cookieIsXml ? cookie?.inner : cookie?.text)?.trim() ?? "" };
}

/** Reads a PunchOutSetupRequest (docs/decisions/0051); nothing is judged here. */
export const readSetup = (request: Element): Setup => ({
  operation: request.attributes["operation"]?.trim().toLowerCase() ?? "",
  ...cookieOf(child(request, "BuyerCookie")),
  postUrl: textAt(request, "BrowserFormPost", "URL"),
  selectedItem: textAt(request, "SelectedItem", "ItemID", "SupplierPartID"),
  lines: all(request, "ItemOut").map(lineOf),
});
