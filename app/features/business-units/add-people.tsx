import { userPath } from "~/paths";
import { useUnitNoun } from "~/features/shell/use-shell";
import { EnterAnswer } from "~/forms/form";
import { idempotencyField } from "~/forms/idempotency-field";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { Icon } from "~/ui/icon";
import { ActionLink } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { SEARCH_LENGTH } from "~/ui/search-length";
import type { PeopleReply } from "./change-people.server";
import type { UnitView } from "./unit-view";
import { PeopleFaults } from "./people-faults";

type Adding = NonNullable<UnitView["adding"]>;
type Found = NonNullable<Adding["found"]>[number];

interface Props {
  unit: UnitView;
  adding: Adding;
  reply?: PeopleReply;
}

/** Adds people by search. Every button of it sends the form as it stands, so who is ticked is kept. */
export function AddPeople({ unit, adding, reply }: Props) {
  const noun = useUnitNoun();
  const { find, found, chosen } = adding;
  const ids = chosen.map(({ id }) => id);
  return (
    <PostForm className="pad" action={adding.path} key={JSON.stringify([find, ids])} id="add-people">
      <EnterAnswer enter={{ name: "section", value: "find", words: "Find" }} />
      <input type="hidden" name={idempotencyField} value={`${unit.key}-add`} />
      <PeopleFaults reply={reply} className="mb-4" />
      <label htmlFor="find">Add somebody of your organisation</label>
      <p className="hint" id="find-hint">
        Searches the people you can see under sold-to {adding.soldToId}, also in other {noun}s. Their home{" "}
        {noun} stays the same.
      </p>
      <div className="row flex-nowrap mt-1.5 max-w-[720px]">
        <input
          id="find"
          type="search"
          name="find"
          defaultValue={find}
          placeholder="Name, employee id or email"
          aria-describedby="find-hint"
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
        />
        <Button name="section" value="find">
          Find
        </Button>
      </div>
      {chosen.length > 0 ? (
        <div className="chips mt-3">
          {chosen.map(({ id, title }) => (
            <span key={id}>
              <input type="hidden" name="person" value={id} />
              <button className="chip" name="drop" value={id}>
                <VisuallyHidden>Do not add </VisuallyHidden>
                {title} <Icon name="x" />
              </button>
            </span>
          ))}
        </div>
      ) : null}
      {found ? (
        <p className="sm mut mt-3" role="status">
          {foundWords(adding)}
        </p>
      ) : null}
      {found && found.length > 0 ? (
        <ul className="card pad slim rows mt-3">
          {found.map((one) => (
            <li key={one.id}>
              <FoundRow one={one} chosen={ids.includes(one.id)} ticked={reply?.ticked.includes(one.id)} />
            </li>
          ))}
        </ul>
      ) : null}
      {chosen.length > 0 || found?.some((one) => one.active && !one.inUnit) ? (
        <div className="row mt-4">
          <Button variant="job" name="section" value="add">
            ADD TO {unit.name.toUpperCase()}
          </Button>
          <span className="sm mut">Who is ticked stays ticked while you search on.</span>
        </div>
      ) : null}
    </PostForm>
  );
}

/** "2 people are found for ‘strath’." */
function foundWords({ total, found = [], find = "" }: Adding): string {
  if (total === 0) return `Nobody is found for ‘${find}’. Try part of a name, an employee id or an email.`;
  const most = total > found.length ? ` The first ${found.length} are shown.` : "";
  return `${total === 1 ? "1 person is" : `${total} people are`} found for ‘${find}’.${most}`;
}

/** One who is chosen, inactive or in the unit already cannot be ticked. */
function FoundRow({ one, chosen, ticked }: { one: Found; chosen: boolean; ticked?: boolean }) {
  const { id, title, unit } = one;
  if (!chosen && one.active && !one.inUnit) {
    return (
      <Choice
        type="checkbox"
        name="person"
        value={id}
        defaultChecked={ticked}
        title={<b>{title}</b>}
        detail={`Now in ${unit}, which stays the home.`}
      />
    );
  }
  return (
    <div className="row between tick">
      <span>
        <b>{title}</b>
        <br />
        <span className="mut">
          {one.active ? (
            `At home in ${unit}.`
          ) : one.managed ? (
            <>
              Inactive. <ActionLink to={userPath(id)}>Activate the account</ActionLink> first.
            </>
          ) : (
            "Inactive."
          )}
        </span>
      </span>
      {one.inUnit ? <StatusTag tone="plain">Here already</StatusTag> : null}
      {chosen ? <StatusTag tone="ok">Chosen</StatusTag> : null}
    </div>
  );
}
