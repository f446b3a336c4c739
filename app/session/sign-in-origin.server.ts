import { randomBytes } from "node:crypto";
import { createCookie, type AppLoadContext } from "@remix-run/node";
import { pageContext } from "~/commerce/page-context.server";
import { isEncrypted } from "~/config/encrypted.server";
import { seal, unseal } from "./seal.server";
import { getSettings } from "~/config/settings.server";
import { accountOf } from "./account.server";
import { keyedOf } from "./keyed.server";

/**
 * A device cookie as OWASP describes it: it tells a browser in which people signed in before from a
 * guesser's.
 */
interface Device {
  id: string;
  /** Accounts that signed in with this browser, latest first. */
  accounts: string[];
}

const PURPOSE = "device";
/** In days. Browsers keep no cookie for longer. */
const KEEP_DAYS = 400;
/** The most accounts of one shared computer. */
const MOST_ACCOUNTS = 10;

const deviceCookie = (request: Request) => {
  const secure = isEncrypted((name) => request.headers.get(name));
  return createCookie(secure ? "__Host-kitroom-device" : "kitroom-device", {
    httpOnly: true,
    secure,
    sameSite: "lax",
    path: "/",
    maxAge: KEEP_DAYS * 24 * 3600,
  });
};

async function deviceOf(request: Request): Promise<Device | undefined> {
  const { sessionSecrets } = getSettings();
  const value: unknown = await deviceCookie(request)
    .parse(request.headers.get("Cookie"))
    .catch(() => undefined);
  return typeof value === "string" ? unseal<Device>(value, sessionSecrets, PURPOSE) : undefined;
}

/** Where a sign-in comes from, for the limits on guessing. */
export interface SignInOrigin {
  /** Whether this very account has signed in with this browser before. */
  known: boolean;
  /** As the API expects it: the browser, and `device …` or `address …` unless the host does not know the address. */
  headers: Record<string, string>;
}

/** The browser as it names itself, so that the API tells people of one that is new to them. */
export function browserHeader(request: Request): Record<string, string> {
  const agent = request.headers.get("User-Agent");
  return agent ? { "X-Sign-In-Agent": agent.slice(0, 300) } : {};
}

export async function signInOrigin(
  request: Request,
  context: AppLoadContext,
  email: string,
): Promise<SignInOrigin> {
  const browser = browserHeader(request);
  const device = await deviceOf(request);
  const from = (text: string) => ({ ...browser, "X-Sign-In-From": text });
  if (device?.accounts.includes(accountOf(email)))
    return { known: true, headers: from(`device ${device.id}`) };
  const { clientAddress } = pageContext(context);
  return { known: false, headers: clientAddress ? from(`address ${clientAddress}`) : browser };
}

/**
 * The Set-Cookie that marks this browser after a sign-in.
 * @returns undefined in a keyed visit, which has no cookies.
 */
export async function rememberDevice(
  request: Request,
  context: AppLoadContext,
  email: string,
): Promise<string | undefined> {
  if (keyedOf(context)) return undefined;
  const device = (await deviceOf(request)) ?? { id: randomBytes(16).toString("base64url"), accounts: [] };
  const account = accountOf(email);
  const accounts = [account, ...device.accounts.filter((other) => other !== account)].slice(0, MOST_ACCOUNTS);
  return deviceCookie(request).serialize(
    seal({ ...device, accounts }, getSettings().sessionSecrets, PURPOSE),
  );
}
