import { idempotencyField } from "~/forms/idempotency-field";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/post-form";
import { approvalPath } from "~/paths";

/** Approves one order from a list, with one press. */
export function ApproveForm(props: {
  code: string;
  idempotencyKey: string;
  fingerprint: string;
  /** The page to come back to, if that is not the list. */
  back?: string;
  small?: boolean;
  wide?: boolean;
}) {
  const { code, idempotencyKey, fingerprint, back, small, wide } = props;
  return (
    <PostForm action={approvalPath(code)}>
      <input type="hidden" name={idempotencyField} value={idempotencyKey} />
      <input type="hidden" name="fingerprint" value={fingerprint} />
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <Button variant="solid" size={small ? "small" : undefined} wide={wide} aria-label={`Approve ${code}`}>
        Approve
      </Button>
    </PostForm>
  );
}
