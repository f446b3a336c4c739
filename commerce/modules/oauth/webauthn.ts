/**
 * The package that reads what passkeys sign. It is loaded when the first passkey is used: half a second and 25 MB that
 * a shop without passkeys keeps.
 */
export const webauthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: what every passkey can do one of. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/**
 * What a browser says about a new passkey, without the part about its maker. Nobody asked for that part, so no
 * certificate in it is read and no address in one is opened. @throws Error for what is no such text.
 */
export async function withoutMaker(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import("@simplewebauthn/server/helpers");
  const authData = decodeAttestationObject(Buffer.from(attestationObject, "base64url")).get("authData");
  const plain = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, string>>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]),
  );
  return Buffer.from(plain).toString("base64url");
}
