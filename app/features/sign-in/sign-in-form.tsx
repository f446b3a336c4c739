import { useLocation } from "@remix-run/react";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { PasswordField } from "./password-field";

const labels = { email: "Email", password: "Password" };

/** The query goes along with the post: it says where to go afterwards. */
export function SignInForm(props: { lastResult?: FormReply | null; constraint: FormConstraint }) {
  const [form, fields] = useServerForm<{ email: string; password: string }>({ id: "sign-in", ...props });
  const { search } = useLocation();
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} action={`/login${search}`}>
        <TextField field={fields.email} label={labels.email} type="email" autoComplete="username" />
        <PasswordField field={fields.password} label={labels.password} autoComplete="current-password" />
        <p className="row mt-6">
          <SubmitButton variant="job" className="min-w-50" busyLabel="SIGNING IN…">
            SIGN IN
          </SubmitButton>
          <ActionLink to="/forgot-password">Forgot password?</ActionLink>
        </p>
        <p className="mt-2">
          <ActionLink to={`/login/verify-token${search}`}>Sign in with a code instead</ActionLink>
        </p>
        <p className="mt-2">
          <LinkButton name="do" value="sso" formNoValidate>
            Use your organisation’s sign-in
          </LinkButton>
        </p>
      </Form>
    </>
  );
}
