import { approvalPath, userPath } from "~/paths";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { Panel } from "~/ui/panel";
import { approversOf, namesOf } from "./approvers-part";
import type { PeopleReply } from "./change-people.server";
import type { UnitView } from "./unit-view";
import { PeopleFaults } from "./people-faults";
import { RemoveForm } from "./remove-form";

interface Props {
  unit: UnitView;
  removal: NonNullable<UnitView["approverRemoval"]>;
  reply?: PeopleReply;
}

/** Asks before a person no longer approves for a unit, or lists the orders that wait for them alone. */
export function RemoveApproverPage({ unit, removal, reply }: Props) {
  const { id, title, name, orders, approves, alone, above } = removal;
  const back = approversOf(unit.uid);
  const free = approves && orders.length === 0;
  return (
    <Panel
      title={
        free
          ? `Remove ${title} as an approver?`
          : approves
            ? `${title} cannot be removed yet`
            : `${title} does not approve for ${unit.name}`
      }
      closeTo={back}
      width={620}
      fullAt={768}
    >
      <PeopleFaults reply={reply} className="mt-4" />
      {free ? (
        <ul className="mt-4 list-disc pl-5">
          <li>
            {name} no longer decides about orders of {unit.name} and what is below it, and no longer orders
            for its people. Other roles stay.
          </li>
          {alone ? (
            <li>
              Nobody else approves for {unit.name}.{" "}
              {above.length > 0
                ? `Orders then go to ${namesOf(above)}.`
                : "Nobody could decide about its orders then."}
            </li>
          ) : null}
        </ul>
      ) : null}
      {approves && orders.length > 0 ? (
        <>
          <p className="mt-4">
            {orders.length === 1 ? "This order waits" : "These orders wait"} for {name} alone. Decide about{" "}
            {orders.length === 1 ? "it" : "them"}, or add another approver first.
          </p>
          <p className="row mt-3">
            {orders.map((code) => (
              <CodeLabel key={code} code={code} to={approvalPath(code)} />
            ))}
          </p>
        </>
      ) : null}
      {reply ? (
        <p className="mt-4">
          <ActionLink to={userPath(id)}>Change the person</ActionLink>
        </p>
      ) : null}
      <RemoveForm
        person={free ? removal : undefined}
        section="approver-remove"
        idempotencyKey={`${unit.key}-approver`}
        back={back}
        keep="Keep the approver"
      />
    </Panel>
  );
}
