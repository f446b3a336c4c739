import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { ApiServices } from "../../http/call";
import { correlationIdOf } from "../../http/correlation-id";
import type { Faults } from "../../http/faults";
import { type Admission, admit } from "./connections";
import { requestIn } from "./cxml/request";
import { Unreadable } from "./cxml/decode";
import { type Envelope, envelopeOf } from "./cxml/envelope";
import { element, response, timestamp } from "./cxml/write";
import { receiveXml } from "./cxml-received";
import { answerOrder } from "./order-answer";
import { answerSetup } from "./setup-answer";

const BASE = "/occ/v2/:baseSiteId/punchout/cxml";

type Answer = (
  services: ApiServices,
  envelope: Envelope,
  admission: Admission,
  /** The origin that the document was sent to. */
  origin: string,
) => Promise<string>;

/** What a profile tells: the requests that the shop answers, and where. */
const answerProfile =
  (publicUrl: string | undefined): Answer =>
  ({ now }, _envelope, _admission, origin) => {
    const address = (name: string) => `${publicUrl ?? origin}/occ/v2/uniforms/punchout/cxml/${name}`;
    const transactions = [
      ["PunchOutSetupRequest", "setup"] as const,
      ["OrderRequest", "order"] as const,
      ["ProfileRequest", "profile"] as const,
    ].map(([name, path]) => element("Transaction", { requestName: name }, element("URL", {}, address(path))));
    const profile = element("ProfileResponse", { effectiveDate: timestamp(now()) }, transactions);
    return Promise.resolve(response(now(), 200, undefined, profile));
  };

export interface CxmlParts {
  services: ApiServices;
  faults: Faults;
  /** The public URL of the API, for the profile. */
  publicUrl?: string;
}

/**
 * The documents of buyers' procurement systems (contract §15, docs/decisions/0051). Every answer is cXML with HTTP 200,
 * because systems take anything else for a fault of the network and send the document again.
 */
export function cxmlRoutes(app: OpenAPIHono, { services, faults, publicUrl }: CxmlParts): void {
  const calls: [path: string, request: string, summary: string, answer: Answer][] = [
    [
      "setup",
      "PunchOutSetupRequest",
      "Opens a punch-out visit for a buyer's procurement system",
      answerSetup,
    ],
    [
      "order",
      "OrderRequest",
      "Orders a cart that went back to a buyer's procurement system, or cancels such an order",
      answerOrder,
    ],
    ["profile", "ProfileRequest", "What documents the shop answers", answerProfile(publicUrl)],
  ];
  for (const [path, request, summary, answer] of calls) {
    describeCall(app, path, request, summary);
    app.post(`${BASE}/${path}`, (c) => answered(c, { services, faults }, request, answer));
  }
}

async function answered(
  c: Context,
  { services, faults }: CxmlParts,
  request: string,
  answer: Answer,
): Promise<Response> {
  let isProven = false;
  const send = (document: string) =>
    c.body(document, 200, {
      "Content-Type": "text/xml; charset=utf-8",
      // The host counts them by address, whatever the answer is (docs/decisions/0093).
      ...(isProven ? {} : { "X-Unknown-Sender": "1" }),
    });
  const now = services.now();
  try {
    const root = await receiveXml(services.db, c.req.raw);
    const envelope = envelopeOf(root);
    const admission: Admission = envelope ? await admit(services.db, envelope) : { refused: "unknown" };
    isProven = !("refused" in admission) || admission.refused !== "unknown";
    const asked = requestIn(envelope, request);
    if ("code" in asked) return send(response(now, asked.code, asked.detail));
    return send(await answer(services, asked, admission, new URL(c.req.url).origin));
  } catch (error) {
    if (error instanceof Unreadable) return send(response(now, error.code, error.message));
    // The document may hold secrets, so only the error is reported.
    faults(error, { correlationId: correlationIdOf(c.req), call: `POST ${BASE} ${request}` });
    return send(response(now, 500));
  }
}

const Document = z.string().openapi({ description: "A cXML document.", example: "<cXML …>…</cXML>" });

function describeCall(app: OpenAPIHono, path: string, request: string, summary: string): void {
  const content = { "text/xml": { schema: Document } };
  app.openAPIRegistry.registerPath(
    createRoute({
      method: "post",
      path: `/occ/v2/{baseSiteId}/punchout/cxml/${path}`,
      operationId: `punchout${path[0]!.toUpperCase()}${path.slice(1)}`,
      tags: ["Punch-out"],
      summary,
      description: `Takes a ${request}. The sender's credential and its shared secret are in the document; no token is needed.`,
      request: {
        params: z.object({
          baseSiteId: z.string().openapi({ description: "Any site; the connection decides." }),
        }),
        body: { required: true, content },
      },
      responses: { 200: { description: "A cXML response with its status, also if it refuses", content } },
    }),
  );
}
