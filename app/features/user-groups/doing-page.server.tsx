import { groupPath } from "~/paths";
import { ChangedMeanwhile } from "~/features/manage-organisation/changed-meanwhile";
import type { ManagedReply } from "~/features/manage-organisation/save.server";
import { UnitField } from "~/features/manage-organisation/unit-field";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import { idempotencyField } from "~/forms/idempotency-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Button, ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import type { GroupView } from "./group-view";
import { LABELS } from "./labels";

interface Props {
  group: GroupView;
  reply?: ManagedReply;
}

/** Changes name and unit of a user group. */
export function UpdateGroupPage({ group, reply }: Props) {
  const back = groupPath(group.uid);
  const [form, fields] = useServerForm<typeof LABELS>({
    id: "group",
    lastResult: reply,
    defaultValue: group.values,
  });
  if (reply?.meanwhile) {
    return <ChangedMeanwhile labels={LABELS} back={back} reply={reply} meanwhile={reply.meanwhile} />;
  }
  return (
    <Panel title={`Change ${group.title}`} closeTo={back} width={620} fullAt={768}>
      <ErrorSummary form={form} labels={LABELS} className="mt-4" />
      <Form form={form} className="mt-4" idempotencyKey={group.key}>
        <input type="hidden" name="section" value="update" />
        <input type="hidden" name="version" value={group.values.version} />
        <TextField field={fields.name} label={LABELS.name} autoComplete="off" />
        <UnitField field={fields.unitUid} units={group.units} hint="Whose administrators look after it." />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            Save user group
          </SubmitButton>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}

/** Asks before a user group is deleted. */
export function DeleteGroupPage({ group }: Props) {
  const back = groupPath(group.uid);
  return (
    <Panel title={`Delete ${group.title}?`} closeTo={back} width={531} fullAt={768}>
      <p className="mt-4">
        {group.count === 0
          ? "It has no members."
          : `${counted(group.count, "person", "people")} ${group.count === 1 ? "is" : "are"} in it. Accounts and limits of their own stay. Limits that people have by this group alone end with it.`}{" "}
        Orders that wait are not judged again. This cannot be undone.
      </p>
      <PostForm className="row mt-5">
        <input type="hidden" name={idempotencyField} value={`${group.key}-delete`} />
        <Button variant="danger" name="section" value="delete">
          Delete {group.name}
        </Button>
        <ButtonLink to={back}>Keep it</ButtonLink>
      </PostForm>
    </Panel>
  );
}
