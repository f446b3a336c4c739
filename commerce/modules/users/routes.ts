import { z } from "@hono/zod-openapi";
import { fieldsOf } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { mobileText, optionalText, requiredText } from "../../http/text-schema";
import { UserSchema } from "./contract";
import { finishOnboarding, profileOf, saveProfile } from "./repository";

const name = requiredText(60).optional();
const ProfileBody = z.object({
  firstName: name,
  lastName: name,
  /** Empty for none. */
  titleCode: optionalText(20),
  /** Empty for the first name. */
  preferredName: optionalText(60),
});

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
    api.call(
      {
        method: "patch",
        path: `/${area}/{userId}`,
        tag: "Users",
        summary: "Changes one's own title and names; what is not sent stays",
        who: "person",
        body: ProfileBody,
      },
      ({ body, ...call }) => saveProfile(call, body),
    );
  }
  api.call(
    {
      method: "post",
      path: "/orgUsers/{userId}/onboarding",
      tag: "Users",
      summary: "Ends the first sign-in of a person, with what they want to be called and their mobile",
      who: "person",
      // The mobile is taken without the password here, and people sign in by it.
      own: true,
      body: z.object({ preferredName: optionalText(60), mobile: mobileText }),
      answer: z.object({ isFirstLogin: z.boolean() }).openapi("Onboarding"),
    },
    async ({ body, ...call }) => {
      await finishOnboarding(call, body);
      return { isFirstLogin: false };
    },
  );
  api.call(
    {
      method: "put",
      path: "/orgUsers/{userId}/preferred-name",
      tag: "Users",
      summary: "Sets the preferred name, which greetings use",
      who: "person",
      body: z.object({ preferredName: z.string().trim().max(60) }),
    },
    ({ body, ...call }) => saveProfile(call, body),
  );
}
