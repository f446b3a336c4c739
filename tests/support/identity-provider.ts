import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from "jose";

/** What the provider says of somebody, and how its answer differs from a right one. */
export interface Said {
  sub?: string;
  sid?: string;
  email?: string;
  emailVerified?: boolean;
  /** Further claims, such as names. */
  claims?: Record<string, unknown>;
  /** In place of what the request asked for, or the provider's own. */
  nonce?: string;
  issuer?: string;
  audience?: string;
  /** Seconds from now. */
  issued?: number;
  expires?: number;
  /** Signs with a key that the provider does not have. */
  forged?: true;
  /** In place of the issuer and state of the redirect. */
  redirect?: Record<string, string>;
}

interface Code {
  said: Said;
  nonce: string;
  challenge: string;
  redirectUri: string;
  used?: true;
}

/**
 * An OpenID Connect provider on this machine that also gives wrong answers, which no real one does. It asks nobody
 * anything: `answer` is the browser that comes back.
 */
export async function openIdentityProvider() {
  const codes = new Map<string, Code>();
  let key = await newKey();
  let issuer = "";
  const respond = async (path: string, body: URLSearchParams): Promise<[status: number, answer: unknown]> => {
    if (path === "/.well-known/openid-configuration") return [200, metadata(issuer)];
    if (path === "/jwks") return [200, { keys: [key.jwk] }];
    if (path !== "/token") return [404, {}];
    const code = codes.get(body.get("code") ?? "");
    const verifier = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    const fits = code && !code.used && verifier === code.challenge;
    if (!fits || body.get("redirect_uri") !== code.redirectUri) return [400, { error: "invalid_grant" }];
    code.used = true;
    const signing = code.said.forged ? (await newKey()).privateKey : key.privateKey;
    const idToken = await signed({ code, key: signing, kid: key.jwk.kid!, issuer });
    return [200, { access_token: "at", token_type: "Bearer", expires_in: 60, id_token: idToken }];
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = new URLSearchParams(Buffer.concat(parts).toString());
      void respond(request.url ?? "", body).then(([status, answer]) => {
        response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    /** Where the browser is sent back to, after the person signed in at an address. */
    answer(address: string, said: Said): URL {
      const asked = new URL(address).searchParams;
      const code = randomBytes(8).toString("hex");
      const [nonce, challenge, redirectUri] = ["nonce", "code_challenge", "redirect_uri"].map(
        (name) => asked.get(name) ?? "",
      ) as [string, string, string];
      codes.set(code, { said, nonce, challenge, redirectUri });
      const back = new URL(redirectUri);
      const query = { code, state: asked.get("state") ?? "", iss: issuer, ...said.redirect };
      back.search = new URLSearchParams(query).toString();
      return back;
    },
    /** A logout token (OpenID Connect Back-Channel Logout 1.0 §2.4); `claims` count over those of a right one. */
    async logoutToken(claims: Record<string, unknown>, header: { typ?: string; forged?: true } = {}) {
      const now = Math.floor(Date.now() / 1000);
      const { forged, typ = "logout+jwt" } = header;
      const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
      const times = { iat: now, exp: now + 120 };
      const right = { iss: issuer, aud: "kitroom", jti: randomBytes(8).toString("hex"), events, ...times };
      return new SignJWT({ ...right, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: key.jwk.kid!, typ })
        .sign(forged ? (await newKey()).privateKey : key.privateKey);
    },
    async changeKey() {
      key = await newKey();
    },
    close: () => new Promise((done) => void server.close(done)),
  };
}

async function newKey(): Promise<{ privateKey: CryptoKey; jwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = randomBytes(4).toString("hex");
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/end`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
});

async function signed(parts: { code: Code; key: CryptoKey; kid: string; issuer: string }): Promise<string> {
  const { said, nonce } = parts.code;
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...said.claims, sid: said.sid, email: said.email, email_verified: said.emailVerified };
  return new SignJWT({ ...claims, nonce: said.nonce ?? nonce })
    .setProtectedHeader({ alg: "RS256", kid: parts.kid })
    .setSubject(said.sub ?? "account-1")
    .setIssuer(said.issuer ?? parts.issuer)
    .setAudience(said.audience ?? "kitroom")
    .setIssuedAt(now + (said.issued ?? 0))
    .setExpirationTime(now + (said.expires ?? 300))
    .sign(parts.key);
}
