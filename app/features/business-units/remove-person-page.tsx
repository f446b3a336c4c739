import { approvalPath, unitPath, userPath } from "~/paths";
import { useUnitNoun } from "~/features/shell/use-shell";
import { FaultBox } from "~/forms/error-summary";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { Panel } from "~/ui/panel";
import type { PeopleReply } from "./change-people.server";
import type { UnitView } from "./unit-view";
import { RemoveForm } from "./remove-form";

type Removal = NonNullable<UnitView["removal"]>;

interface Props {
  unit: UnitView;
  removal: Removal;
  reply?: PeopleReply;
}

/** Asks before a person is taken out of a unit, or lists what must be done first. */
export function RemovePersonPage({ unit, removal, reply }: Props) {
  const noun = useUnitNoun();
  const back = `${unitPath(unit.uid)}#users`;
  const { title, name, obstacles, inUnit } = removal;
  const free = obstacles.length === 0 && inUnit;
  return (
    <Panel
      title={
        free
          ? `Remove ${title} from ${unit.name}?`
          : inUnit
            ? `${title} cannot be removed yet`
            : `${title} is not in ${unit.name}`
      }
      closeTo={back}
      width={620}
      fullAt={768}
    >
      {reply ? (
        <FaultBox count={1} cause={reply} className="mt-4">
          <li>
            <p className="b">{name} was not removed.</p>
          </li>
        </FaultBox>
      ) : null}
      {free ? (
        <ul className="mt-4 list-disc pl-5">
          <li>
            {name} can no longer use the cost centres and purchase orders that come with {unit.name}.
          </li>
          <li>Administrators of {unit.name} no longer see this person.</li>
          <li>
            The home {noun} of {name}, with packs, limits and approvers, stays as it is.
          </li>
        </ul>
      ) : null}
      {obstacles.length > 0 ? (
        <>
          <p className="mt-4">This stands in the way:</p>
          <ul className="mt-3 list-disc pl-5 stack-s">
            {obstacles.map((one) => (
              <li key={one.reason}>
                {one.message} <Way obstacle={one} removal={removal} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <RemoveForm
        person={free ? removal : undefined}
        section="remove"
        idempotencyKey={`${unit.key}-remove`}
        back={back}
        keep="Keep the person"
      />
    </Panel>
  );
}

/** Where what stands in the way is dealt with. */
function Way({ obstacle, removal }: { obstacle: Removal["obstacles"][number]; removal: Removal }) {
  const { reason, orders } = obstacle;
  if (reason === "orders") {
    return (
      <span className="row mt-1.5">
        {orders.map((code) => (
          <CodeLabel key={code} code={code} to={approvalPath(code)} />
        ))}
      </span>
    );
  }
  if (reason === "home" && removal.managed) {
    return (
      <span className="block">
        <ActionLink to={`${userPath(removal.id)}#employee`}>Change the person</ActionLink>
      </span>
    );
  }
  return null;
}
