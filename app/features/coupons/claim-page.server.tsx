import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { KeyValues } from "~/ui/key-values";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import type { ClaimView } from "./coupons.server";
import { couponsPath } from "~/paths";

/** Where a link to claim a coupon leads: it says what it is and asks. Opening it changes nothing. */
export function ClaimPage({ data: { code, coupon } }: { data: ClaimView }) {
  const back = <ButtonLink to={couponsPath}>See my coupons</ButtonLink>;
  if (!coupon) {
    return (
      <ClaimPanel title="There is no such coupon">
        <p className="wrap-anywhere">There is no coupon with the code {code}. Check the link or the code.</p>
        <div className="row mt-5">{back}</div>
      </ClaimPanel>
    );
  }
  const { name, description, state, when, claimed, ended } = coupon;
  return (
    <ClaimPanel title={`Claim coupon ${coupon.code}`}>
      <p className="b wrap-anywhere">{name}</p>
      <KeyValues
        className="mt-4"
        rows={[
          { label: "State", value: <StatusTag tone={state.tone}>{state.words}</StatusTag> },
          { label: "When", value: when },
          { label: "For", value: description },
        ]}
      />
      {claimed ? (
        <>
          <p className="mt-4">It is on your list already.</p>
          <div className="row mt-5">{back}</div>
        </>
      ) : ended ? (
        <>
          <p className="mt-4">It cannot be claimed any more.</p>
          <div className="row mt-5">{back}</div>
        </>
      ) : (
        <PostForm className="row mt-5">
          <Button variant="job">CLAIM COUPON</Button>
          <ButtonLink to={couponsPath}>Not now</ButtonLink>
        </PostForm>
      )}
    </ClaimPanel>
  );
}

function ClaimPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title} closeTo={couponsPath} width={531} fullAt={768}>
      <div className="mt-4">{children}</div>
    </Panel>
  );
}
