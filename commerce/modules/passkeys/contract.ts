import { z } from "@hono/zod-openapi";
import { base64url, requiredText } from "../../http/text-schema";

export const PasskeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    created: z.string(),
    lastUsed: z.string().optional(),
    /** Its maker copies it to other devices of the person. */
    synced: z.boolean(),
  })
  .openapi("Passkey");

export const PasskeysSchema = z
  .object({
    passkeys: z.array(PasskeySchema),
    /** Whether the person can add one: not if their organisation signs them in. */
    possible: z.boolean(),
  })
  .openapi("PasskeyList");

const type = z.literal("public-key");

const challenge = {
  /** Names the challenge: it works once, for five minutes. */
  id: z.string(),
  /** Seconds. */
  expiresIn: z.number(),
};

/** What `navigator.credentials.create` takes, with bytes as base64url (WebAuthn: PublicKeyCredentialCreationOptionsJSON). */
export const NewPasskeySchema = z
  .object({
    ...challenge,
    publicKey: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type, alg: z.number() })),
      timeout: z.number(),
      attestation: z.literal("none"),
      excludeCredentials: z.array(
        z.object({ type, id: z.string(), transports: z.array(z.string()).optional() }),
      ),
      authenticatorSelection: z.object({
        residentKey: z.literal("required"),
        requireResidentKey: z.literal(true),
        userVerification: z.literal("required"),
      }),
    }),
  })
  .openapi("NewPasskey");

/** What `navigator.credentials.get` takes (WebAuthn: PublicKeyCredentialRequestOptionsJSON). */
export const PasskeySignInSchema = z
  .object({
    ...challenge,
    publicKey: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number(),
      userVerification: z.literal("required"),
    }),
  })
  .openapi("PasskeySignIn");

export const PasswordBody = z.object({ password: z.string().max(1000) });

/** What `navigator.credentials.create` gave (WebAuthn: RegistrationResponseJSON), for which challenge, and a name for it. */
export const PasskeyBody = z.object({
  challengeId: z.string().min(1).max(100),
  name: requiredText(60),
  credential: z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});

export const NameBody = z.object({ name: requiredText(60) });
