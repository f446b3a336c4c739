import { z } from "@hono/zod-openapi";
import { fieldsOf, type Registrar } from "../../http/call";
import { UserSchema } from "./contract";
import { profileOf, savePreferredName } from "./repository";

/** Profile calls. Both the `orgUsers` path and its `users` twin answer (contract §22.10). */
export function userRoutes(api: Registrar): void {
  for (const area of ["orgUsers", "users"]) {
    api.call(
      {
        method: "get",
        path: `/${area}/{userId}`,
        tag: "Users",
        summary: "The profile, with the flags that ordering needs",
        who: "person",
        proxied: true,
        answer: UserSchema,
      },
      (call) => profileOf(call, call.baseSite.languages[0] ?? "en", fieldsOf(call.query)),
    );
  }
  api.call(
    {
      method: "put",
      path: "/orgUsers/{userId}/preferred-name",
      tag: "Users",
      summary: "Sets the preferred name, which greetings use",
      who: "person",
      body: z.object({ preferredName: z.string().trim().max(60) }),
    },
    ({ db, about, body }) => savePreferredName(db, about.user.customerId, body.preferredName),
  );
}
