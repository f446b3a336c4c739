import { useWholesale } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Button } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";

const labels = { preferredName: "Preferred name", mobile: "Mobile" };

/** What somebody is asked at the first sign-in. All of it can be skipped and changed later. */
export function OnboardingForm(props: {
  person: { firstName: string; organisation: string; mobile: string };
  constraint: FormConstraint;
  lastResult?: FormReply | null;
}) {
  const { person, ...rest } = props;
  const wholesale = useWholesale();
  const [form, fields] = useServerForm<typeof labels>({
    id: "onboarding",
    ...rest,
    defaultValue: { mobile: person.mobile },
  });
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <PageHeading
        eyebrow={`Welcome to ${person.organisation}, ${person.firstName}`}
        title="What should we call you?"
        lead="This takes a minute. You can skip it, and change your name later in your profile."
      />
      <Form form={form} action="/customer-onboarding">
        <TextField
          field={fields.preferredName}
          label={labels.preferredName}
          hint={
            wholesale
              ? "The name you want us to use."
              : `Only for greetings and emails. Leave it empty to be called ${person.firstName}.`
          }
          autoComplete="nickname"
        />
        <TextField
          field={fields.mobile}
          label={labels.mobile}
          hint="For a code to sign in with, or if you forget your password."
          type="tel"
          autoComplete="tel"
        />
        <p className="row mt-6">
          <SubmitButton variant="job" busyLabel="SAVING…">
            SAVE AND START
          </SubmitButton>
          <Button name="do" value="skip">
            Skip this step
          </Button>
        </p>
      </Form>
    </>
  );
}
