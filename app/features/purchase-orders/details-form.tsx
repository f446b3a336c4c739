import { Form } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { useUnitNoun } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import { DayFields } from "~/forms/day-fields";
import { TextField } from "~/forms/field";
import { EnterAnswer } from "~/forms/form";
import { HintAndError } from "~/forms/field-parts";
import type { FormReply } from "~/forms/reply";
import { useServerForm } from "~/forms/use-server-form";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { classNames } from "~/ui/class-names";
import { CodeLabel } from "~/ui/code-label";
import { Icon } from "~/ui/icon";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { SEARCH_LENGTH } from "~/ui/search-length";
import { DAY_LABELS } from "~/ui/active-days";
import { WhoCanUse } from "./detail-page";
import type { FoundUnit, Wizard } from "./types";

interface Values {
  number: string;
  description: string;
  unit: string[];
  activeFrom: string;
  activeUntil: string;
}

interface DetailsFormProps {
  data: Wizard;
  reply?: FormReply | null;
  /** "Business unit" or "Store". */
  unitWord: string;
}

/** The first step. Every button of it asks for the same page with the form as it stands. */
export function DetailsForm({ data, reply, unitWord }: DetailsFormProps) {
  const { draft, chosen } = data;
  const [form, fields] = useServerForm<Values>({
    id: "purchase-order",
    lastResult: reply,
    defaultValue: draft,
  });
  const labels = {
    number: "Purchase order number",
    description: "Description",
    unit: `${unitWord}s`,
    ...DAY_LABELS,
  };
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <div className="split">
        <div className="card pad">
          <PageHeading
            eyebrow="Step 1 of 2"
            title="Purchase order details"
            lead="Enter the purchase order details"
          />
          <Form id={form.id} action={data.path} noValidate key={data.backTo}>
            <EnterDoesNothing />
            {draft.version ? <input type="hidden" name="version" value={draft.version} /> : null}
            <TextField
              field={fields.number}
              label={labels.number}
              hint="Up to 17 letters and numbers, for example KC90017."
              autoComplete="off"
              className="short"
            />
            <TextField
              field={fields.description}
              label={labels.description}
              hint="People see this name at checkout. Letters, spaces, hyphens and apostrophes."
              autoComplete="off"
            />
            <fieldset
              className={classNames("field", fields.unit.errors && "bad")}
              id={fields.unit.id}
              tabIndex={-1}
              aria-describedby={fields.unit.errors ? fields.unit.errorId : undefined}
            >
              <legend id="units">{labels.unit}</legend>
              <HintAndError
                field={fields.unit}
                hint={`All users in the selected ${unitWord.toLowerCase()}s can use this purchase order.`}
              />
              <Chosen units={chosen} />
              {data.searches ? <Search find={draft.find} unitWord={unitWord} /> : null}
              {data.foundWords ? (
                <p className="sm mut mt-3" role="status">
                  {data.foundWords}
                </p>
              ) : null}
              <Found units={data.found} chosen={draft.unit} />
            </fieldset>
            <DayFields from={fields.activeFrom} until={fields.activeUntil} />
            <hr className="seam mt-5 mb-5" />
            <div className="row">
              <Button variant="solid" name="do" value="next">
                Next: Summary <Icon name="right" />
              </Button>
              <ActionLink to={data.cancelTo}>Cancel</ActionLink>
            </div>
          </Form>
        </div>
        <aside className="stack">
          <WhoCanUse units={chosen} />
          {draft.number && draft.description ? (
            <p className="sm">
              <span className="mut">At checkout they will read</span> <CodeLabel code={draft.number} />{" "}
              <b>{draft.description}</b>
            </p>
          ) : null}
        </aside>
      </div>
    </>
  );
}

/**
 * Enter in a field presses the first submit of a form: this one does nothing (spec 001 §4). WebKit passes over a
 * disabled one, so the next shows the same form again.
 */
function EnterDoesNothing() {
  return (
    <>
      <button type="submit" disabled hidden />
      <EnterAnswer enter={{ name: "do", value: "stay", words: "Keep this form" }} />
    </>
  );
}

/** The chosen units. Each is sent with the form; pressing one takes it away. */
function Chosen({ units }: { units: Wizard["chosen"] }) {
  if (units.length === 0) return null;
  return (
    <div className="chips mt-3">
      {units.map(({ uid, name }) => (
        <span key={uid}>
          <input type="hidden" name="unit" value={uid} />
          <button className="chip" name="remove" value={uid}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {name} <Icon name="x" />
          </button>
        </span>
      ))}
    </div>
  );
}

/** With scripts Enter in the search presses the button beside it, which nothing else of the form does. */
function pressFind(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  (event.currentTarget.nextElementSibling as HTMLElement).click();
}

function Search({ find, unitWord }: { find?: string; unitWord: string }) {
  const noun = useUnitNoun();
  return (
    <div className="mt-4">
      <label htmlFor="find">Find a {unitWord.toLowerCase()}</label>
      <div className="row flex-nowrap mt-1.5">
        <input
          id="find"
          type="search"
          name="find"
          defaultValue={find}
          placeholder={`Name, town or ${noun} number`}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          onKeyDown={pressFind}
        />
        <Button name="do" value="find">
          Find
        </Button>
      </div>
    </div>
  );
}

/** Units to tick. A closed one and one that is chosen already cannot be. */
function Found({ units, chosen }: { units: FoundUnit[]; chosen: string[] }) {
  const noun = useUnitNoun();
  if (units.length === 0) return null;
  const open = units.some(({ uid, active }) => active && !chosen.includes(uid));
  return (
    <>
      <ul className="card pad slim rows mt-3">
        {units.map((unit) => (
          <li key={unit.uid}>
            <FoundRow unit={unit} chosen={chosen.includes(unit.uid)} />
          </li>
        ))}
      </ul>
      {open ? (
        <div className="row mt-3">
          <Button name="do" value="add">
            <Icon name="plus" /> Add ticked {noun}s
          </Button>
          <span className="sm mut">Ticked {noun}s also come along when you press Next or Find.</span>
        </div>
      ) : null}
    </>
  );
}

function FoundRow({ unit, chosen }: { unit: FoundUnit; chosen: boolean }) {
  const noun = useUnitNoun();
  const people = unit.people === 1 ? "1 person" : `${unit.people} people`;
  const detail = [unit.place, people].filter(Boolean).join(". ");
  if (chosen || !unit.active) {
    return (
      <div className="row between tick">
        <span>
          <b>{unit.name}</b>
          <br />
          <span className="mut">
            {detail}.{unit.active ? null : ` This ${noun} is closed, so nobody there can order.`}
          </span>
        </span>
        {chosen ? <StatusTag tone="ok">Chosen</StatusTag> : null}
      </div>
    );
  }
  return (
    <Choice type="checkbox" name="unit" value={unit.uid} title={<b>{unit.name}</b>} detail={`${detail}.`} />
  );
}
