import { Fragment } from "react";
import { Ends, type LineEnding } from "~/features/lines/line-ending";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Choice } from "~/ui/choice-card";
import { Panel } from "~/ui/panel";
import { orderPath } from "~/paths";

interface AgainLine {
  name: string;
  label: string;
  ordered: number;
  packName?: string;
  /** Its style ends; `instead` is what can be ordered in its place. */
  ending?: LineEnding & { instead?: string };
}

/** The page on which a person chooses what of an order to order again. */
export function AgainPage(props: {
  code: string;
  lines: readonly AgainLine[];
  idempotencyKey: string;
  lastResult?: FormReply | null;
}) {
  const { code, lines, idempotencyKey, lastResult } = props;
  const defaultValue = Object.fromEntries(lines.map(({ name, ordered }) => [name, String(ordered)]));
  const [form, fields] = useServerForm<Record<string, string>>({ id: "again", lastResult, defaultValue });
  const sent = lastResult?.initialValue;
  const labels = Object.fromEntries(lines.map(({ name, label }) => [name, label]));
  const words = [
    lines.some(({ packName }) => !packName) ? "Items go into your cart at today’s prices." : "",
    lines.some(({ packName }) => packName) ? "Items of a pack go into that pack, as far as it allows." : "",
    "Enter 0 for what you do not want.",
  ];
  return (
    <Panel title={`Order ${code} again`} closeTo={orderPath(code)} width={531} fullAt={768}>
      <ErrorSummary form={form} labels={labels} className="mt-3" />
      <p className="mt-4">{words.filter(Boolean).join(" ")}</p>
      <Form form={form} idempotencyKey={idempotencyKey} className="mt-3">
        {lines.map(({ name, label, ordered, packName, ending }) => (
          <Fragment key={name}>
            <TextField
              field={fields[name]!}
              label={label}
              hint={[packName, `Ordered: ${ordered}`].filter(Boolean).join(". ")}
              inputMode="numeric"
              autoComplete="off"
            />
            {ending ? <Ends ending={ending} /> : null}
            {ending?.instead ? (
              <Choice
                type="checkbox"
                name={`replace-${name}`}
                value="on"
                defaultChecked={sent ? sent[`replace-${name}`] === "on" : true}
                title={ending.instead}
              />
            ) : null}
          </Fragment>
        ))}
        <p className="mt-4">
          <SubmitButton variant="job" busyLabel="Ordering…">
            Order again
          </SubmitButton>
        </p>
      </Form>
    </Panel>
  );
}
