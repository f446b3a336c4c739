import type { ReactNode } from "react";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import type { FieldState } from "~/forms/field-parts";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { useServerForm } from "~/forms/use-server-form";
import { KeyValues } from "~/ui/key-values";
import type { OnboardingData } from "./onboarding-data";
import { StepFoot } from "./step-foot";
import { StepHeading } from "./step-heading";

const labels = { preferredName: "Preferred name", mobile: "Mobile" };

type Asked<Kind> = Extract<OnboardingData["ask"], { kind: Kind }>;

interface Props<Kind> {
  data: OnboardingData;
  ask: Asked<Kind>;
  reply?: FormReply;
}

/** What the shop calls a person, and their mobile. */
export function NameStep({ data, ask, reply }: Props<"name">) {
  return (
    <ContactForm data={data} ask={ask} reply={reply}>
      {({ preferredName }) => (
        <TextField
          field={preferredName}
          label={labels.preferredName}
          hint={`Only for greetings and emails. Leave it empty to be called ${data.who.firstName}.`}
          autoComplete="nickname"
        />
      )}
    </ContactForm>
  );
}

/** Where messages go. */
export function MessagesStep({ data, ask, reply }: Props<"messages">) {
  return (
    <ContactForm data={data} ask={ask} reply={reply}>
      {() => <KeyValues className="mb-4" rows={[{ label: "Email", value: ask.email }]} />}
    </ContactForm>
  );
}

function ContactForm(
  props: Props<"name" | "messages"> & {
    children: (fields: Record<keyof typeof labels, FieldState>) => ReactNode;
  },
) {
  const { data, ask, reply, children } = props;
  const [form, fields] = useServerForm<typeof labels>({
    id: "onboarding",
    lastResult: reply,
    constraint: ask.constraint,
    defaultValue: ask.values,
  });
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <StepHeading data={data} />
      <Form form={form} className="card pad">
        {children(fields)}
        <TextField
          field={fields.mobile}
          label={labels.mobile}
          hint="For a code to sign in with, or if you forget your password."
          type="tel"
          autoComplete="tel"
        />
        <StepFoot button={data.button} />
      </Form>
    </>
  );
}
