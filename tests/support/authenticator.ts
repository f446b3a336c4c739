import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/**
 * A passkey in software (WebAuthn level 3, §6): one ES256 key of one host, which always finds its person there.
 */
export interface Passkey {
  id: string;
  key: KeyObject;
  /** COSE. */
  publicKey: Buffer;
  userHandle: string;
  rpId: string;
  counter: number;
}

/** What is said otherwise than an honest browser would. */
export interface Lie {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  counter?: number;
  userHandle?: string;
  /** 0x01 present, 0x04 verified. */
  flags?: number;
  /** Another key signs. */
  key?: KeyObject;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** The few kinds of CBOR that an authenticator writes (RFC 8949). */
function cbor(value: number | string | Buffer | [unknown, unknown][]): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = value.flatMap(([name, one]) => [cbor(name as string), cbor(one as string)]);
  return Buffer.concat([head(5, value.length), ...pairs]);
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

function authenticatorData(rpId: string, flags: number, counter: number, more = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** What `navigator.credentials.create` would give for what the API asks. */
export function makePasskey(
  asked: { challenge: string; rp: { id: string }; user: { id: string } },
  origin: string,
  lie: Lie = {},
) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const cose = cbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, "base64url")],
    [-3, Buffer.from(y!, "base64url")],
  ]);
  const raw = randomBytes(32);
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, raw.length]), raw, cose]);
  const rpId = lie.rpId ?? asked.rp.id;
  const counter = lie.counter ?? 0;
  const data = authenticatorData(rpId, (lie.flags ?? PRESENT_AND_VERIFIED) | HAS_KEY, counter, attested);
  const id = raw.toString("base64url");
  const passkey: Passkey = {
    ...{ id, key: privateKey, publicKey: cose, userHandle: asked.user.id, rpId: asked.rp.id, counter },
  };
  const said = clientData(
    lie.type ?? "webauthn.create",
    lie.challenge ?? asked.challenge,
    lie.origin ?? origin,
  );
  const credential = {
    id,
    rawId: id,
    type: "public-key",
    response: {
      clientDataJSON: said.toString("base64url"),
      attestationObject: cbor([
        ["fmt", "none"],
        ["attStmt", []],
        ["authData", data],
      ]).toString("base64url"),
      transports: ["internal"],
    },
  };
  return { passkey, credential };
}

/** What `navigator.credentials.get` would give, as the text that the token call takes. */
export function signWith(
  passkey: Passkey,
  asked: { challenge: string; rpId: string },
  origin: string,
  lie: Lie = {},
): string {
  const counter = lie.counter ?? passkey.counter;
  const data = authenticatorData(lie.rpId ?? asked.rpId, lie.flags ?? PRESENT_AND_VERIFIED, counter);
  const said = clientData(lie.type ?? "webauthn.get", lie.challenge ?? asked.challenge, lie.origin ?? origin);
  const signature = sign("sha256", Buffer.concat([data, sha256(said)]), lie.key ?? passkey.key);
  return JSON.stringify({
    id: passkey.id,
    rawId: passkey.id,
    type: "public-key",
    response: {
      clientDataJSON: said.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: lie.userHandle ?? passkey.userHandle,
    },
  });
}
