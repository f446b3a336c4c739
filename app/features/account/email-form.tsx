import { PasswordField } from "~/features/sign-in/password-field";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";

const labels = { newEmail: "New email", oldPassword: "Current password" };

export function EmailForm(props: { lastResult?: FormReply; constraint: FormConstraint }) {
  const [form, fields] = useServerForm<typeof labels>({ id: "email", ...props });
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} className="card pad">
        <TextField
          field={fields.newEmail}
          label={labels.newEmail}
          type="email"
          autoComplete="email"
          hint="We send a link there, and word of it to your present email."
        />
        <PasswordField
          field={fields.oldPassword}
          label={labels.oldPassword}
          autoComplete="current-password"
        />
        <p className="mt-5">
          <SubmitButton variant="solid" busyLabel="Sending…">
            Send the link
          </SubmitButton>
        </p>
      </Form>
    </>
  );
}
