import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { ANONYMOUS_CONSENTS, anonymousConsents } from "./anonymous";
import { ConsentQuery, ConsentTemplateSchema, ConsentTemplatesSchema } from "./contract";
import { give, templatesOf, withdraw } from "./decide";

/** Consent is given by the person alone: not even an agent sees or changes it. */
const own = { tag: "Consents", who: "person", own: true } as const;

/** What people allow the shop to do with their data (contract §6). */
export function consentRoutes(api: Registrar): void {
  // Before users/{userId}, which would match it.
  api.call(
    {
      tag: "Consents",
      who: "anyone",
      method: "get",
      path: "/users/anonymous/consenttemplates",
      summary: "What the site asks people to allow; the header X-Anonymous-Consents has what was sent in it",
      answer: ConsentTemplatesSchema,
    },
    async (call) => {
      const consentTemplates = await templatesOf(call, null);
      call.setHeader(
        ANONYMOUS_CONSENTS,
        anonymousConsents(consentTemplates, call.header(ANONYMOUS_CONSENTS)),
      );
      return { consentTemplates };
    },
  );
  api.call(
    {
      ...own,
      method: "get",
      path: "/users/{userId}/consenttemplates",
      summary: "What the site asks the person to allow, with what they decided last",
      answer: ConsentTemplatesSchema,
    },
    async (call) => ({ consentTemplates: await templatesOf(call, call.about.user.customerId) }),
  );
  api.call(
    {
      ...own,
      method: "post",
      path: "/users/{userId}/consents",
      summary: "Gives consent to the newest version of a template",
      query: ConsentQuery,
      answer: ConsentTemplateSchema,
      status: 201,
    },
    ({ query, ...call }) => give(call, query),
  );
  api.call(
    {
      ...own,
      method: "delete",
      path: "/users/{userId}/consents/{consentCode}",
      summary: "Withdraws a consent; a second time changes nothing",
      params: z.object({ consentCode: z.string().min(1).max(80) }),
    },
    (call) => withdraw(call, call.params.consentCode),
  );
}
