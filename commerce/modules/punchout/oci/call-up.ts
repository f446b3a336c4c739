import type { Hook } from "../tables";

/** What a system asks for when it calls the catalogue up by OCI. Nothing is judged here. */
export interface CallUp {
  username: string;
  password: string;
  /** Without its query, which goes back as fields. */
  address: string | undefined;
  hook: Hook;
  /** Empty for shopping. */
  task: string;
  productId: string;
  quantity: string;
  search: string;
}

/** What a system can ask for; without a word, shopping. */
export const FUNCTIONS = ["", "DETAIL", "VALIDATE", "BACKGROUND_SEARCH"] as const;

/** Fields that the buyer's system wants to see again, as it spelt them. */
const ECHOED = ["~okcode", "~target", "~caller"];

/** Characters that Latin 1 and UTF-8 have in common, for systems that do not say that they read UTF-8. */
const isUnicode = (charset: string): boolean => /^utf-?8$/i.test(charset.trim());

/** Reads the fields of a call-up, whose names come in any case (OCI 4 and 5; docs/decisions/0056). */
export function readCallUp(fields: readonly (readonly [string, string])[]): CallUp {
  const named = new Map(fields.map(([name, value]) => [name.toLowerCase(), value]));
  const field = (name: string) => (named.get(name) ?? "").trim();
  const [address, ...query] = field("hook_url").replace(/#.*$/s, "").split("?");
  const echoed = fields.filter(([name]) => ECHOED.includes(name.toLowerCase()));
  return {
    username: field("username"),
    password: named.get("password") ?? "",
    address: address || undefined,
    hook: {
      fields: [
        ...new URLSearchParams(query.join("?")),
        ...echoed.map(([name, value]) => [name, value] as const),
      ].map(([name, value]) => ({ name, value })),
      target: frameOf(field("returntarget")) ?? frameOf(field("~target")) ?? "_top",
      unicode: isUnicode(field("http_content_charset")),
    },
    task: field("function").toUpperCase(),
    productId: field("productid"),
    quantity: field("quantity"),
    search: field("searchstring"),
  };
}

/** The name of a frame, or one of those that begin with a line; undefined for anything else. */
const frameOf = (target: string): string | undefined => (/^[\w.-]{1,100}$/.test(target) ? target : undefined);
