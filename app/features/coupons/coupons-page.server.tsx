import { AccountPage } from "~/features/shell/account-page";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { useServerForm } from "~/forms/use-server-form";
import { Button, ButtonLink } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { CodeLabel } from "~/ui/code-label";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { CouponsView } from "./coupons.server";
import { couponsPath } from "~/paths";

type Coupon = CouponsView["coupons"][number];

const LABEL = "Coupon code";
const ENDED = `${couponsPath}?show=ended`;

/** The coupons that somebody claimed, with their states, and a form for another code. */
export function CouponsPage({ data, reply }: { data: CouponsView; reply?: FormReply }) {
  const { coupons, ended, counts, total, currentPage, totalPages } = data;
  const [form, fields] = useServerForm<{ couponCode: string }>({ id: "claim", lastResult: reply });
  return (
    <AccountPage title="My coupons" lead="Enter the code of a coupon at the cart to use it.">
      <ErrorSummary form={form} labels={{ couponCode: LABEL }} className="mb-5" />
      <Form form={form} className="card pad voucher mb-5">
        <TextField
          field={fields.couponCode}
          label={LABEL}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button>Claim</Button>
      </Form>
      <Chips
        label="Show"
        items={[
          { label: "To use", to: couponsPath, count: counts.usable, current: !ended },
          { label: "Used or expired", to: ENDED, count: counts.ended, current: ended },
        ]}
      />
      {total === 0 ? (
        <EmptyState
          title={ended ? "No coupon has ended" : "You have no coupons"}
          action={ended ? undefined : <ButtonLink to="/search">See the catalogue</ButtonLink>}
        >
          {ended
            ? "Coupons stand here once they expired or were used as often as they may be."
            : "Claim one with the code that your uniform desk gave you."}
        </EmptyState>
      ) : (
        <section className="card pad mt-5">
          <h2 className="vh">{ended ? "Used or expired" : "Coupons to use"}</h2>
          <ul className="rows">
            {coupons.map((coupon) => (
              <Row key={coupon.code} coupon={coupon} />
            ))}
          </ul>
        </section>
      )}
      <ListFoot list={{ currentPage, totalPages, firstPage: ended ? ENDED : couponsPath, total }} />
    </AccountPage>
  );
}

function Row({ coupon }: { coupon: Coupon }) {
  const { code, name, description, state, when, usable, ended, notified } = coupon;
  return (
    <li className="stack-s wrap-anywhere">
      <div className="row between">
        <CodeLabel code={code} />
        <StatusTag tone={state.tone}>{state.words}</StatusTag>
      </div>
      <h3>{name}</h3>
      <p className="sm mut">
        {description} {when}
        {notified && !ended ? " We tell you when it starts and before it expires." : null}
      </p>
      <PostForm className="row">
        {usable ? (
          <Button size="small" name="use" value={code}>
            Use in my cart
            <VisuallyHidden> coupon {code}</VisuallyHidden>
          </Button>
        ) : null}
        {usable ? (
          <ActionLink to="/search">
            Find products
            <VisuallyHidden> for {code}</VisuallyHidden>
          </ActionLink>
        ) : null}
        {ended ? null : (
          <LinkButton name={notified ? "silence" : "notify"} value={code}>
            {notified ? "Do not tell me" : "Tell me"}
            <VisuallyHidden> of {code}</VisuallyHidden>
          </LinkButton>
        )}
        <LinkButton name="remove" value={code}>
          Remove
          <VisuallyHidden> {code}</VisuallyHidden>
        </LinkButton>
      </PostForm>
    </li>
  );
}
