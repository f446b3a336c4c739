import { FindAndTick } from "~/features/manage-organisation/find-and-tick";
import { limitPath, unitPath, userPath } from "~/paths";
import { useUnitNoun } from "~/features/shell/use-shell";
import { listed } from "~/ui/list-words";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { PeopleReply } from "./change-people.server";
import type { UnitView } from "./unit-view";
import { PeopleFaults } from "./people-faults";

type Approver = UnitView["approvers"]["rows"][number];

/** Who decides about the orders of a unit, up to what, and who is asked above them. */
export function ApproversPart({ unit, reply }: { unit: UnitView; reply?: PeopleReply }) {
  const noun = useUnitNoun();
  const { rows, total, find, found } = unit.approvers;
  const mine = reply?.section === "approver-add" ? reply : undefined;
  return (
    <section className="card pad" aria-labelledby="approvers">
      <PeopleFaults reply={mine} className="mb-4" />
      <h2 id="approvers" className="mb-2">
        Approvers
      </h2>
      {rows.length === 0 ? <p className="wrap-anywhere">Nobody approves for {unit.name}.</p> : null}
      <ul className="rows">
        {rows.map((one) => (
          <ApproverRow key={one.id} uid={unit.uid} one={one} />
        ))}
      </ul>
      {total > rows.length ? (
        <p className="sm mut mt-3">
          The first {rows.length} of {total} are shown.
        </p>
      ) : null}
      <Above unit={unit} />
      {unit.active ? (
        <FindAndTick
          key={find ?? ""}
          part="approvers"
          name="approver"
          label="Add an approver"
          hint={`Searches the people who are at home in this ${noun}. Empty finds all.`}
          find={find}
          found={found}
          nothing={`Nobody else who is at home here is found${find ? ` for “${find}”` : ""}.`}
          idempotencyKey={`${unit.key}-approver`}
          field="person"
          section="approver-add"
          add="Add approvers"
          ticked={mine?.ticked}
        />
      ) : null}
    </section>
  );
}

function ApproverRow({ uid, one }: { uid: string; one: Approver }) {
  const { id, title, name, limit, limitCode, decidesFor, away } = one;
  return (
    <li>
      <div className="row between">
        <ActionLink to={userPath(id)}>{title}</ActionLink>
        <StatusTag tone={away ? "warn" : "ok"}>{away ? "Away" : "Active"}</StatusTag>
      </div>
      <p className="sm">{limit}</p>
      {decidesFor ? <p className="sm mut">{decidesFor}</p> : null}
      {away ? <p className="sm mut">{away}</p> : null}
      <p className="row mt-1">
        {limitCode ? (
          <ActionLink to={limitPath(limitCode)}>
            Change limit<VisuallyHidden> of {name}</VisuallyHidden>
          </ActionLink>
        ) : null}
        <ActionLink to={`${unitPath(uid)}?do=approver&person=${encodeURIComponent(id)}`}>
          Remove<VisuallyHidden> {name} as an approver</VisuallyHidden>
        </ActionLink>
      </p>
    </li>
  );
}

/** "Above $1,500.00, or when nobody here can decide, orders go to Bronwyn Taulanga at Saltbush Valley Health." */
function Above({ unit: { approvers, uid } }: { unit: UnitView }) {
  const { rows, most, above } = approvers;
  if (above.length === 0) {
    return (
      <Notice className="mt-3">
        {rows.length === 0
          ? "Nobody can decide about orders that need an approval."
          : "Nobody else is asked."}
      </Notice>
    );
  }
  const places = [...new Set(above.map(({ unit }) => unit))].join(", ");
  return (
    <Notice className="mt-3" key={uid}>
      {rows.length === 0
        ? "Orders that need an approval"
        : most
          ? `Above ${most}, or when nobody here can decide, orders`
          : "When nobody here can decide, orders"}{" "}
      go to <b>{namesOf(above)}</b> at {places}.
    </Notice>
  );
}

/** "Ann, Bo or Cy". */
export const namesOf = (people: readonly { name: string }[]): string =>
  listed(
    people.map(({ name }) => name),
    "or",
  );

/** Where the part of a unit's page is. */
export const approversOf = (uid: string): string => `${unitPath(uid)}#approvers`;
