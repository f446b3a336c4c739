import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { teamOrdersPath } from "~/paths";

const LABELS = { name: "Name" };

interface Props {
  draft: { draftId: string; name: string; kind: "page" | "file"; most: number; key: string };
  reply?: FormReply;
}

/** What a begun team order is called, and the button that deletes it. */
export function EditTeamOrderPage({ draft: { name, kind, most, key }, reply }: Props) {
  const [form, fields] = useServerForm<typeof LABELS>({
    id: "team-name",
    lastResult: reply,
    defaultValue: { name: name.slice(0, most) },
  });
  return (
    <Panel
      title={<span className="wrap-anywhere">{name}</span>}
      closeTo={teamOrdersPath}
      width={620}
      fullAt={768}
    >
      <ErrorSummary form={form} labels={LABELS} className="mt-4" />
      <Form form={form} className="mt-4" idempotencyKey={key}>
        <input type="hidden" name="intent" value="rename" />
        <TextField field={fields.name} label={LABELS.name} autoComplete="off" />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            Save the name
          </SubmitButton>
          <ButtonLink to={teamOrdersPath}>Cancel</ButtonLink>
        </div>
      </Form>
      <Form form={{ id: "team-delete" }} className="mt-6" idempotencyKey={`${key}-delete`}>
        <p className="mb-4">
          {kind === "page" ? "What was typed goes with it." : "The file and what was mended go with it."}{" "}
          Orders stay. This cannot be undone.
        </p>
        <SubmitButton variant="danger" name="intent" value="delete">
          Delete this team order
        </SubmitButton>
      </Form>
    </Panel>
  );
}
