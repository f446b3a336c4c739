import { Form } from "@remix-run/react";
import { useUnitWord } from "~/features/shell/use-shell";
import { DraftsTable } from "~/features/team-files/drafts-table";
import { FaultBox } from "~/forms/error-summary";
import { idempotencyField } from "~/forms/idempotency-field";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { EmptyState } from "~/ui/empty-state";
import { FieldError } from "~/ui/field-error";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { proxyPath, teamOrdersPath } from "~/paths";
import { Keep, Kept } from "./keep-team";
import { DRAFT_NAME, FILL, isOf, type TeamReply } from "./team";
import { TeamTable } from "./team-table";
import type { TeamData } from "./team-data";

/** Garments of a pack ordered for several people at once; one order for each of them. */
export function TeamPage({ data, reply: answered }: { data: TeamData; reply?: TeamReply }) {
  const { people, columns, pack, unit, list, kept } = data;
  const reply = answered ?? (kept && { typed: kept.typed, errors: {}, placed: [] });
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Order for somebody else", to: proxyPath },
        ]}
        current="Team order"
      />
      <div className="wrap pt-4">
        <PageHeading
          title="Team order"
          lead={
            pack
              ? `${unit.name}, ${pack.packName}. One press makes one order for each person.`
              : `${unit.name}. One press makes one order for each person.`
          }
          actions={<ActionLink to={teamOrdersPath}>Order from a file</ActionLink>}
        />
        {kept ? <Kept kept={kept} /> : null}
        {reply ? <Outcome reply={reply} data={data} /> : null}
        <Shown data={data} />
        {people.length === 0 ? (
          <EmptyState title="Nobody has a pack to order from here">
            Show the people of another unit, or give these a pack first.
          </EmptyState>
        ) : (
          <PostForm id="team" action={data.here} noValidate className="card list mt-5">
            <input type="hidden" name={idempotencyField} value={data.key} />
            {/* Enter presses the first button of a form, and must not order. */}
            <button className="vh" tabIndex={-1} aria-hidden="true" name="do" value="fill">
              Fill the column
            </button>
            <Fill columns={columns} typed={reply?.typed} />
            <TeamTable data={data} reply={reply} />
            <Last data={data} reply={reply} />
          </PostForm>
        )}
        {kept ? null : <ListFoot list={{ ...list, csv: undefined }} />}
        {data.begun.length > 0 ? (
          <>
            <h2 className="mt-6 mb-3">Begun team orders</h2>
            <DraftsTable drafts={data.begun} />
            {data.moreBegun ? <ActionLink to={teamOrdersPath}>All begun team orders</ActionLink> : null}
          </>
        ) : null}
      </div>
    </>
  );
}

/** What was placed, and what waits to be changed, each with a link to its place. */
function Outcome({ reply: { placed, errors }, data }: { reply: TeamReply; data: TeamData }) {
  const faults = Object.entries(errors);
  const nameOf = (field: string) => data.people.find(({ customerId }) => isOf(customerId, field))?.name;
  return (
    <>
      {placed.length > 0 ? (
        <Notice kind="ok" className="mb-5">
          <p>
            {placed.length === 1 ? "1 order was placed: " : `${placed.length} orders were placed: `}
            {placed.map(({ code, name }, index) => (
              <span key={code}>
                {index > 0 ? ", " : ""}
                <Link to={`/my-account/orders/${code}`}>{code}</Link> for {name}
              </span>
            ))}
            .
          </p>
        </Notice>
      ) : null}
      {faults.length > 0 ? (
        <FaultBox count={faults.length} cause={errors} className="mb-5">
          {faults.map(([field, message]) => (
            <li key={field}>
              <a href={`#${field}`}>{[nameOf(field), message].filter(Boolean).join(": ")}</a>
            </li>
          ))}
        </FaultBox>
      ) : null}
    </>
  );
}

/** Which unit, pack and garments the page shows. */
function Shown({ data: { units, unit, packs, pack, offered } }: { data: TeamData }) {
  const unitWord = useUnitWord();
  return (
    <Form
      action={proxyPath}
      className="card list"
      aria-label="What to show"
      key={`${unit.uid} ${pack?.packId}`}
    >
      <input type="hidden" name="do" value="team" />
      <div className="filters pad">
        <Select id="team-unit" name="unit" label={unitWord} value={unit.uid} options={units} />
        {pack ? <Select id="team-pack" name="pack" label="Pack" value={pack.packId} options={packs} /> : null}
        <Button>Show</Button>
      </div>
      {offered.length > 1 ? (
        <details className="pad slim">
          <summary>Choose the garments</summary>
          <fieldset className="mt-3">
            <legend className="xs mut">Up to six side by side</legend>
            {offered.map(({ code, label, shown }) => (
              <Choice
                key={code}
                type="checkbox"
                name="garment"
                value={code}
                defaultChecked={shown}
                title={label}
              />
            ))}
          </fieldset>
        </details>
      ) : null}
    </Form>
  );
}

interface SelectProps {
  id: string;
  name: string;
  label: string;
  value?: string;
  options: readonly { value: string; label: string }[];
}

function Select({ id, name, label, value, options }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The same number of one garment for everybody. */
function Fill({ columns, typed = {} }: { columns: TeamData["columns"]; typed?: TeamReply["typed"] }) {
  const garments = columns.map(({ code, label }) => ({ value: code, label }));
  const counts = [1, 2, 3, 4, 5, 0].map((each) => ({ value: String(each), label: `${each} each` }));
  return (
    <div className="filters pad">
      <Select id="team-fill" name={FILL} label="Fill for everyone" value={typed[FILL]} options={garments} />
      <Select id="team-each" name="each" label="How many" value={typed["each"]} options={counts} />
      <Button name="do" value="fill">
        Fill the column
      </Button>
      <p className="xs mut">Sizes are what each person had last. Nobody goes over what is left.</p>
    </div>
  );
}

/** The number and the reason for all of them, and the button. */
function Last({ data, reply }: { data: TeamData; reply?: TeamReply }) {
  const { typed = {}, errors = {} } = reply ?? {};
  return (
    <div className="pad">
      <div>
        <div className="field short">
          <label htmlFor="number">
            Purchase order number{data.numberRequired ? "" : <span className="mut"> (optional)</span>}
          </label>
          <input
            id="number"
            name="number"
            autoComplete="off"
            defaultValue={typed["number"]}
            aria-invalid={errors["number"] ? true : undefined}
            aria-describedby={errors["number"] ? "number-error" : undefined}
          />
          {errors["number"] ? <FieldError id="number-error">{errors["number"]}</FieldError> : null}
        </div>
        {data.reasons.length > 0 ? (
          <div className="field short">
            <label htmlFor="reason">Reason of replacement</label>
            <select
              id="reason"
              name="reason"
              defaultValue={typed["reason"] ?? ""}
              aria-invalid={errors["reason"] ? true : undefined}
              aria-describedby={errors["reason"] ? "reason-error" : undefined}
            >
              <option value="">Choose a reason</option>
              {data.reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {reason}
                </option>
              ))}
            </select>
            {errors["reason"] ? <FieldError id="reason-error">{errors["reason"]}</FieldError> : null}
          </div>
        ) : null}
      </div>
      <div className="row between mt-5">
        <p className="sm mut">
          Each order goes to the person’s usual address and is charged to their usual cost centre.
        </p>
        <Button variant="job" name="do" value="order">
          ORDER FOR THE TEAM
        </Button>
      </div>
      <Keep name={typed[DRAFT_NAME] ?? data.draftName} error={errors[DRAFT_NAME]} />
    </div>
  );
}
