import { Button, ButtonLink } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PostForm } from "~/ui/post-form";
import { Plate } from "./plate";

/** Modes link expired and link expired by SMS, and a link that was used or replaced. */
export function ExpiredLink(props: {
  type: "EMAIL" | "SMS";
  query: string;
  expired: boolean;
  wait?: string;
}) {
  const { type, query, expired, wait } = props;
  const bySms = type === "SMS";
  return (
    <Plate
      icon={expired ? "clock" : "alert"}
      tone="bad"
      eyebrow={bySms ? "Link from a text message" : "Link from an email"}
      title={expired ? "This link has expired" : "This link does not work"}
      lead={
        expired
          ? "Links work for a short time, so that nobody else can use them."
          : "It was used already, or a newer one was sent, or it is not complete."
      }
      kept={[
        ...(expired ? ["Your password has not changed."] : []),
        `The new link comes ${expired ? `to the same ${bySms ? "phone" : "address"}` : "to you alone"}. Only the newest one works.`,
      ]}
    >
      {wait ? (
        <Notice kind="warn" live className="mt-5">
          {wait}
        </Notice>
      ) : null}
      {expired ? (
        <PostForm action={`/expired?${query}`} className="row mt-5">
          <Button variant="job">{bySms ? "SEND A NEW LINK BY TEXT" : "SEND A NEW LINK"}</Button>
          <ActionLink to="/login">Back to sign in</ActionLink>
        </PostForm>
      ) : (
        <div className="row mt-5">
          <ButtonLink to="/forgot-password" variant="job">
            ASK FOR A NEW LINK
          </ButtonLink>
          <ActionLink to="/login">Back to sign in</ActionLink>
        </div>
      )}
    </Plate>
  );
}
