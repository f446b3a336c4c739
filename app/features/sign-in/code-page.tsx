import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Accordion } from "~/ui/accordion";
import { Button } from "~/ui/button";
import { counted } from "~/ui/counted";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";

const PATH = "/login/verify-token";

export interface RequestedCode {
  loginId: string;
  channel: "EMAIL" | "SMS";
  minutesLeft: number;
  resendIn: number;
}

const requestLabels = { loginId: "Email, user ID or phone number" };

/** First step: who wants a code. */
export function RequestCode({ lastResult }: { lastResult?: FormReply | null }) {
  const [form, fields] = useServerForm<{ loginId: string }>({ id: "ask", lastResult });
  const { search } = useLocation();
  return (
    <>
      <PageHeading
        eyebrow="Sign in, step 1 of 2"
        title="Sign in with a code"
        lead="We send you a code by email, or by text message if you enter your user ID or phone number."
      />
      <ErrorSummary form={form} labels={requestLabels} className="mb-5" />
      <Form form={form} action={PATH + search}>
        <input type="hidden" name="do" value="send" />
        <TextField
          field={fields.loginId}
          label={requestLabels.loginId}
          optional={false}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p className="row mt-6">
          <SubmitButton variant="job" busyLabel="SENDING…">
            SEND THE CODE
          </SubmitButton>
          <ActionLink to={`/login${search}`}>Use your password</ActionLink>
        </p>
      </Form>
    </>
  );
}

const codeLabels = { code: "Code" };

/** Second step: the code, and sending another one. */
export function EnterCode({ asked, lastResult }: { asked: RequestedCode; lastResult?: FormReply | null }) {
  const [form, fields] = useServerForm<{ code: string }>({ id: "code", lastResult });
  const { search } = useLocation();
  const bySms = asked.channel === "SMS";
  return (
    <>
      <ErrorSummary form={form} labels={codeLabels} className="mb-5" />
      <PageHeading
        eyebrow="Sign in, step 2 of 2"
        title="Enter your code"
        lead={
          <>
            If <b className="wrap-anywhere">{asked.loginId}</b> is known to us, 6 digits are on their way by{" "}
            {bySms ? "text message, or by email if we have no mobile number" : "email"}. They work for another{" "}
            {counted(asked.minutesLeft, "minute")}.
          </>
        }
      />
      <Form form={form} action={PATH + search}>
        <input type="hidden" name="do" value="verify" />
        <TextField
          field={fields.code}
          label={codeLabels.code}
          hint="6 digits. Spaces do not matter."
          optional={false}
          className="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <p className="mt-5">
          <SubmitButton variant="job" className="min-w-50" busyLabel="SIGNING IN…">
            SIGN IN
          </SubmitButton>
        </p>
      </Form>
      <hr className="seam mt-6 mb-6" />
      <PostForm action={PATH + search} className="row">
        <Button size="small" name="do" value="again">
          Send a new code
        </Button>
        <ResendTimer key={`${asked.resendIn}`} seconds={asked.resendIn} />
      </PostForm>
      <div className="mt-5">
        <Accordion summary="Nothing arrived?">
          <p className="sm mt-2">
            It can take a minute. Look in your junk mail. If your email or mobile has changed, ask your
            manager or call your uniform desk.
          </p>
        </Accordion>
      </div>
      <PostForm action={PATH + search} className="row mt-4">
        <LinkButton name="do" value="other">
          Use a different email
        </LinkButton>
        <ActionLink to={`/login${search}`}>Use your password</ActionLink>
      </PostForm>
    </>
  );
}

/** The seconds that the server gave, counted down where scripts run. */
function ResendTimer({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0 ? (
    <span className="sm">
      You can send a new code in <b>{counted(left, "second")}</b>.
    </span>
  ) : null;
}
