import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";

/** Why a sign-in at a provider did not lead into the shop; the storefront has words for each. */
export type Reason =
  | "expired"
  | "unreachable"
  | "cancelled"
  | "other-provider"
  | "used-code"
  | "untrusted"
  | "no-email"
  | "unknown-person"
  | "other-organisation"
  | "other-account"
  | "closed"
  | "closed-unit"
  | "employee-code";

export class SignOnRefused extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

/** What an error of the exchange means for the person. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof SignOnRefused) return error.reason;
  if (error instanceof AuthorizationResponseError) {
    return error.error === "access_denied" || error.error === "login_required" ? "cancelled" : "untrusted";
  }
  if (error instanceof ResponseBodyError) return error.error === "invalid_grant" ? "used-code" : "untrusted";
  if (!(error instanceof ClientError)) return "unreachable";
  if (error.code === "OAUTH_TIMEOUT" || error.code === "OAUTH_RESPONSE_IS_NOT_CONFORM") return "unreachable";
  return "untrusted";
}
