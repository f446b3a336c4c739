import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** What a signature is of: the session, and whose it is. */
interface Signed {
  sid: string;
  customerId: string;
  cartCode: string | null;
}

/** The signature of a registration, which only this shop can make. */
export function signatureOf({ sid, customerId, cartCode }: Signed, secret: string): string {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "card registration", 32));
  return createHmac("sha256", key)
    .update(JSON.stringify([sid, customerId, cartCode]))
    .digest("base64url");
}

/** Compares in the same time, however much of it is right. */
export function isSignature(sent: string, signed: Signed, secret: string): boolean {
  const [given, right] = [Buffer.from(sent), Buffer.from(signatureOf(signed, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}
