export const quickOrderPath = "/quick-order";

export const importPath = "/cart/import";

/** A file of lines to begin with. */
export const importTemplatePath = "/cart.csv?template";

/** The cart as a file. */
export const cartFilePath = "/cart.csv";
