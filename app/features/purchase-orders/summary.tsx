import { idempotencyField } from "~/forms/idempotency-field";
import { SubmitButton } from "~/forms/submit-button";
import { useUnitNoun } from "~/features/shell/use-shell";
import { daysRows } from "~/ui/active-days";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted, nounFor } from "~/ui/counted";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import type { Wizard } from "./types";

/** The second step: everything that will be saved, Back and Submit. */
export function Summary({ data, unitWord }: { data: Wizard; unitWord: string }) {
  const { draft, chosen, backTo } = data;
  const noun = useUnitNoun();
  const people = chosen.reduce((sum, unit) => sum + unit.people, 0);
  const rows = [
    { label: "Purchase order number", field: "number", value: <CodeLabel code={draft.number.trim()} /> },
    { label: "Description", field: "description", value: <b>{draft.description.trim()}</b> },
    {
      label: `${unitWord}s`,
      field: "unit",
      value: chosen.map(({ uid, name, people: count }) => (
        <p key={uid}>
          <b>{name}</b>
          <br />
          <span className="sm mut">{counted(count, "person", "people")}</span>
        </p>
      )),
    },
    ...daysRows(data.days),
  ];
  return (
    <div className="card pad max-w-[720px]">
      <PageHeading
        eyebrow="Step 2 of 2"
        title="Summary"
        lead="Please review all information below before submitting."
      />
      <dl className="review">
        {rows.map(({ label, field, value }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>
              <ActionLink
                to={`${backTo}#purchase-order-${field}`}
                aria-label={`Change ${label.toLowerCase()}`}
              >
                Change
              </ActionLink>
            </dd>
          </div>
        ))}
      </dl>
      <Notice icon="user">
        {data.days.from ? `From ${data.days.from},` : "From the moment you submit,"}{" "}
        <b>
          {counted(people, "person", "people")} in {chosen.length} {nounFor(chosen.length, noun)}
        </b>{" "}
        can choose this number at checkout. Nobody is told by email.
      </Notice>
      <hr className="seam mt-5 mb-5" />
      <SubmitForm data={data} version={draft.version}>
        <SubmitButton variant="job" busyLabel="Saving…">
          Submit
        </SubmitButton>
        <ButtonLink to={backTo}>Back</ButtonLink>
      </SubmitForm>
    </div>
  );
}

/** The post that saves the draft; its buttons are the children. */
export function SubmitForm(props: { data: Wizard; version?: string; children: React.ReactNode }) {
  const { data, version, children } = props;
  const { draft } = data;
  return (
    <PostForm className="row">
      <input type="hidden" name={idempotencyField} value={data.key} />
      <input type="hidden" name="number" value={draft.number.trim()} />
      <input type="hidden" name="description" value={draft.description.trim()} />
      {draft.unit.map((uid) => (
        <input key={uid} type="hidden" name="unit" value={uid} />
      ))}
      <input type="hidden" name="activeFrom" value={draft.activeFrom} />
      <input type="hidden" name="activeUntil" value={draft.activeUntil} />
      {version ? <input type="hidden" name="version" value={version} /> : null}
      {children}
    </PostForm>
  );
}
