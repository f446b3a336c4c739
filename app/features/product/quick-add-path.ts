/** @param from The list that the product is met in, to go back to. */
export const quickAddPath = (code: string, from: string): string =>
  `/quick-add/${encodeURIComponent(code)}?${new URLSearchParams({ from }).toString()}`;
