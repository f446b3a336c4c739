import { useLocation } from "@remix-run/react";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";

const labels = { email: "Email", password: "Password" };

/** The query goes along with the post: it says where to go afterwards. */
export function SignInForm(props: { lastResult?: FormReply | null; constraint: FormConstraint }) {
  const [form, fields] = useServerForm<{ email: string; password: string }>({ id: "sign-in", ...props });
  const { search } = useLocation();
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} action={`/login${search}`} className="card pad">
        <TextField field={fields.email} label={labels.email} type="email" autoComplete="username" />
        <TextField
          field={fields.password}
          label={labels.password}
          type="password"
          autoComplete="current-password"
        />
        <p className="mt-5">
          <SubmitButton variant="job" wide busyLabel="SIGNING IN…">
            SIGN IN
          </SubmitButton>
        </p>
      </Form>
    </>
  );
}
