import type { Visit } from "~/session/visit.server";
import { optional } from "~/features/shell/shell.server";

/** What the loading screen says is loading; it differs by region (spec 001 §2). */
const TEXTS = { AU: "your uniform shop", NZ: "your uniform store" };

/** The region of a person's organisation. Before a sign-in it is that of the browser's first language. */
async function regionOf(visit: Visit, request: Request): Promise<string | undefined> {
  const person = visit.signedIn ? await optional(visit, () => visit.person()) : undefined;
  if (person) return person.organisation?.region;
  const [first = ""] = (request.headers.get("Accept-Language") ?? "").split(",");
  return /^(mi\b|en-NZ\b)/i.test(first.trim()) ? "NZ" : undefined;
}

export const loadingText = async (visit: Visit, request: Request): Promise<string> =>
  (await regionOf(visit, request)) === "NZ" ? TEXTS.NZ : TEXTS.AU;
