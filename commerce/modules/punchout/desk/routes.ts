import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../../http/registrar";
import { checkDocument } from "./check";
import { CheckBody, CheckSchema, ConnectionDetailSchema, ConnectionListSchema, ListQuery } from "./contract";
import { listConnections, showConnection } from "./list";

const its = { tag: "Punch-out connections", who: "person", needs: "manage-connections" } as const;
const all = "/punchout/connections";

/** What the supplier's own people see of buyers' procurement systems (docs/decisions/0062). */
export function deskRoutes(api: Registrar): void {
  api.call(
    {
      ...its,
      method: "get",
      path: all,
      summary: "The connections of buyers' procurement systems, without their secrets",
      query: ListQuery,
      answer: ConnectionListSchema,
    },
    ({ query, ...call }) => listConnections(call, query),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: `${all}/{connectionName}`,
      summary: "One connection, with the newest orders of its system and how they differed",
      params: z.object({ connectionName: z.string().min(1).max(200) }),
      answer: ConnectionDetailSchema,
    },
    (call) => showConnection(call, call.params.connectionName),
  );
  api.call(
    {
      ...its,
      method: "post",
      path: `${all}/check`,
      reads: true,
      summary: "Reads a set-up document as the live address would, without opening a visit",
      body: CheckBody,
      answer: CheckSchema,
    },
    ({ body, ...call }) => checkDocument(call, body.document),
  );
}
