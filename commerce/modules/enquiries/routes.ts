import { z } from "@hono/zod-openapi";
import { shownMobile } from "../../http/contact";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import {
  EnquiryBody,
  EnquiryFormSchema,
  EnquiryListSchema,
  EnquirySchema,
  MESSAGE_LENGTH,
  ReferenceSchema,
  TopicsSchema,
} from "./contract";
import { listEnquiries, sendEnquiry, showEnquiry } from "./send";
import { TOPICS } from "./topics";

const person = { tag: "Contact", who: "person" } as const;

/** Messages to the uniform desk (contract §21.8). Files go first, by `users/{userId}/files`. */
export function enquiryRoutes(api: Registrar): void {
  api.call(
    {
      ...person,
      method: "get",
      path: "/contact-us/topics",
      summary: "What a message to the uniform desk can be about",
      answer: TopicsSchema,
    },
    () => Promise.resolve({ topics: [...TOPICS] }),
  );
  api.call(
    {
      ...person,
      method: "get",
      path: "/contact-us/form",
      summary: "What the form for a message asks, and where the answer can go",
      answer: EnquiryFormSchema,
    },
    ({ about: { user } }) =>
      Promise.resolve({
        topics: [...TOPICS],
        messageLength: MESSAGE_LENGTH,
        email: user.uid,
        phone: shownMobile(user.mobile),
      }),
  );
  api.call(
    {
      ...person,
      method: "post",
      path: "/contact-us",
      summary: "Sends a message to the uniform desk",
      body: EnquiryBody,
      status: 201,
      answer: ReferenceSchema,
    },
    async (call) => ({ reference: await sendEnquiry(call, call.body) }),
  );
  api.call(
    {
      ...person,
      method: "get",
      path: "/contact-us/messages",
      summary: "The person's messages",
      query: pageQuery,
      answer: EnquiryListSchema,
    },
    (call) => listEnquiries(call, call.query),
  );
  api.call(
    {
      ...person,
      method: "get",
      path: "/contact-us/messages/{reference}",
      summary: "One of the person's messages",
      params: z.object({ reference: z.string().min(1).max(60) }),
      answer: EnquirySchema,
    },
    (call) => showEnquiry(call, call.params.reference),
  );
}
