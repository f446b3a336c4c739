import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { fitsOne, type Secrets } from "../../http/signature";

const COOKIE = "kitroom_authorize";
const PATH = "/authorizationserver/oauth/authorize";
/** Seconds that a form is valid. */
const LIFE = 1800;

const keyOf = (secret: string, nonce: string, clientId: string) =>
  createHmac("sha256", secret).update(`authorize:${nonce}:${clientId}`).digest("base64url");

/** A cookie that the sign-in form alone gets back. @param life seconds. */
export const setFormCookie = (c: Context, name: string, value: string, life: number): void =>
  setCookie(c, name, value, {
    path: PATH,
    httpOnly: true,
    sameSite: "Strict",
    secure: new URL(c.req.url).protocol === "https:",
    maxAge: life,
  });

/**
 * Binds a form to its browser: its key matches a SameSite cookie that another site can neither read nor send.
 * Without it another site could sign a visitor in as a different person (login CSRF).
 * @returns the key for the form.
 */
export function giveFormKey(c: Context, [secret]: Secrets, clientId: string): string {
  const nonce = getCookie(c, COOKIE) ?? randomBytes(24).toString("base64url");
  setFormCookie(c, COOKIE, nonce, LIFE);
  return keyOf(secret, nonce, clientId);
}

/** Whether a posted form was given to this browser. */
export function formKeyFits(c: Context, secrets: Secrets, clientId: string, key: string): boolean {
  const from = c.req.header("Sec-Fetch-Site");
  if (from !== undefined && from !== "same-origin" && from !== "none") return false;
  const nonce = getCookie(c, COOKIE);
  if (!nonce) return false;
  return fitsOne(key, secrets, (secret) => keyOf(secret, nonce, clientId));
}
