import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { addPasskey, beginPasskey, requireChallenge, requirePasswordForPasskey } from "./add";
import {
  NameBody,
  NewPasskeySchema,
  PasskeyBody,
  PasskeySchema,
  PasskeySignInSchema,
  PasskeysSchema,
  PasswordBody,
} from "./contract";
import { listPasskeys, removePasskey, renamePasskey } from "./own";
import { beginSignIn } from "./sign-in";

const own = { tag: "Passkeys", who: "person", own: true } as const;
const params = z.object({ passkeyId: z.string().min(1).max(60) });

/** A person's passkeys, and what a browser needs to sign in with one. The sign-in itself is a token call. */
export function passkeyRoutes(api: Registrar): void {
  api.call(
    {
      tag: "Passkeys",
      who: "anyone",
      method: "post",
      path: "/users/anonymous/passkeySignIn",
      summary: "What a browser needs to ask for a passkey; its answer is the password of a password grant",
      answer: PasskeySignInSchema,
      status: 201,
    },
    beginSignIn,
  );
  api.call(
    {
      ...own,
      method: "get",
      path: "/users/{userId}/passkeys",
      summary: "The person's passkeys",
      answer: PasskeysSchema,
    },
    listPasskeys,
  );
  api.call(
    {
      ...own,
      method: "post",
      path: "/users/{userId}/passkeys/begin",
      summary: "What a browser needs to make a passkey; needs the password",
      body: PasswordBody,
      answer: NewPasskeySchema,
      status: 201,
    },
    beginPasskey,
    (call) => requirePasswordForPasskey(call, call.body.password),
  );
  api.call(
    {
      ...own,
      method: "post",
      path: "/users/{userId}/passkeys",
      summary: "Adds a passkey that the browser has made, and tells the person by email",
      body: PasskeyBody,
      answer: PasskeySchema,
      status: 201,
      locatedBy: "id",
    },
    (call) => addPasskey(call, call.body),
    (call) => requireChallenge(call, call.body),
  );
  api.call(
    {
      ...own,
      method: "patch",
      path: "/users/{userId}/passkeys/{passkeyId}",
      summary: "Gives a passkey another name",
      params,
      body: NameBody,
      answer: PasskeySchema,
    },
    (call) => renamePasskey(call, call.params.passkeyId, call.body.name),
  );
  api.call(
    {
      ...own,
      method: "delete",
      path: "/users/{userId}/passkeys/{passkeyId}",
      summary: "Removes a passkey, and tells the person by email",
      params,
    },
    (call) => removePasskey(call, call.params.passkeyId),
  );
}
