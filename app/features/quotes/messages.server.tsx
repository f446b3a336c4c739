import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { TextareaField } from "~/forms/textarea-field";
import { useServerForm } from "~/forms/use-server-form";
import { Box } from "~/ui/box";
import type { QuoteView } from "./detail.server";

const LABELS = { text: "Your message" };

/** What customer and desk said to each other, and the next message. */
export function Messages({ quote, reply }: { quote: QuoteView; reply?: FormReply }) {
  const [form, fields] = useServerForm<typeof LABELS>({ id: "quote-message", lastResult: reply });
  const ofLines = quote.lines.flatMap((line) =>
    line.comments.map((comment) => ({ ...comment, about: line.name })),
  );
  const all = [...quote.comments.map((comment) => ({ ...comment, about: undefined })), ...ofLines];
  return (
    <Box id="messages" title="Messages">
      {all.length === 0 ? <p className="mut mb-4">Nobody has written yet.</p> : null}
      {all.map(({ by, at, text, about }, index) => (
        <div key={index} className="mb-3">
          <p className="sm">
            <b translate="no">{by}</b>, {at}
            {about ? `, about ${about}` : null}
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        </div>
      ))}
      <ErrorSummary form={form} labels={LABELS} className="mb-4" />
      <Form form={form} idempotencyKey={`${quote.key}-message`}>
        <TextareaField field={fields.text} label={LABELS.text} />
        <SubmitButton name="intent" value="comment" busyLabel="Sending…" className="mt-3">
          Send the message
        </SubmitButton>
      </Form>
    </Box>
  );
}
