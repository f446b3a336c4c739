import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormConstraint, FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Button, ButtonLink } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { Plate } from "./plate";

const labels = { userid: "Email, user ID or phone number" };

/** Mode reset: who forgot the password. */
export function ForgotForm(props: { lastResult?: FormReply | null; constraint: FormConstraint }) {
  const [form, fields] = useServerForm<{ userid: string }>({ id: "forgot", ...props });
  return (
    <>
      <PageHeading
        title="Forgotten your password?"
        lead="Tell us who you are. We send a link that lets you set a new one."
      />
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} action="/forgot-password">
        <TextField
          field={fields.userid}
          label={labels.userid}
          hint="Your user ID is your wearer number."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ul className="sm mt-5">
          <li>
            <b>Email:</b> the link comes by email.
          </li>
          <li>
            <b>User ID or phone number:</b> the link comes by text message.
          </li>
        </ul>
        <p className="row mt-6">
          <SubmitButton variant="job" busyLabel="SENDING…">
            SEND THE LINK
          </SubmitButton>
          <ActionLink to="/login">Back to sign in</ActionLink>
        </p>
      </Form>
    </>
  );
}

/** Modes reset-info by email and by SMS: the same for people that we know and that we do not. */
export function ResetInfo(props: {
  asked: { userid: string; channel: "EMAIL" | "SMS"; minutes: number };
  wait?: string;
}) {
  const { asked, wait } = props;
  const bySms = asked.channel === "SMS";
  return (
    <>
      <Plate
        icon={bySms ? "text" : "mail"}
        tone="ok"
        title={bySms ? "Look at your phone" : "Look at your email"}
        lead={
          <>
            If <b className="wrap-anywhere">{asked.userid}</b> is known to us,{" "}
            {bySms ? "a text message" : "an email"} with a link is on its way. It works once, for{" "}
            {asked.minutes} minutes.
            {bySms ? " If we have no mobile number for your user ID, the link comes by email." : ""}
          </>
        }
        kept={[
          bySms
            ? "It comes from KITROOM. We never ask you for a code by phone."
            : "Look in your junk mail too.",
          "Your old password works until you set a new one.",
        ]}
      >
        <p className="mt-5">
          <ButtonLink to="/login" variant="job">
            BACK TO SIGN IN
          </ButtonLink>
        </p>
      </Plate>
      <hr className="seam mt-6 mb-6" />
      {wait ? (
        <Notice kind="warn" live className="mb-4">
          {wait}
        </Notice>
      ) : null}
      <PostForm action="/forgot-password?sent=again" className="row">
        <Button size="small">Send it again</Button>
        <ActionLink to="/forgot-password">
          {bySms ? "Use your email instead" : "Use your user ID or phone number instead"}
        </ActionLink>
      </PostForm>
    </>
  );
}
