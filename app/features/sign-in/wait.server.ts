import type { AppLoadContext } from "@remix-run/node";

/** Seconds that this address must wait before it may try to sign in again. */
export const signInWaitOf = (context: AppLoadContext): number | undefined =>
  context["signInWait"] as number | undefined;
