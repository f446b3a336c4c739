import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import { securityPath } from "~/paths";

const labels = { name: "Name" };

/** Another name for a passkey, and the question before it is removed. */
export function PasskeyPanel({ name, lastResult }: { name: string; lastResult?: FormReply | null }) {
  const [form, fields] = useServerForm<typeof labels>({ id: "rename", lastResult, defaultValue: { name } });
  return (
    <Panel title="Passkey" closeTo={securityPath} width={531} fullAt={768}>
      <ErrorSummary form={form} labels={labels} className="mt-4" />
      <Form form={form} className="mt-4">
        <TextField field={fields.name} label={labels.name} autoComplete="off" />
        <p className="mt-4">
          <SubmitButton busyLabel="Saving…">Save the name</SubmitButton>
        </p>
      </Form>
      <hr className="seam mt-6 mb-6" />
      <h2 className="mb-2">Remove this passkey?</h2>
      <p className="wrap-anywhere">
        “{name}” does not sign in any more. Your device still shows it until you delete it there.
      </p>
      <PostForm className="row mt-5">
        <Button variant="danger" name="do" value="remove">
          Remove passkey
        </Button>
        <ButtonLink to={securityPath}>Keep it</ButtonLink>
      </PostForm>
    </Panel>
  );
}
