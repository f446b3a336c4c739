import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCookie } from "@remix-run/node";
import { isEncrypted } from "~/config/encrypted.server";

const YEAR_SECONDS = 365 * 24 * 3600;

/** What a page needs for a browser that does not have its stylesheet. */
export interface FirstVisit {
  /** The text of the stylesheet, to inline in the page. */
  style: string;
  /** The cookie that tells later pages that the browser has it: its file name, which changes with its content. */
  setCookie: string;
}

const made = new Map<string, Promise<FirstVisit>>();

/** Made once for each stylesheet, over http and over https. */
function firstVisitOf(stylesheet: string, secure: boolean): Promise<FirstVisit> {
  const key = `${secure} ${stylesheet}`;
  const known = made.get(key) ?? make(stylesheet, secure);
  made.set(key, known);
  return known;
}

async function make(stylesheet: string, secure: boolean): Promise<FirstVisit> {
  const file = join("build/client", stylesheet);
  const options = { httpOnly: true, maxAge: YEAR_SECONDS, path: "/", sameSite: "lax", secure } as const;
  return {
    // Empty if the file is served from elsewhere.
    style: existsSync(file) ? readFileSync(file, "utf8") : "",
    setCookie: await createCookie("kitroom-style", options).serialize(stylesheet),
  };
}

/**
 * Inlines the stylesheet for a browser that does not have it, so that the first paint needs one response
 * instead of two. A visit without cookies cannot record this, so its pages always link to the file.
 */
export async function firstVisit(
  { headers }: Request,
  stylesheet: string,
  cookieless: boolean,
): Promise<FirstVisit | undefined> {
  if (cookieless) return undefined;
  const secure = isEncrypted((name) => headers.get(name));
  const first = await firstVisitOf(stylesheet, secure);
  // Read as it was written: every page looks, and to decode all cookies takes longer than the rest of it.
  const [written] = first.setCookie.split(";");
  const had = (headers.get("Cookie") ?? "").split(/; */).includes(written!);
  return had || !first.style ? undefined : first;
}
