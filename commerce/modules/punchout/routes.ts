import { z } from "@hono/zod-openapi";
import { and, eq, gt } from "drizzle-orm";
import type { Call, Registrar } from "../../http/call";
import { notFound } from "../../http/errors";
import { sidHash } from "../../http/punchout-sid";
import { findPerson, issueTokens } from "../oauth";
import { startVisit } from "./service";
import { punchoutSessions } from "./tables";

const tag = "Punch-out";
const SidParams = z.object({ sid: z.string().min(16).max(200) });
const State = z.record(z.string(), z.unknown());

const SessionSchema = z
  .object({
    customerId: z.string(),
    cartId: z.string(),
    punchOutLevel: z.string(),
    punchOutOperation: z.string(),
    token: z.object({ accessToken: z.string(), tokenType: z.string(), expires_in: z.number() }).optional(),
    frameOrigins: z.array(z.string()),
    state: State,
    expiresIn: z.number(),
  })
  .openapi("PunchOutSession");

/** @throws OccError 404 for a sid that is unknown or has run out (contract §15). */
async function liveVisit({ db, now }: Pick<Call, "db" | "now">, sid: string) {
  const [row] = await db
    .select()
    .from(punchoutSessions)
    .where(and(eq(punchoutSessions.sidHash, sidHash(sid)), gt(punchoutSessions.expiresAt, now())));
  if (!row) throw notFound("no valid sid found");
  return row;
}

/** Punch-out sessions (contract §15). The sid is the credential, so no token is asked for. */
export function punchoutRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/punchout/sessions/{sid}",
      tag,
      summary: "Starts or goes on with a punch-out visit: token, cart and the storefront's notes",
      who: "anyone",
      params: SidParams,
      query: z.object({ token: z.enum(["true", "false"]).optional() }),
      answer: SessionSchema,
    },
    async (call) => {
      const visit = await liveVisit(call, call.params.sid);
      const person = await findPerson(call.db, visit.customerId);
      if (!person?.user.active) throw notFound("no valid sid found");
      const tokens =
        call.query.token === "false"
          ? undefined
          : await issueTokens(call.db, { customerId: visit.customerId, clientId: "punchout" }, call.now());
      return {
        customerId: visit.customerId,
        cartId: visit.cartCode,
        punchOutLevel: visit.level,
        punchOutOperation: visit.operation,
        token: tokens && {
          accessToken: tokens.accessToken,
          tokenType: "bearer",
          expires_in: tokens.expiresIn,
        },
        frameOrigins: visit.frameOrigins,
        state: visit.state,
        expiresIn: Math.floor((visit.expiresAt.getTime() - call.now().getTime()) / 1000),
      };
    },
  );
  api.call(
    {
      method: "put",
      path: "/punchout/sessions/{sid}/state",
      tag,
      summary: "Keeps the storefront's notes of a visit, which no cookie can hold",
      who: "anyone",
      params: SidParams,
      body: z.object({ state: State }),
    },
    async (call) => {
      const visit = await liveVisit(call, call.params.sid);
      await call.db
        .update(punchoutSessions)
        .set({ state: call.body.state })
        .where(eq(punchoutSessions.sidHash, visit.sidHash));
    },
  );
  api.call(
    {
      method: "post",
      path: "/orgUsers/{userId}/punchout/sessions",
      tag,
      summary: "Opens a punch-out visit for the signed-in person (what a set-up request does for a buyer)",
      who: "person",
      body: z.object({
        // The storefront posts a form there, so a script or a file must not get in.
        browserFormPostUrl: z.url({ protocol: /^https?$/ }).max(500),
        buyerCookie: z.string().max(200),
        operation: z.enum(["CREATE", "EDIT", "INSPECT"]).optional(),
      }),
      answer: z.object({ sid: z.string(), startPath: z.string() }).openapi("PunchOutStart"),
      status: 201,
    },
    (call) => startVisit(call, call.body),
  );
}
