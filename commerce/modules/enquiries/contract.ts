import { z } from "@hono/zod-openapi";
import { requiredLines } from "../../http/text-schema";
import { PaginationSchema } from "../../http/paging";
import { fileIds, FileSchema } from "../files";

const Topic = z.object({ code: z.string(), name: z.string() });

export const TopicsSchema = z.object({ topics: z.array(Topic) }).openapi("EnquiryTopics");

export const EnquiryFormSchema = z
  .object({
    topics: z.array(Topic),
    /** The most characters of a message. */
    messageLength: z.number(),
    email: z.string(),
    phone: z.string().optional(),
  })
  .openapi("EnquiryForm");

export const MESSAGE_LENGTH = 2000;

export const EnquiryBody = z.object({
  topic: z.string().max(40),
  orderCode: z.string().max(60).optional(),
  message: requiredLines(MESSAGE_LENGTH),
  answerBy: z.enum(["EMAIL", "PHONE"]).default("EMAIL"),
  /** Of files with the purpose `enquiry`. */
  files: fileIds,
});

export const ReferenceSchema = z.object({ reference: z.string() }).openapi("EnquiryReference");

const Enquiry = z.object({
  reference: z.string(),
  topic: Topic,
  orderCode: z.string().optional(),
  sent: z.string(),
});

export const EnquirySchema = Enquiry.extend({
  message: z.string(),
  answerBy: z.enum(["EMAIL", "PHONE"]),
  files: z.array(FileSchema),
}).openapi("Enquiry");

export const EnquiryListSchema = z
  .object({ enquiries: z.array(Enquiry), pagination: PaginationSchema })
  .openapi("EnquiryList");
