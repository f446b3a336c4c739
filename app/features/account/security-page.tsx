import { NewPassword } from "~/features/sign-in/new-password";
import { PasswordField } from "~/features/sign-in/password-field";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import type { PasskeyReply } from "./passkeys.server";
import { securityPath } from "~/paths";

const passwordLabels = {
  oldPassword: "Current password",
  password: "New password",
  confirmpassword: "Repeat the new password",
};

type Reply = FormReply | null | undefined;

type Sent = "password" | "mobile" | "passkey";

/** The form that an answer belongs to: that of the password has none of the others' fields in it. */
export function sentForm(reply: PasskeyReply | null | undefined): Sent {
  const has = (name: string) => (reply?.fields ?? []).includes(name);
  const sent = String(reply?.initialValue?.["do"]);
  if (sent === "mobile" || has("mobile")) return "mobile";
  return reply?.begun || sent.startsWith("passkey") || has("passkeyName") ? "passkey" : "password";
}

export function PasswordForm(props: { lastResult: Reply; constraint: FormConstraint }) {
  const [form, fields] = useServerForm<typeof passwordLabels>({ id: "password", ...props });
  return (
    <section className="card pad mb-6" aria-labelledby="password-title">
      <h2 id="password-title" className="mb-4">
        Password
      </h2>
      <ErrorSummary form={form} labels={passwordLabels} className="mb-5" />
      <Form form={form} action={securityPath}>
        <PasswordField
          field={fields.oldPassword}
          label={passwordLabels.oldPassword}
          autoComplete="current-password"
        />
        <div className="mt-5">
          <NewPassword fields={fields} labels={passwordLabels} />
        </div>
        <p className="sm mut mt-4">Your other sign-ins end when you save.</p>
        <p className="mt-4">
          <SubmitButton variant="solid" name="do" value="password" busyLabel="Saving…">
            Save password
          </SubmitButton>
        </p>
      </Form>
    </section>
  );
}

const mobileLabels = { mobile: "Mobile", mobilePassword: "Current password" };

export function MobileForm(props: { lastResult: Reply; mobile: string }) {
  const { lastResult, mobile } = props;
  const [form, fields] = useServerForm<typeof mobileLabels>({
    id: "mobile",
    lastResult,
    defaultValue: { mobile },
  });
  return (
    <section className="card pad" aria-labelledby="mobile-title">
      <h2 id="mobile-title" className="mb-4">
        Mobile
      </h2>
      <ErrorSummary form={form} labels={mobileLabels} className="mb-5" />
      <Form form={form} action={securityPath}>
        <input type="hidden" name="do" value="mobile" />
        <TextField
          field={fields.mobile}
          label={mobileLabels.mobile}
          optional
          hint="For a code to sign in with, or if you forget your password. A New Zealand number starts with +64."
          type="tel"
          autoComplete="tel"
        />
        <PasswordField
          field={fields.mobilePassword}
          label={mobileLabels.mobilePassword}
          autoComplete="current-password"
        />
        <p className="mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            Save mobile
          </SubmitButton>
        </p>
      </Form>
    </section>
  );
}
