import type { AppLoadContext } from "@remix-run/node";

/** Seconds that the host wants this address to wait before it is asked for a password again. */
export const signInWaitOf = (context: AppLoadContext): number | undefined =>
  context["signInWait"] as number | undefined;
