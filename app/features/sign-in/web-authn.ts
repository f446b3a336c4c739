import { useScripted } from "~/ui/use-scripted";

type Json = Record<string, unknown>;

/** What a script may ask this browser for: not in a frame of another site, nor without https. */
export const usePasskeys = (): boolean =>
  useScripted() && "PublicKeyCredential" in window && window.top === window.self;

const bytesOf = (text: unknown) =>
  Uint8Array.from(atob(String(text).replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

const textOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** A credential as the API takes it; older browsers have no `toJSON`. */
function jsonOf(credential: Credential | null, names: readonly string[], more: Json = {}): string {
  const { id, type, response } = credential as PublicKeyCredential;
  const parts: Json = { ...more };
  for (const name of names) parts[name] = textOf(response[name as keyof typeof response]);
  return JSON.stringify({ id, rawId: id, type, response: parts });
}

/** Asks for a passkey of this shop. @param publicKey as the API says. @returns what it signed, as the API takes it. */
export async function requestPasskey(publicKey: Json): Promise<string> {
  const options = { ...publicKey, challenge: bytesOf(publicKey["challenge"]) };
  const credential = await navigator.credentials.get({ publicKey: options });
  return jsonOf(credential, ["clientDataJSON", "authenticatorData", "signature", "userHandle"]);
}

/** Makes a passkey. @param publicKey as the API says. @returns its public half, as the API takes it. */
export async function makePasskey(publicKey: Json): Promise<string> {
  const listed = publicKey["excludeCredentials"] as Json[];
  const user = publicKey["user"] as Json;
  const credential = (await navigator.credentials.create({
    publicKey: {
      ...publicKey,
      challenge: bytesOf(publicKey["challenge"]),
      user: { ...user, id: bytesOf(user["id"]) },
      excludeCredentials: listed.map((one) => ({ ...one, id: bytesOf(one["id"]) })),
    } as unknown as PublicKeyCredentialCreationOptions,
  })) as PublicKeyCredential;
  const response = credential.response as Partial<AuthenticatorAttestationResponse>;
  return jsonOf(credential, ["clientDataJSON", "attestationObject"], {
    transports: response.getTransports?.() ?? [],
  });
}

/** What a person is told when the browser gave no passkey. */
export function passkeyTrouble(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "There is a passkey for this account on that device already.";
  if (name === "NotAllowedError") return "No passkey was confirmed. Try again when you are ready.";
  return "Passkeys do not work here just now. Go on with your password.";
}
