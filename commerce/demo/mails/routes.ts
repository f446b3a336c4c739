import { z } from "@hono/zod-openapi";
import { notFound } from "../../http/errors";
import { onlyInDemo } from "../../http/only-in-demo";
import type { Registrar } from "../../http/registrar";
import { letterHtml, letterText } from "../../modules/mail";
import { sampleShops } from "./sample";
import { SAMPLE_MAILS } from "./samples";

const tag = "Demo";

const SampleMailListSchema = z
  .object({
    groups: z.array(
      z.object({ name: z.string(), mails: z.array(z.object({ kind: z.string(), name: z.string() })) }),
    ),
  })
  .openapi("DemoSampleMailList");

const SampleMailSchema = z
  .object({ kind: z.string(), name: z.string(), subject: z.string(), text: z.string(), html: z.string() })
  .openapi("DemoSampleMail");

const NO_SAMPLES = "There are no sample emails.";

/** A mail of each kind, made of invented data. Outside the demo these calls answer 404. */
export function sampleMailRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/demo/mails",
      tag,
      summary: "The kinds of emails that the shop sends; 404 outside the demo",
      who: "anyone",
      answer: SampleMailListSchema,
    },
    async (call) => {
      onlyInDemo(call, NO_SAMPLES);
      return {
        groups: SAMPLE_MAILS.map(({ name, mails }) => ({
          name,
          mails: mails.map((mail) => ({ kind: mail.kind, name: mail.name })),
        })),
      };
    },
  );
  api.call(
    {
      method: "get",
      path: "/demo/mails/{mailKind}",
      tag,
      summary: "An email of one kind, made of invented data, with its text and HTML",
      who: "anyone",
      params: z.object({ mailKind: z.string().min(1).max(60) }),
      answer: SampleMailSchema,
    },
    async (call) => {
      onlyInDemo(call, NO_SAMPLES);
      const { mailKind } = call.params;
      const sample = SAMPLE_MAILS.flatMap(({ mails }) => mails).find(({ kind }) => kind === mailKind);
      if (!sample)
        throw notFound("There is no such kind of email.", { subject: mailKind, subjectType: "mail" });
      const letter = sample.letter(sampleShops(call.storefrontUrl));
      const site = (await call.site(letter.shop.site)) ?? call.baseSite;
      return {
        kind: sample.kind,
        name: sample.name,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter, site),
      };
    },
  );
}
