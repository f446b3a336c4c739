import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../../http/registrar";
import { answerCallUp } from "./answer";

const Field = z.object({ name: z.string().max(100), value: z.string().max(4000) });

/** The call-up of procurement systems that speak OCI (docs/decisions/0056). */
export function ociRoutes(api: Registrar): void {
  api.call(
    {
      method: "post",
      path: "/punchout/oci/setup",
      tag: "Punch-out",
      summary: "Opens a punch-out visit for an OCI call-up, or answers its question with fields to post",
      who: "anyone",
      body: z.object({ fields: z.array(Field).max(200) }),
      answer: z
        .object({
          /** Of the start link. */
          sid: z.string().optional(),
          posting: z.object({ address: z.string(), target: z.string(), fields: z.array(Field) }).optional(),
        })
        .openapi("OciCallUp"),
    },
    (call) => answerCallUp(call, call.body.fields),
  );
}
