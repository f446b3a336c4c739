import { SupportDesk } from "~/features/shell/support";
import { useShell } from "~/features/shell/use-shell";
import { RadioGroup } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { TextareaField } from "~/forms/textarea-field";
import { useServerForm } from "~/forms/use-server-form";
import { CodeLabel } from "~/ui/code-label";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import { FilesField, type FilesOfForm } from "~/features/files/files-field";
import { type RefusedFile } from "~/features/files/refused-file";

const labels = {
  topic: "Topic",
  orderCode: "About which order",
  message: "Message",
  files: "Files",
  answerBy: "Answer me by",
};

/** Enter in a field sends nothing by accident: it keeps the files that were chosen. */
const ENTER = { name: "do", value: "add", words: "Add the files" };

type Option = { value: string; label: string };

interface ContactPageProps {
  hours: string[];
  form: {
    topics: Option[];
    orders: Option[];
    about?: string;
    email: string;
    phone?: string;
    messageLength: number;
    files: FilesOfForm;
    sent: { reference: string; topic: string; sent: string }[];
    constraint: FormConstraint;
    key: string;
  };
  reply?: FormReply & { refused?: RefusedFile[] };
}

/** The form for a message to the uniform desk. */
export function ContactPage({ hours, form: data, reply }: ContactPageProps) {
  const shell = useShell();
  const [form, fields] = useServerForm<Record<keyof typeof labels, string>>({
    id: "contact",
    lastResult: reply,
    constraint: data.constraint,
    defaultValue: { answerBy: "EMAIL", orderCode: data.about },
  });
  const answers = [
    { value: "EMAIL", label: <span className="wrap-anywhere">Email, {data.email}</span> },
    ...(data.phone ? [{ value: "PHONE", label: `Phone, ${data.phone}` }] : []),
  ];
  return (
    <div className="wrap pt-6">
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <PageHeading title="Contact us" lead="You get a reference number at once." />
      <div className="split mt-4">
        <Form
          form={form}
          idempotencyKey={data.key}
          enter={ENTER}
          encType="multipart/form-data"
          className="card pad stack"
        >
          <div className="g2">
            <SelectField
              field={fields.topic}
              label={labels.topic}
              options={data.topics}
              prompt="Choose a topic"
            />
            {data.orders.length > 0 ? (
              <SelectField
                field={fields.orderCode}
                label={labels.orderCode}
                options={data.orders}
                prompt="Not about an order"
              />
            ) : null}
          </div>
          <TextareaField
            field={fields.message}
            label={labels.message}
            hint={`What happened, and what would help. Up to ${data.messageLength} characters.`}
            rows={6}
          />
          <FilesField field={fields.files} label={labels.files} files={data.files} refused={reply?.refused} />
          <RadioGroup field={fields.answerBy} label={labels.answerBy} options={answers} optional={false} />
          <div>
            <SubmitButton variant="job" name="do" value="send" busyLabel="Sending…">
              Send message
            </SubmitButton>
          </div>
        </Form>
        <div className="stack">
          <SupportDesk shell={shell} hours={hours} />
          <Sent messages={data.sent} />
        </div>
      </div>
    </div>
  );
}

function Sent({ messages }: { messages: ContactPageProps["form"]["sent"] }) {
  if (messages.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="sent">
      <h2 id="sent">You asked before</h2>
      <ul className="stack-s mt-2">
        {messages.map(({ reference, topic, sent }) => (
          <li key={reference}>
            <CodeLabel code={reference} to={`/contact-us?message=${reference}`} />
            <span className="block">
              {topic}, {sent}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A way back for a message that is about an order. */
export const OrderLink = ({ code }: { code: string }) => (
  <Link to={`/my-account/orders/${encodeURIComponent(code)}`}>{code}</Link>
);
