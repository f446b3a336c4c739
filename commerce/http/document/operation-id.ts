const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A part of a path as words: `{cartId}` is ByCartId. The base site and the person are left out. */
function words(part: string): string {
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  if (name === "baseSiteId" || name === "userId") return "";
  if (name) return `By${capital(name)}`;
  return part
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join("");
}

/** A name for a call that generated clients can use: `getUsersCartsByCartId`. */
export const operationIdOf = (method: string, path: string): string =>
  method +
  path
    .replace(/^\/occ\/v2/, "")
    .split("/")
    .map(words)
    .join("");
