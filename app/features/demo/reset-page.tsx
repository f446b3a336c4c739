import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { resetView } from "./reset.server";

const labels = { confirm: "Type RESET" };

/** Asks before everything in the demo is deleted and it is filled again. */
export function ResetPage(props: { data: SerializeFrom<typeof resetView>; lastResult?: FormReply | null }) {
  const { filling, date, beyond } = props.data;
  const [form, fields] = useServerForm<{ confirm: string; filling: string }>({
    id: "reset",
    lastResult: props.lastResult,
  });
  return (
    <div className="wrap pt-6">
      <PageHeading
        eyebrow="Demo"
        title="Reset the demo"
        lead="All that was ordered, written and changed is deleted. The shop is filled with the demo again, dated from today."
      />
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <ul className="stack-s mb-6">
        <li>The data of this demo is dated from {date}.</li>
        <li>
          {beyond
            ? `${beyond} that the demo did not bring will be deleted.`
            : "Nobody and no order came since."}
        </li>
        <li>Everybody is signed out, and waits meanwhile: up to a minute.</li>
        <li>API clients and webhooks stay.</li>
      </ul>
      <Form form={form} action="/demo-reset">
        <input type="hidden" name="filling" value={filling} />
        <TextField
          field={fields.confirm}
          label={labels.confirm}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <p className="row mt-6">
          <SubmitButton variant="danger" busyLabel="RESETTING…">
            RESET THE DEMO
          </SubmitButton>
          <ActionLink to="/">Keep it as it is</ActionLink>
        </p>
      </Form>
    </div>
  );
}
