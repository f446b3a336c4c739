import type { SerializeFrom } from "@remix-run/node";
import { orderPath } from "~/paths";
import { PasswordField } from "~/features/sign-in/password-field";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import type { closingView } from "./close.server";
import { AccountPage, SignedInElsewhere } from "~/features/shell/account-page";

type Closing = SerializeFrom<typeof closingView>;

const labels = { oldPassword: "Current password" };

/** What closing does, what keeps it from being done, and the form. */
export function ClosePage({ closing, lastResult }: { closing: Closing; lastResult?: FormReply }) {
  const { possible, organisation, bySso } = closing;
  return (
    <AccountPage
      title="Close your account"
      lead={`You can no longer sign in after this. ${organisation} keeps your uniform record.`}
    >
      {possible ? null : <NotYet closing={closing} />}
      <section className="card pad mb-5">
        <h2>Deleted at once</h2>
        <ul className="prose mt-2">
          <li>Preferred name, mobile, password and your own addresses</li>
          <li>Saved sizes, and carts that you did not order</li>
          <li>Messages to the uniform desk, with what you attached</li>
          <li>Every sign-in, on every device</li>
        </ul>
      </section>
      <section className="card pad mb-5">
        <h2>Kept, and why</h2>
        <ul className="prose mt-2">
          <li>Orders, returns and invoices: business records that tax law asks for</li>
          <li>Name, email and wearer number: the record of issued uniform of {organisation}</li>
          <li>Reviews, under the name that they were written with</li>
        </ul>
      </section>
      {possible && bySso ? <SignedInElsewhere what="to close your account" /> : null}
      {possible && !bySso ? <CloseForm closing={closing} lastResult={lastResult} /> : null}
    </AccountPage>
  );
}

function NotYet({ closing: { reason, openOrders, openReturns } }: { closing: Closing }) {
  if (reason) {
    return (
      <Notice kind="warn" className="mb-5">
        {reason}
      </Notice>
    );
  }
  return (
    <Notice kind="warn" className="mb-5">
      <b>Not yet: something is still open.</b> It would be lost without an account.
      <ul className="stack-s">
        {openOrders.map((code) => (
          <li key={code}>
            <Link to={orderPath(code)}>Order {code}</Link>
          </li>
        ))}
        {openReturns.map((code) => (
          <li key={code}>
            <Link to={`/my-account/returns/${encodeURIComponent(code)}`}>Exchange or return {code}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function CloseForm({ closing, lastResult }: { closing: Closing; lastResult?: FormReply }) {
  const { constraint } = closing;
  const [form, fields] = useServerForm<typeof labels>({ id: "close", lastResult, constraint });
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} className="card pad">
        <PasswordField
          field={fields.oldPassword}
          label={labels.oldPassword}
          autoComplete="current-password"
        />
        <p className="row mt-5">
          <SubmitButton variant="danger" busyLabel="Closing…">
            Close my account
          </SubmitButton>
          <ActionLink to="/my-account/profile">Keep my account</ActionLink>
        </p>
      </Form>
    </>
  );
}
