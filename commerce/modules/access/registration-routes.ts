import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import {
  FinishBody,
  RegisteredSchema,
  RegistrationBody,
  RegistrationCodeSchema,
  RegistrationSchema,
  SuccessSchema,
} from "./contract";
import { describeRegistration, finishRegistration } from "./registering";
import { requestRegistration, codeView, openCode } from "./registration";

const tag = "Access";

/** Registration with the code of a unit (spec 000 §4, §7): the code, the person, and the final step by a mail. */
export function registrationRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/registrationcodes",
      tag,
      summary: "The unit that a registration code is of",
      who: "anyone",
      query: z.object({ registrationCode: z.string().min(1).max(40) }),
      answer: RegistrationCodeSchema,
    },
    async (call) => codeView(await openCode(call, call.query.registrationCode)),
  );
  api.call(
    {
      method: "post",
      path: "/registrations",
      tag,
      summary:
        "Registers a person; a mail leads to the final step, whether the address has an account or not",
      who: "anyone",
      body: RegistrationBody,
      answer: SuccessSchema,
      status: 202,
    },
    async (call) => {
      await requestRegistration(call, call.body);
      return { status: "Success" as const };
    },
  );
  api.call(
    {
      method: "get",
      path: "/registrations/final",
      tag,
      summary: "Who finishes a registration by the link of a mail",
      who: "anyone",
      query: z.object({ token: z.string().min(1).max(200) }),
      answer: RegistrationSchema,
    },
    (call) => describeRegistration(call, call.query.token),
  );
  api.call(
    {
      method: "post",
      path: "/registrations/final",
      tag,
      summary: "Sets the password of a registration, which makes the account",
      who: "anyone",
      body: FinishBody,
      answer: RegisteredSchema,
      status: 201,
    },
    (call) => finishRegistration(call, call.body),
  );
}
