import { NewPassword } from "~/features/sign-in/new-password";
import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";

const labels = {
  password: "Password",
  confirmpassword: "Repeat the password",
  terms: "Terms and conditions",
};

/** The final step of registration: a password, by the link of the mail. */
export function FinalStep(props: {
  person: { firstName: string; email: string; organisation: string; unit: string };
  token: string;
  constraint: FormConstraint;
  lastResult?: FormReply | null;
}) {
  const { person, token, ...rest } = props;
  const [form, fields] = useServerForm<typeof labels>({ id: "final", ...rest });
  const query = new URLSearchParams({ token }).toString();
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <PageHeading
        eyebrow={`${person.organisation}, ${person.unit}`}
        title={`Nearly there, ${person.firstName}`}
        lead={`Set a password for ${person.email}.`}
      />
      <Form form={form} action={`/customerRegistrationPage?${query}`}>
        <NewPassword fields={fields} labels={labels} />
        <CheckboxField field={fields.terms} value="yes" label="I accept the terms and conditions" />
        <p className="sm">
          <Link to="/terms-and-conditions">Read the terms and conditions</Link>
        </p>
        <p className="mt-6">
          <SubmitButton variant="job" busyLabel="CREATING…">
            CREATE ACCOUNT
          </SubmitButton>
        </p>
      </Form>
    </>
  );
}
