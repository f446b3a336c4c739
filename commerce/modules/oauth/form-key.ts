import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

const COOKIE = "kitroom_authorize";
const PATH = "/authorizationserver/oauth/authorize";
/** Seconds that a form may lie open. */
const LIFE = 1800;

const keyOf = (secret: string, nonce: string, clientId: string) =>
  createHmac("sha256", secret).update(`authorize:${nonce}:${clientId}`).digest("base64url");

/**
 * Binds a form to the browser that it was drawn for: the key in it fits a cookie that another site can neither
 * read nor have sent along. Else a page of somebody else could sign a visitor in as a person of its choice.
 * @returns the key for the form.
 */
export function giveFormKey(c: Context, secret: string, clientId: string): string {
  const nonce = getCookie(c, COOKIE) ?? randomBytes(24).toString("base64url");
  setCookie(c, COOKIE, nonce, {
    path: PATH,
    httpOnly: true,
    sameSite: "Strict",
    secure: new URL(c.req.url).protocol === "https:",
    maxAge: LIFE,
  });
  return keyOf(secret, nonce, clientId);
}

/** Whether a posted form is one that this browser was given. */
export function formKeyFits(c: Context, secret: string, clientId: string, key: string): boolean {
  const from = c.req.header("Sec-Fetch-Site");
  if (from !== undefined && from !== "same-origin" && from !== "none") return false;
  const nonce = getCookie(c, COOKIE);
  if (!nonce) return false;
  const expected = Buffer.from(keyOf(secret, nonce, clientId));
  const shown = Buffer.from(key);
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}
