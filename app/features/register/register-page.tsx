import type { SerializeFrom } from "@remix-run/node";
import { SignInFrame } from "~/features/sign-in/sign-in-frame";
import { Plate } from "~/features/sign-in/plate";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import type { loadRegister } from "./register.server";

const labels = {
  registrationCode: "Registration code",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  mobile: "Mobile",
  employeeCode: "Employee code",
};

type Data = SerializeFrom<typeof loadRegister>;

export function RegisterPage({ data, lastResult }: { data: Data; lastResult?: FormReply | null }) {
  return (
    <SignInFrame door={data.door}>
      {data.sent ? <Sent /> : <RegisterForm {...{ data, lastResult }} />}
    </SignInFrame>
  );
}

function Sent() {
  return (
    <Plate
      icon="mail"
      tone="ok"
      title="Look at your email"
      lead="We sent you a link to finish your registration. It works once, within 24 hours."
      kept={["If you have an account already, the email says so.", "Look in your junk mail too."]}
    >
      <p className="mt-5">
        <ButtonLink to="/login" variant="job">
          BACK TO SIGN IN
        </ButtonLink>
      </p>
    </Plate>
  );
}

function RegisterForm({ data, lastResult }: { data: Data; lastResult?: FormReply | null }) {
  const { joining, constraint } = data;
  const defaultValue = { registrationCode: joining?.code };
  const [form, fields] = useServerForm<typeof labels>({
    id: "register",
    lastResult,
    constraint,
    defaultValue,
  });
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <PageHeading title="Create your account" lead="About 2 minutes. Then you choose your uniform." />
      {joining ? (
        <Notice kind="ok" live={false} className="mb-5">
          Your code <CodeLabel code={joining.code} /> was recognised. You are joining{" "}
          <b>
            {joining.organisation.name}, {joining.unit.name}
          </b>
          .
        </Notice>
      ) : null}
      <Form form={form} action="/register">
        <TextField
          field={fields.registrationCode}
          label={labels.registrationCode}
          hint="From your manager, or from the letter about your uniform."
          autoCapitalize="characters"
          autoComplete="off"
        />
        <TextField field={fields.firstName} label={labels.firstName} autoComplete="given-name" />
        <TextField field={fields.lastName} label={labels.lastName} autoComplete="family-name" />
        <TextField field={fields.email} label={labels.email} type="email" autoComplete="email" />
        <TextField
          field={fields.mobile}
          label={labels.mobile}
          hint="For text messages about your account. A New Zealand number starts with +64."
          type="tel"
          autoComplete="tel"
        />
        <TextField
          field={fields.employeeCode}
          label={labels.employeeCode}
          hint="On your payslip. Your manager has it too."
          autoCapitalize="characters"
          autoComplete="off"
        />
        <p className="row mt-6">
          <SubmitButton variant="job" busyLabel="SENDING…">
            CONTINUE
          </SubmitButton>
          <ActionLink to="/login">I have an account: sign in</ActionLink>
        </p>
      </Form>
    </>
  );
}
