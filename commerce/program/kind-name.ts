/** A kind as people call it: `price-rows` is "Price rows", `skus` is "SKUs". */
export const kindName = (file: string): string => {
  const words = file
    .replaceAll("-", " ")
    .replace(/\bskus\b/, "SKUs")
    .replace(/\bcms\b/, "CMS");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
