/** The page of the review form, below the product's own. */
export const reviewPath = (productPath: string) => `${productPath}/review`;
