import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { requireOldPassword } from "../access";
import { closeAccount, closingOf, requireClosable } from "./close";
import { ClosingSchema, PasswordBody, SessionsSchema } from "./contract";
import { deletionRoutes } from "./delete-routes";
import { endOthers, endSession, sessionsOf } from "./sessions";

const tag = "Account";

/** Calls of a person about their own account, and of administrators who delete one. */
export function accountRoutes(api: Registrar): void {
  deletionRoutes(api);
  api.call(
    {
      method: "get",
      path: "/users/{userId}/sessions",
      tag,
      summary: "Where the person is signed in",
      who: "person",
      own: true,
      answer: SessionsSchema,
    },
    async (call) => ({ sessions: await sessionsOf(call) }),
  );
  api.call(
    {
      method: "delete",
      path: "/users/{userId}/sessions/{sessionId}",
      tag,
      summary: "Ends one of the person's sign-ins",
      who: "person",
      own: true,
      params: z.object({ sessionId: z.string().min(1).max(60) }),
    },
    async (call) => {
      await endSession(call, call.params.sessionId);
      call.memo.forgetAll();
    },
  );
  api.call(
    {
      method: "delete",
      path: "/users/{userId}/sessions",
      tag,
      summary: "Ends the person's other sign-ins",
      who: "person",
      own: true,
    },
    async (call) => {
      await endOthers(call);
      call.memo.forgetAll();
    },
  );
  api.call(
    {
      method: "get",
      path: "/users/{userId}/closing",
      tag,
      summary: "What keeps the account from being closed",
      who: "person",
      own: true,
      answer: ClosingSchema,
    },
    (call) => closingOf(call),
  );
  api.call(
    {
      method: "delete",
      path: "/users/{userId}",
      tag,
      summary: "Closes the person's own account, and ends every sign-in",
      who: "person",
      own: true,
      body: PasswordBody,
    },
    async (call) => {
      await closeAccount(call);
      call.memo.forgetAll();
    },
    async (call) => {
      await requireClosable(call);
      await requireOldPassword(call, call.body.password);
    },
  );
}
