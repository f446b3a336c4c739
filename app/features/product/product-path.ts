/** The page of a product, from the parameters of a route below it. */
export const productPath = (params: { productCode?: string; name?: string }) =>
  `/product/${encodeURIComponent(params.productCode ?? "")}/${encodeURIComponent(params.name ?? "")}`;
