/** Where the purchase orders of an organisation are kept (spec 001 §2). */
export const registerPath = "/purchase-order";

export const addPath = `${registerPath}/add`;

/** One purchase order, or a page about it. */
export const purchaseOrderPath = (id: string, page?: "update" | "delete"): string =>
  [registerPath, encodeURIComponent(id), page].filter(Boolean).join("/");

/** The id in the address of a page about one. */
export const purchaseOrderIdOf = ({
  params,
}: {
  params: Readonly<Record<string, string | undefined>>;
}): string => (params["purchaseId"] ?? "").slice(0, 60);
