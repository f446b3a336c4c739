import { organisationTrail } from "~/features/layout/trails";
import { editUnitPath, unitPath, unitsPath } from "~/paths";
import { useUnitWord } from "~/features/shell/use-shell";
import { idempotencyField } from "~/forms/idempotency-field";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { ApproversPart } from "./approvers-part";
import { Belongings } from "./belongings";
import type { PeopleReply } from "./change-people.server";
import { DeliveryPart } from "./delivery-part";
import { PeoplePart } from "./people-part";
import { RemoveApproverPage } from "./remove-approver-page";
import { RemovePersonPage } from "./remove-person-page";
import type { UnitView } from "./unit-view";

/** One unit: what it is, where its goods go, who approves, and its people. */
export function UnitPage({ unit, reply }: { unit: UnitView; reply?: PeopleReply }) {
  const unitWord = useUnitWord();
  if (unit.removal) return <RemovePersonPage unit={unit} removal={unit.removal} reply={reply} />;
  if (unit.approverRemoval) {
    return <RemoveApproverPage unit={unit} removal={unit.approverRemoval} reply={reply} />;
  }
  return (
    <>
      <Breadcrumb
        trail={[...organisationTrail, { label: `${unitWord}s`, to: unitsPath }]}
        current={unit.name}
      />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow={unitWord}
          title={unit.title}
          lead={`Added ${unit.added}. Updated ${unit.updated}.`}
          actions={
            <div className="row">
              <StatusTag tone={unit.active ? "ok" : "plain"}>{unit.active ? "Active" : "Disabled"}</StatusTag>
              {unit.active ? <ButtonLink to={editUnitPath(unit.uid)}>Edit</ButtonLink> : null}
            </div>
          }
        />
        <div className="g2 items-start">
          <div className="stack">
            <DeliveryPart unit={unit} />
            <section className="card pad" aria-labelledby="details">
              <h2 id="details" className="mb-2">
                Details
              </h2>
              <KeyValues
                rows={[
                  { label: "Number", value: unit.uid },
                  ...(unit.parent
                    ? [
                        {
                          label: "Parent unit",
                          value: <ActionLink to={unitPath(unit.parent.uid)}>{unit.parent.name}</ActionLink>,
                        },
                      ]
                    : []),
                  { label: "Approval process", value: unit.approvalProcess },
                  { label: "Sold-to", value: unit.soldToId },
                ]}
              />
              <Switch unit={unit} />
            </section>
          </div>
          <ApproversPart unit={unit} reply={reply} />
        </div>
        <PeoplePart unit={unit} reply={reply} />
        <Belongings unit={unit} />
      </div>
    </>
  );
}

function Switch({ unit }: { unit: UnitView }) {
  if (unit.obstacle) return <Notice className="mt-4">{unit.obstacle}</Notice>;
  if (unit.active) {
    return (
      <p className="mt-4">
        <ButtonLink variant="danger" to={unitPath(unit.uid, "disable")}>
          Disable…
        </ButtonLink>
      </p>
    );
  }
  return (
    <PostForm className="mt-4">
      <input type="hidden" name={idempotencyField} value={unit.key} />
      <Button variant="solid">Enable</Button>
      <p className="sm mut mt-3">What is below it and its people stay as they are until you enable each.</p>
    </PostForm>
  );
}
