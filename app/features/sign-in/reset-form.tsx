import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { NewPassword } from "./new-password";

const labels = { password: "New password", confirmpassword: "Repeat the new password" };

/** Mode reset-password: a new password by a link that works. */
export function ResetForm(props: {
  lastResult?: FormReply | null;
  constraint: FormConstraint;
  query: string;
  sentTo: string;
  timeLeft: string;
}) {
  const { query, sentTo, timeLeft, ...rest } = props;
  const [form, fields] = useServerForm<{ password: string; confirmpassword: string }>({
    id: "reset",
    ...rest,
  });
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <PageHeading
        eyebrow={`For ${sentTo}`}
        title="Set a new password"
        lead={`This link works once, for another ${timeLeft}.`}
      />
      <Form form={form} action={`/reset?${query}`}>
        <NewPassword fields={fields} labels={labels} />
        <Notice className="mt-5">All your other sign-ins end when you save.</Notice>
        <p className="row mt-6">
          <SubmitButton variant="job" busyLabel="SAVING…">
            SAVE PASSWORD
          </SubmitButton>
          <ActionLink to="/login">Back to sign in</ActionLink>
        </p>
      </Form>
    </>
  );
}
