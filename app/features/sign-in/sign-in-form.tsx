import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FieldState } from "~/forms/field-parts";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { useScripted } from "~/ui/use-scripted";
import { VisuallyHidden } from "~/ui/visually-hidden";

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
        <PasswordField field={fields.password} />
        <p className="mt-6">
          <SubmitButton variant="job" className="min-w-50" busyLabel="SIGNING IN…">
            SIGN IN
          </SubmitButton>
        </p>
      </Form>
    </>
  );
}

/** What is typed can be read, where scripts run: a long password is hard to type unseen. */
function PasswordField({ field }: { field: FieldState }) {
  const scripted = useScripted();
  const [shown, setShown] = useState(false);
  return (
    <div className="pwf">
      <TextField
        field={field}
        label={labels.password}
        type={shown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      {scripted ? (
        <button type="button" aria-pressed={shown} aria-controls={field.id} onClick={() => setShown(!shown)}>
          {shown ? "Hide" : "Show"}
          <VisuallyHidden> password</VisuallyHidden>
        </button>
      ) : null}
    </div>
  );
}
