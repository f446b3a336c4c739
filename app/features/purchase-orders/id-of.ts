/** The id in the address of a page about one. */
export const purchaseOrderIdOf = ({
  params,
}: {
  params: Readonly<Record<string, string | undefined>>;
}): string => (params["purchaseId"] ?? "").slice(0, 60);
