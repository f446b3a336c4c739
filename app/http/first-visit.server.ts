import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCookie } from "@remix-run/node";
import { isEncrypted } from "./encrypted.server";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Which stylesheet the browser has: the name of its file, which changes with its content. */
const styleCookie = ({ headers }: Request) =>
  createCookie("kitroom-style", {
    httpOnly: true,
    maxAge: YEAR_SECONDS,
    path: "/",
    sameSite: "lax",
    secure: isEncrypted((name) => headers.get(name)),
  });

const texts = new Map<string, string>();

/** The file as built; empty where it is served from elsewhere. */
function textOf(stylesheet: string): string {
  const file = join("public", stylesheet);
  const text = texts.get(stylesheet) ?? (existsSync(file) ? readFileSync(file, "utf8") : "");
  texts.set(stylesheet, text);
  return text;
}

export interface FirstVisit {
  /** The stylesheet's text, to stand inside the page. */
  style: string;
  /** Says, on the pages after, that the browser has it. */
  setCookie: string;
}

/**
 * What a browser gets that has not had the stylesheet: on a slow line the first paint then waits for one answer
 * instead of two, and for no script. A visit without cookies could not say that it has the file, so its pages
 * always link to it.
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
