import type { Registrar } from "../../http/registrar";
import { ownerOf } from "../oauth";
import { checkUser } from "./check";
import {
  ActiveSchema,
  Address,
  AddressQuery,
  CheckBody,
  CheckSchema,
  IdentitySchema,
  UserQuery,
} from "./contract";
import { providerFor } from "./providers";
import { signOnAddress, signOutAddress, type SsoSettings } from "./sign-on";

const tag = "Sign-in";

/** The calls before and after a sign-in at a provider (contract §21.1). */
export function ssoRoutes(api: Registrar, settings: SsoSettings): void {
  api.call(
    {
      method: "post",
      path: "/users/loginUserCheck",
      tag,
      summary: "The login user check; the same answer for unknown people",
      who: "anyone",
      reads: true,
      body: CheckBody,
      answer: CheckSchema,
    },
    (call) => Promise.resolve(checkUser(call.body.userid)),
  );
  api.call(
    {
      method: "get",
      path: "/users/ssoUrl",
      tag,
      summary: "Where somebody signs in; empty for the shop's own form",
      who: "anyone",
      query: AddressQuery,
      answer: Address,
    },
    (call) => signOnAddress(call, settings, call.query),
  );
  api.call(
    {
      method: "get",
      path: "/users/activeSso",
      tag,
      summary: "Whether an organisation signs in the people with an email address",
      who: "anyone",
      query: UserQuery,
      answer: ActiveSchema,
    },
    async (call) => {
      const provider = await providerFor(call.db, call.query.userid);
      return provider ? { active: true, name: provider.name } : { active: false };
    },
  );
  api.call(
    {
      method: "get",
      path: "/customer/{customerId}/getCDCApiKeyDetails",
      tag,
      summary: "The script of the customer data cloud of this site (spec 000 §7)",
      who: "anyone",
      answer: IdentitySchema,
    },
    ({ baseSite }) =>
      Promise.resolve({ cdcJavascriptUrl: settings.cdcJavascriptUrl ?? "", baseSiteUid: baseSite.uid }),
  );
  api.call(
    {
      method: "get",
      path: "/users/{userId}/ssoSignOutUrl",
      tag,
      summary: "Where this sign-in is ended at the provider; empty if none confirmed it",
      who: "person",
      answer: Address,
    },
    async (call) => {
      const token = /^bearer (.+)$/i.exec(call.header("Authorization")?.trim() ?? "")?.[1] ?? "";
      const own = await ownerOf(call.db, token);
      return own ? signOutAddress(call, own.family) : "";
    },
  );
}
