import { Form as GetForm } from "@remix-run/react";
import { groupPath } from "~/paths";
import { idempotencyField } from "~/forms/idempotency-field";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { PostForm } from "~/ui/post-form";
import { SEARCH_LENGTH } from "~/ui/search-length";
import type { PartProps } from "./group-view";
import { Faults } from "./small-forms";

/** Adds members by search. */
export function AddMembers({ group, parts: { find = "", found, foundTotal }, reply }: PartProps) {
  const mine = reply?.initialValue?.["section"] === "join" ? reply : undefined;
  const sent = mine?.initialValue?.["person"];
  const ticked = [sent ?? []].flat().map(String);
  return (
    <section className="card pad" aria-labelledby="add-members">
      <Faults reply={mine} />
      <h2 id="add-members">Add members</h2>
      <GetForm className="mt-3" action={groupPath(group.uid)}>
        <label htmlFor="find">Find a person whom you manage</label>
        <div className="row flex-nowrap mt-1.5">
          <input
            id="find"
            type="search"
            name="find"
            defaultValue={find}
            placeholder="Name, employee id or email"
            maxLength={SEARCH_LENGTH}
            autoComplete="off"
          />
          <Button>Find</Button>
        </div>
      </GetForm>
      {found ? (
        <p className="sm mut mt-3" role="status">
          {found.length === 0
            ? `Nobody else is found for ‘${find}’.`
            : foundTotal > found.length
              ? `${foundTotal} people are found for ‘${find}’. The first ${found.length} are shown.`
              : `${foundTotal === 1 ? "1 person is" : `${foundTotal} people are`} found for ‘${find}’.`}
        </p>
      ) : null}
      {found && found.length > 0 ? (
        <PostForm className="mt-3" action={`${groupPath(group.uid)}?find=${encodeURIComponent(find)}`}>
          <input type="hidden" name={idempotencyField} value={`${group.key}-join`} />
          <ul className="card pad slim rows">
            {found.map(({ id, title, unit, active }) => (
              <li key={id}>
                <Choice
                  type="checkbox"
                  name="person"
                  value={id}
                  defaultChecked={ticked.includes(id)}
                  title={<b>{title}</b>}
                  detail={active ? unit : `${unit}. Inactive.`}
                />
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <Button variant="solid" name="section" value="join">
              Add to the group
            </Button>
          </p>
        </PostForm>
      ) : null}
    </section>
  );
}
