import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { type Place, placeOf } from "./attempts";
import { setFormCookie } from "./form-key";
import type { Secrets } from "../../http/signature";

const COOKIE = "kitroom_authorize_device";
/** Seconds. Browsers keep no cookie for longer. */
const LIFE = 400 * 86_400;
/** The most accounts of one shared computer. */
const MOST = 10;

const markOf = (secret: string, id: string, uid: string) =>
  createHmac("sha256", secret).update(`authorize-device:${id}:${uid}`).digest("base64url");

const read = (c: Context) => (getCookie(c, COOKIE) ?? "").split(".").slice(0, MOST + 1);

/**
 * Where an attempt at the form comes from: a browser in which this account signed in here before, so that guessers do not
 * hold its owner back, or the address that the host names.
 */
export function originOf(c: Context, secrets: Secrets, uid: string): Place {
  const [id = "", ...marks] = read(c);
  if (id && secrets.some((secret) => marks.includes(markOf(secret, id, uid)))) return placeOf(`device ${id}`);
  return placeOf(`address ${c.req.header("X-Client-Address") ?? ""}`);
}

/** Marks this browser after a sign-in of the account. */
export function rememberBrowser(c: Context, [secret]: Secrets, uid: string): void {
  const [known, ...marks] = read(c);
  const id = known || randomBytes(16).toString("base64url");
  const mark = markOf(secret, id, uid);
  const value = [id, mark, ...marks.filter((other) => other !== mark)].slice(0, MOST + 1).join(".");
  setFormCookie(c, COOKIE, value, LIFE);
}
