import { idempotencyField } from "~/forms/idempotency-field";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/post-form";
import { approvalPath } from "~/paths";

/** Approves one order from a list, with one press. */
export function ApproveForm(props: {
  code: string;
  idempotencyKey: string;
  fingerprint: string;
  small?: boolean;
}) {
  const { code, idempotencyKey, fingerprint, small } = props;
  return (
    <PostForm action={approvalPath(code)}>
      <input type="hidden" name={idempotencyField} value={idempotencyKey} />
      <input type="hidden" name="fingerprint" value={fingerprint} />
      <Button variant="solid" size={small ? "small" : undefined} aria-label={`Approve ${code}`}>
        Approve
      </Button>
    </PostForm>
  );
}
