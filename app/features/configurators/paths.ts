/** The configurators of the shop, as their addresses call them (spec 002 §2.1). */
export type Kind = "textfield" | "vc";

/** What is configured: a product, or a line of the cart or of an order. */
export interface Owner {
  kind: Kind;
  type: "product" | "cartEntry" | "orderEntry";
  /** The code of a product, the number of a cart's line, or an order and its line: "KR-100482+0". */
  key: string;
}

const behind = (page: string, { kind, type, key }: Owner) =>
  `/${page}/${kind}/${type}/entityKey/${encodeURIComponent(key)}`;

export const configurePath = (owner: Owner): string => behind("configure", owner);

export const overviewPath = (owner: Owner): string =>
  `${behind("configure-overview", owner)}${owner.type === "orderEntry" ? "/displayOnly/true" : ""}`;

/** The configurator of a line or product by its type in the contract; undefined for one that is not offered here. */
export const kindOf = (configuratorType: string | undefined): Kind | undefined =>
  configuratorType === "TEXTFIELD" ? "textfield" : configuratorType === "CPQCONFIGURATOR" ? "vc" : undefined;

export const orderEntryKey = (order: string, number: number): string => `${order}+${number}`;
