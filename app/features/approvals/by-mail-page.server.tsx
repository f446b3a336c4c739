import { CartDocket } from "~/features/lines/cart-docket";
import { LapseNotice } from "~/features/orders/lapse-notice";
import { RadioGroup } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ButtonLink } from "~/ui/button";
import { KeyValues } from "~/ui/key-values";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import { approvalPath } from "~/paths";
import type { EndedLink, MailedOrder } from "./by-mail.server";
import { DeclineFields, declineLabels } from "./decline-fields";

const labels = {
  decision: "Your decision",
  ...declineLabels,
  employeeDigits: "Last four digits of your employee ID",
};

/** An order as the mail's link shows it, and the form that decides about it. */
export function MailedOrderPage({
  order,
  lastResult,
}: {
  order: MailedOrder;
  lastResult?: FormReply | null;
}) {
  const [form, fields] = useServerForm<typeof labels>({ id: "by-mail", lastResult });
  return (
    <div className="wrap pt-4 pb-6">
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <PageHeading
        eyebrow={`Order ${order.code}`}
        title={order.wearer}
        written
        lead={`${order.unit}. Placed ${order.placed}. It is not packed until somebody approves it.`}
      />
      <div className="split">
        <div className="stack mb-6">
          <section className="card pad" aria-labelledby="goods">
            <div className="row between">
              <h2 id="goods">What {order.first} asks for</h2>
              <span className="sm mut">{order.pieces}</span>
            </div>
            <p className="sm mut">{order.trigger}.</p>
            <ul className="rows">
              {order.products.map(({ name, colour, quantity }) => (
                <li key={`${name} ${colour}`}>
                  <b>
                    {quantity} × {name}
                  </b>{" "}
                  <span className="mut">{colour}</span>
                </li>
              ))}
            </ul>
            {order.facts.length > 0 ? <KeyValues rows={order.facts} className="mt-4" /> : null}
          </section>
          <CartDocket cart={order} title="Total" code={order.code} />
        </div>
        <aside>
          <section className="card pad" aria-labelledby="decide">
            <h2 id="decide">Decide</h2>
            <p className="sm mut mt-1 mb-4">
              For {order.approver}, who got the email. The link works until {order.until}, or until somebody
              decides.
            </p>
            <Form form={form}>
              <input type="hidden" name="fingerprint" value={order.fingerprint} />
              <RadioGroup
                field={fields.decision}
                label={labels.decision}
                labelHidden
                options={[
                  {
                    value: "APPROVE",
                    label: `Approve ${order.pieces}`,
                    detail: "We send the order to the warehouse.",
                  },
                  {
                    value: "DECLINE",
                    label: "Decline",
                    detail: `We email ${order.first} your reason, and nothing is charged.`,
                  },
                ]}
              />
              <LapseNotice words={order.lapses} />
              <details
                className="acc card pad slim mt-4 mb-4"
                open={Object.keys(form.allErrors).some((name) => name in declineLabels) ? true : undefined}
              >
                <summary>Reason and comment (to decline)</summary>
                <DeclineFields fields={fields} reasons={order.reasons} />
              </details>
              <TextField
                field={fields.employeeDigits}
                label={labels.employeeDigits}
                hint="It shows that the email reached you."
                inputMode="numeric"
                autoComplete="off"
                className="short"
              />
              <div className="row mt-5">
                <SubmitButton variant="job" busyLabel="SENDING…">
                  SEND MY DECISION
                </SubmitButton>
              </div>
            </Form>
            {order.goesOn ? (
              <p className="sm mt-4">
                To approve fewer pieces, or to see sizes and budgets,{" "}
                <Link to={approvalPath(order.code)}>sign in</Link>.
              </p>
            ) : null}
          </section>
        </aside>
      </div>
    </div>
  );
}

/** A link that decides no more: what became of the order, or why, and the way on. */
export function EndedLinkPage({ ended }: { ended: EndedLink }) {
  return (
    <div className="wrap pt-6 pb-6">
      <PageHeading eyebrow="Link from an email" title={ended.title} lead={ended.message} />
      <ButtonLink to={ended.to} variant="job">
        {ended.label}
      </ButtonLink>
    </div>
  );
}
