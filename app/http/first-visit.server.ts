import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCookie } from "@remix-run/node";
import { isEncrypted } from "./encrypted.server";

const YEAR_SECONDS = 365 * 24 * 3600;

/** The cookie with the stylesheet that the browser has: its file name, which changes with its content. */
const styleCookie = ({ headers }: Request) =>
  createCookie("kitroom-style", {
    httpOnly: true,
    maxAge: YEAR_SECONDS,
    path: "/",
    sameSite: "lax",
    secure: isEncrypted((name) => headers.get(name)),
  });

const texts = new Map<string, string>();

/** The built file; empty if it is served from elsewhere. */
function textOf(stylesheet: string): string {
  const file = join("public", stylesheet);
  const text = texts.get(stylesheet) ?? (existsSync(file) ? readFileSync(file, "utf8") : "");
  texts.set(stylesheet, text);
  return text;
}

export interface FirstVisit {
  /** The text of the stylesheet, to inline in the page. */
  style: string;
  /** The cookie that tells later pages that the browser has it. */
  setCookie: string;
}

/**
 * Inlines the stylesheet for a browser that does not have it, so that the first paint needs one response
 * instead of two. A visit without cookies cannot record this, so its pages always link to the file.
 */
export async function firstVisit(
  request: Request,
  stylesheet: string,
  cookieless: boolean,
): Promise<FirstVisit | undefined> {
  if (cookieless) return undefined;
  const cookie = styleCookie(request);
  const had: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => undefined);
  const style = had === stylesheet ? "" : textOf(stylesheet);
  return style ? { style, setCookie: await cookie.serialize(stylesheet) } : undefined;
}
