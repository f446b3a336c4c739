import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { useServerForm } from "~/forms/use-server-form";
import { Button, ButtonLink } from "~/ui/button";
import { KeyValues } from "~/ui/key-values";
import { Panel } from "~/ui/panel";
import type { resetView } from "./reset.server";

const labels = { confirm: "The word RESET" };
const back = "/demo-outbox";

/** Asks before everything in the demo is deleted and it is filled again. */
export function ResetPage(props: { data: SerializeFrom<typeof resetView>; lastResult?: FormReply | null }) {
  const { filling, date, beyond } = props.data;
  const [form, fields] = useServerForm<{ confirm: string; filling: string }>({
    id: "reset",
    lastResult: props.lastResult,
  });
  return (
    <Panel title="Reset the demo" closeTo={back} width={620} fullAt={768}>
      <p className="mt-4 mb-4">The shop is filled with the demo again, dated from today.</p>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <KeyValues
        rows={[
          { label: "Dated from", value: date },
          {
            label: "Is deleted",
            value: `All that was ordered, written and changed${beyond ? `, with ${beyond} that the demo did not bring` : ""}.`,
          },
          { label: "Stays", value: "API clients and webhooks." },
          { label: "Meanwhile", value: "Everybody is signed out and waits, up to a minute." },
        ]}
      />
      {/* Filling takes longer than scripts wait for an answer; a browser waits for a document. */}
      <Form form={form} action="/demo-reset" reloadDocument className="mt-5">
        <input type="hidden" name="filling" value={filling} />
        <TextField
          field={fields.confirm}
          label={labels.confirm}
          hint="So that nobody resets it by accident."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <p className="row mt-5">
          <Button variant="danger">RESET THE DEMO</Button>
          <ButtonLink to={back}>Keep it as it is</ButtonLink>
        </p>
      </Form>
    </Panel>
  );
}
