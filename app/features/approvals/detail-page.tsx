import { CartDocket } from "~/features/lines/cart-docket";
import { PackGoods } from "~/features/orders/goods";
import { LapseNotice } from "~/features/orders/lapse-notice";
import { numberWords, OrderStatus } from "~/features/orders/order-parts";
import { Form } from "~/forms/form";
import { textOf } from "~/forms/field-parts";
import { SubmitButton } from "~/forms/submit-button";
import { ErrorSummary } from "~/forms/error-summary";
import { TextareaField } from "~/forms/textarea-field";
import type { FormReply } from "~/forms/reply";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { classNames } from "~/ui/class-names";
import { CodeLabel } from "~/ui/code-label";
import { KeyValues } from "~/ui/key-values";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { COMMENT_HINT } from "./comment";
import { amendPath, approvalPath, dashboardPath } from "~/paths";
import type { ApprovalView } from "./detail.server";
import { ApprovalHistory, LastOrders } from "./detail-parts";
import { BudgetCard, HowItCame, NotYours, WhyItCame } from "./limit-parts";

const labels = { comment: "Comment" };

/** One order with all that a decision needs: what is asked for, who pays, who asks, what they had before. */
export function ApprovalPage({ one, lastResult }: { one: ApprovalView; lastResult?: FormReply | null }) {
  const [form, fields] = useServerForm<typeof labels>({ id: "approve", lastResult });
  const decides = one.waits && one.mayDecide;
  const packed = one.parcels.some(({ packs }) => packs.some(({ packId }) => packId));
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Manage approvals", to: dashboardPath },
        ]}
        current={one.code}
      />
      <div className="wrap pt-2">
        <ErrorSummary form={form} labels={labels} className="mb-5" />
        <PageHeading
          eyebrow={`Order ${one.code}`}
          title={one.wearer}
          written
          quiet={`(${one.wearerId || "NA"})`}
          lead={`${one.unit}. Placed ${one.placed}.${one.waited ? ` It has waited ${one.waited}.` : ""}`}
          actions={<OrderStatus stage={one.stage} />}
        />
        <div className={classNames("split", decides && "decides")}>
          <div className="stack mb-6">
            <WhyItCame one={one} />
            <section className="card pad" aria-labelledby="goods">
              <div className="row between">
                <h2 id="goods">What {one.first} asks for</h2>
                <span className="sm mut">{one.pieces}</span>
              </div>
              {one.reasons.length === 0 ? <p className="sm mut">{one.trigger}.</p> : null}
              {one.sizesHidden ? (
                <p className="sm mut">Your organisation hides styles and sizes from approvers.</p>
              ) : null}
              {one.parcels.map((parcel) =>
                parcel.packs.map((pack) => (
                  <PackGoods
                    key={`${parcel.key} ${pack.packId ?? ""}`}
                    pack={pack}
                    named={packed}
                    long={one.long}
                  />
                )),
              )}
            </section>
            <LastOrders one={one} />
            <HowItCame one={one} />
            <ApprovalHistory events={one.events} />
          </div>
          <aside className="sticky stack">
            {one.leaving ? (
              <Notice kind="warn">
                {one.leaving}.{one.held ? " The order is held: nothing is sent unless you approve it." : null}
              </Notice>
            ) : null}
            <CartDocket cart={one} title={decides ? "Your decision" : "Total"} code={one.code} />
            {decides ? (
              <Form form={form} idempotencyKey={one.key} action={approvalPath(one.code)}>
                <input type="hidden" name="fingerprint" value={one.fingerprint} />
                <details
                  className="acc card pad slim mt-4"
                  open={fields.comment.errors?.length || textOf(fields.comment) ? true : undefined}
                >
                  <summary>Add a comment (optional)</summary>
                  <TextareaField
                    field={fields.comment}
                    label={labels.comment}
                    hint={`${COMMENT_HINT} ${one.first} gets it by email.`}
                  />
                </details>
                <LapseNotice words={one.lapses} />
                <p className="row mt-4">
                  <ButtonLink to={amendPath(one.code)}>Approve fewer…</ButtonLink>
                </p>
                {/* On a phone at the foot of the window, from the first line of the page. */}
                <div className="row flex-nowrap bar mt-3">
                  <ButtonLink variant="danger" to={approvalPath(one.code, "decline")}>
                    Decline…
                  </ButtonLink>
                  <SubmitButton variant="job" wide busyLabel="Approving…">
                    APPROVE {one.pieces.toUpperCase()}
                  </SubmitButton>
                </div>
              </Form>
            ) : null}
            {one.waits && !one.mayDecide ? <NotYours one={one} /> : null}
            <Decision one={one} />
            <BudgetCard one={one} />
            <section className="card pad" aria-labelledby="facts">
              <h2 id="facts" className="mb-2">
                Details
              </h2>
              <KeyValues rows={one.facts} />
              {decides ? (
                <ActionLink small to={approvalPath(one.code, "purchase-order")}>
                  {numberWords(one.purchaseOrderNumber)}
                </ActionLink>
              ) : null}
            </section>
          </aside>
        </div>
      </div>
    </>
  );
}

function Decision({ one: { decision, code, waits } }: { one: ApprovalView }) {
  if (waits || !decision) return null;
  return (
    <Notice kind={decision.tone === "bad" ? "warn" : "ok"}>
      <b>
        {decision.label} by {decision.by}
      </b>
      , {decision.when}. {decision.reason ? `${decision.reason}. ` : null}
      {decision.comment ? `“${decision.comment}” ` : null}
      <CodeLabel code={code} />
    </Notice>
  );
}
