import { createHmac, hkdfSync } from "node:crypto";
import { fitsOne, type Secrets } from "../../http/signature";

/** What a signature is of: the session, and whose it is. */
interface Signed {
  sid: string;
  customerId: string;
  cartCode: string | null;
}

function signedWith(secret: string, { sid, customerId, cartCode }: Signed): string {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "card registration", 32));
  return createHmac("sha256", key)
    .update(JSON.stringify([sid, customerId, cartCode]))
    .digest("base64url");
}

/** The signature of a registration, which only this shop can make. */
export const signatureOf = (signed: Signed, [secret]: Secrets): string => signedWith(secret, signed);

export const isSignature = (sent: string, signed: Signed, secrets: Secrets): boolean =>
  fitsOne(sent, secrets, (secret) => signedWith(secret, signed));
