import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { forbidden } from "../../http/errors";
import { KeepBody, KeptSchema, KeySchema } from "./contract";
import { keepForm, keptForm } from "./keep";

const tag = "Sign-in";

/** Forms that are too long for an address, kept while somebody signs in again (docs/decisions/0075). */
export function keptFormRoutes(api: Registrar): void {
  api.call(
    {
      method: "post",
      path: "/keptForms",
      tag,
      summary: "Keeps a sealed form for 15 minutes; for storefronts, with a token of their own",
      who: "anyone",
      body: KeepBody,
      answer: KeySchema,
      status: 201,
    },
    (call) => {
      // Nobody else fills the table: the person is not signed in, and a stranger has no such token.
      if (call.principal.kind !== "client") throw forbidden();
      return keepForm(call, call.body);
    },
  );
  api.call(
    {
      method: "get",
      path: "/keptForms/{formKey}",
      tag,
      summary: "A form that is kept, as it was sealed; only the storefront that sealed it can read it",
      who: "anyone",
      params: z.object({ formKey: z.string().min(1).max(100) }),
      answer: KeptSchema,
    },
    (call) => keptForm(call, call.params.formKey),
  );
}
