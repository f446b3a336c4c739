import type { AppLoadContext } from "@remix-run/node";
import { getSettings } from "~/http/settings.server";
import { CommerceError } from "./errors.server";

/** Sends one request to the commerce API, embedded or remote. */
export type Transport = (request: Request) => Promise<Response>;

/** Milliseconds until a remote API is given up. */
const DEADLINE_MS = 15_000;

/**
 * The embedded API's fetch when the host handed one over, else HTTP to COMMERCE_URL.
 * @throws CommerceError 502 or 504 when a remote API cannot be reached or does not answer in time.
 */
export function transportOf(context: AppLoadContext): Transport {
  const embedded = context["commerceFetch"] as Transport | undefined;
  if (embedded) return embedded;
  return async (request) => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(DEADLINE_MS) });
    } catch (error) {
      const late = error instanceof Error && error.name === "TimeoutError";
      throw new CommerceError(late ? 504 : 502, [], `${request.method} ${new URL(request.url).pathname}`);
    }
  };
}

/** Where the API's paths begin. An embedded API answers to any host. */
export const commerceBase = (): string =>
  getSettings().commerceUrl?.replace(/\/+$/, "") ?? "http://commerce.local";
