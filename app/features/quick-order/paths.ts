export const quickOrderPath = "/quick-order";

export const importPath = "/cart/import";

/** The cart as a file. */
export const cartFilePath = "/cart.csv";
