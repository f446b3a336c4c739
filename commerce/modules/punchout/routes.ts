import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { NOTE_KINDS } from "./notes";
import { endingOf, readRequisition, returnRequisition } from "./requisition";
import { startVisit } from "./start-visit";
import { claimVisit, openLink } from "./start-link";
import { FORM_FIELDS } from "./tables";
import { endVisit, liveVisit, noteState, secondsLeft, type Visit, visitWithToken } from "./visits";

const tag = "Punch-out";
const SidParams = z.object({ sid: z.string().min(1).max(200) });
/**
 * A host name or IP address only: URLs may contain characters that have a meaning in a header of the visit's
 * pages.
 */
const ONE_HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/;
/** Browsers drop the user and password of an address, so the cart would go to another one than was sent. */
const hasNoUser = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return !url?.username && !url?.password;
};
/** A hash of what a browser says of itself, made by the storefront. */
const BrowserBody = z.object({ browser: z.string().regex(/^[\w-]{20,64}$/) });
const State = z.record(z.string(), z.unknown());

const SessionSchema = z
  .object({
    customerId: z.string(),
    cartId: z.string(),
    punchOutLevel: z.string(),
    punchOutOperation: z.string(),
    token: z.object({ accessToken: z.string(), tokenType: z.string(), expires_in: z.number() }).optional(),
    frameOrigins: z.array(z.string()),
    /** Code of the style that the visit opens at. */
    selectedItem: z.string().optional(),
    state: State,
    expiresIn: z.number(),
  })
  .openapi("PunchOutSession");

const FieldsSchema = z.array(z.object({ name: z.string().max(200), value: z.string().max(2_000_000) }));

const MessageShape = {
  browseFormPostUrl: z.string(),
  /** The frame that a system wants the form posted in. */
  target: z.string().optional(),
  /** What the browser posts. */
  fields: FieldsSchema,
  /** The field in which a cXML system reads the document. */
  formField: z.enum(FORM_FIELDS).optional(),
  /** A PunchOutOrderMessage in base64; not of a visit by OCI. */
  orderAsCXML: z.string().optional(),
};

const RequisitionSchema = z
  .object({
    ...MessageShape,
    operation: z.string(),
    lines: z.array(
      z.object({
        partId: z.string(),
        auxiliaryId: z.string().optional(),
        quantity: z.string(),
        unitPrice: z.string(),
        currency: z.string(),
        name: z.string(),
        description: z.string(),
        unitOfMeasure: z.string(),
        total: z.string(),
        /** The buyer's system sent it, and it goes back as it came. */
        kept: z.boolean().optional(),
        /** What a buyer should know before it goes back. */
        notes: z.array(z.object({ kind: z.enum(NOTE_KINDS), text: z.string() })),
      }),
    ),
    /** Lines that are as they were on the requisition that is edited. */
    unchanged: z.number().optional(),
    currency: z.string(),
    total: z.string(),
  })
  .openapi("PunchOutRequisition");

const EndingSchema = z
  .object({
    outcome: z.enum(["returned", "cancelled", "expired"]),
    operation: z.string(),
    /** Number of its cart, which its messages have too. */
    reference: z.string(),
    /** Of the buyer's system. */
    host: z.string(),
    ...z.object(MessageShape).partial().shape,
  })
  .openapi("PunchOutEnding");

const sessionView = (
  visit: Visit,
  token: Awaited<ReturnType<typeof visitWithToken>>["token"] | undefined,
  now: Date,
) => ({
  customerId: visit.customerId,
  cartId: visit.cartCode,
  punchOutLevel: visit.level,
  punchOutOperation: visit.operation,
  token: token && { accessToken: token.accessToken, tokenType: "bearer", expires_in: token.expiresIn },
  frameOrigins: visit.frameOrigins,
  selectedItem: visit.selectedItem ?? undefined,
  state: visit.state,
  expiresIn: secondsLeft(visit, now),
});

/** Punch-out sessions (contract §15). The sid is the credential, so no token is needed. */
export function punchoutRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/punchout/sessions/{sid}",
      tag,
      summary: "Starts or continues a punch-out visit: token, cart and the storefront's notes",
      who: "anyone",
      params: SidParams,
      query: z.object({ token: z.enum(["true", "false"]).optional() }),
      answer: SessionSchema,
    },
    async (call) => {
      const { db, params, query } = call;
      const now = call.now();
      const { visit, token } =
        query.token === "false"
          ? { visit: await liveVisit(db, params.sid, now), token: undefined }
          : await visitWithToken(db, params.sid, now);
      return sessionView(visit, token, now);
    },
  );
  api.call(
    {
      method: "post",
      path: "/punchout/sessions/{sid}/opening",
      tag,
      summary: "Opens the visit of a start link, for the storefront; the visit goes on under another sid",
      who: "anyone",
      params: SidParams,
      body: BrowserBody,
      answer: SessionSchema.extend({ sid: z.string() }).openapi("PunchOutOpening"),
    },
    async (call) => {
      const { db, params, body } = call;
      const now = call.now();
      const sid = await openLink(db, params.sid, body.browser, now);
      const { visit, token } = await visitWithToken(db, sid, now);
      return { sid, ...sessionView(visit, token, now) };
    },
  );
  api.call(
    {
      method: "post",
      path: "/punchout/sessions/{sid}/use",
      tag,
      summary: "Notes the browser that uses a visit; the start link then opens it for no other",
      who: "anyone",
      params: SidParams,
      body: BrowserBody,
      answer: SessionSchema,
    },
    async (call) => {
      const now = call.now();
      const visit = await liveVisit(call.db, call.params.sid, now);
      await claimVisit(call.db, call.params.sid, call.body.browser);
      return sessionView(visit, undefined, now);
    },
  );
  api.call(
    {
      method: "delete",
      path: "/punchout/sessions/{sid}",
      tag,
      summary: "Ends a punch-out visit: its sid and its tokens stop working",
      who: "anyone",
      params: SidParams,
      status: 204,
    },
    async (call) => {
      await endVisit(call.db, call.params.sid, call.now());
      call.memo.forgetAll();
    },
  );
  api.call(
    {
      method: "put",
      path: "/punchout/sessions/{sid}/state",
      tag,
      summary: "Saves the storefront's notes of a visit, which has no cookie",
      who: "anyone",
      params: SidParams,
      body: z.object({ state: State }),
    },
    (call) => noteState(call.db, call.params.sid, call.now(), call.body.state),
  );
  api.call(
    {
      method: "get",
      path: "/punchout/sessions/{sid}/requisition",
      tag,
      summary: "What goes back to the buyer's system now, as a document for its form post",
      who: "person",
      params: SidParams,
      query: z.object({ discardCartEntries: z.enum(["true", "false"]).optional() }),
      answer: RequisitionSchema,
    },
    ({ params, query, ...call }) =>
      readRequisition(call, params.sid, query.discardCartEntries === "true" ? "cancelled" : "returned"),
  );
  api.call(
    {
      method: "post",
      path: "/punchout/sessions/{sid}/requisition",
      tag,
      summary: "Ends a visit with what goes back to the buyer's system",
      who: "person",
      params: SidParams,
      body: z.object({
        outcome: z.enum(["returned", "cancelled"]),
        /** The document that the buyer saw; refused with 409 if the cart has changed since. */
        orderAsCXML: z.string().max(2_000_000).optional(),
        /** The same as the fields of its form. */
        fields: FieldsSchema.max(20_000).optional(),
      }),
      answer: RequisitionSchema,
    },
    async ({ params, body, ...call }) => {
      const done = await returnRequisition(call, params.sid, body);
      call.memo.forgetAll();
      return done;
    },
  );
  api.call(
    {
      method: "get",
      path: "/punchout/sessions/{sid}/ending",
      tag,
      summary: "How an ended visit ended, with the document to send once more",
      who: "anyone",
      params: SidParams,
      answer: EndingSchema,
    },
    (call) => endingOf(call, call.params.sid),
  );
  api.call(
    {
      method: "post",
      path: "/orgUsers/{userId}/punchout/sessions",
      tag,
      summary: "Opens a punch-out visit for the signed-in person, as a set-up request does for a buyer",
      who: "person",
      own: true,
      body: z.object({
        // The storefront posts a form to this URL and lets its origin frame the shop, so only http(s) URLs
        // with a plain host and without a user or password are allowed.
        browserFormPostUrl: z
          .url({ protocol: /^https?$/, hostname: ONE_HOST })
          .max(500)
          .refine(hasNoUser, "Enter an address without a user name and password."),
        buyerCookie: z.string().max(200),
        operation: z.enum(["CREATE", "EDIT", "INSPECT"]).optional(),
      }),
      answer: z.object({ sid: z.string(), startPath: z.string() }).openapi("PunchOutStart"),
      status: 201,
    },
    (call) => startVisit(call, call.body),
  );
}
