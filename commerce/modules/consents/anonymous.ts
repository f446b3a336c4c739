import { z } from "@hono/zod-openapi";
import type { ConsentTemplate } from "./contract";

/** What a browser decided before anybody signed in; the client keeps it (contract §1.2). */
export const ANONYMOUS_CONSENTS = "X-Anonymous-Consents";

const Said = z.array(
  z.object({
    templateCode: z.string(),
    templateVersion: z.number(),
    consentState: z.enum(["GIVEN", "WITHDRAWN"]).nullable(),
  }),
);

/** The header of the answer: each template with what the request's header says of this version, or null. */
export function anonymousConsents(templates: readonly ConsentTemplate[], sent: string | undefined): string {
  const said = readSaid(sent);
  const answered: z.infer<typeof Said> = templates.map(({ id, version }) => ({
    templateCode: id,
    templateVersion: version,
    consentState:
      said.find((one) => one.templateCode === id && one.templateVersion === version)?.consentState ?? null,
  }));
  return encodeURIComponent(JSON.stringify(answered));
}

/** A header that cannot be read decides nothing. */
function readSaid(sent: string | undefined): z.infer<typeof Said> {
  if (!sent) return [];
  try {
    return Said.safeParse(JSON.parse(decodeURIComponent(sent))).data ?? [];
  } catch {
    return [];
  }
}
