import type { SerializeFrom } from "@remix-run/node";
import { organisationTrail } from "~/features/layout/trails";
import { costCentrePath, costCentresPath, unitPath } from "~/paths";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { idempotencyField } from "~/forms/idempotency-field";
import { daysRows } from "~/ui/active-days";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { BudgetCards } from "./budget-cards";
import type { costCentreView } from "./detail.server";

type View = SerializeFrom<typeof costCentreView>;

/** One cost centre: where it belongs, and which units may charge it. */
export function CostCentrePage({ centre }: { centre: View }) {
  const unitWord = useUnitWord();
  const { active, code } = centre;
  const by = centre.updatedBy ? ` by ${centre.updatedBy}` : "";
  return (
    <>
      <Breadcrumb
        trail={[...organisationTrail, { label: "Cost centres", to: costCentresPath }]}
        current={centre.name}
      />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow={`Cost centre, ${centre.unit.name}`}
          title={centre.title}
          lead={`Added ${centre.added}. Updated ${centre.updated}${by}.`}
          actions={
            <span className="row">
              <StatusTag tone={centre.state.tone}>{centre.state.label}</StatusTag>
              {active ? (
                <>
                  <ButtonLink to={costCentrePath(code, "update")}>Change</ButtonLink>
                  <ButtonLink variant="danger" to={costCentrePath(code, "disable")}>
                    Disable…
                  </ButtonLink>
                </>
              ) : null}
            </span>
          }
        />
        {active ? null : <Enable centre={centre} />}
        <div className="split">
          <div className="stack">
            <BudgetCards centre={centre} />
            <Units centre={centre} />
          </div>
          <aside className="stack">
            <section className="card pad" aria-labelledby="details">
              <h2 id="details" className="mb-2">
                Details
              </h2>
              <KeyValues
                rows={[
                  {
                    label: unitWord,
                    value: <ActionLink to={unitPath(centre.unit.uid)}>{centre.unit.name}</ActionLink>,
                  },
                  { label: "Currency", value: centre.currency },
                  { label: "Orders", value: centre.orderCount },
                  ...daysRows(centre.days),
                ]}
              />
            </section>
          </aside>
        </div>
      </div>
    </>
  );
}

function Enable({ centre }: { centre: View }) {
  if (centre.obstacle) return <Notice className="mb-5">{centre.obstacle}</Notice>;
  return (
    <PostForm className="mb-5">
      <input type="hidden" name={idempotencyField} value={centre.key} />
      <Button variant="solid" name="section" value="enable">
        Enable
      </Button>
    </PostForm>
  );
}

/** The units that may charge it. Its own stays; the others can be unlinked. */
function Units({ centre }: { centre: View }) {
  const noun = useUnitNoun();
  return (
    <section className="card pad stack" aria-labelledby="units">
      <div>
        <h2 id="units">{`Business ${noun}s`.replace("Business stores", "Stores")} that may use it</h2>
        <p className="sm mut">
          Each of them and every {noun} below it.
          {centre.otherUnits > 0
            ? ` ${counted(centre.otherUnits, noun)} more that you do not manage may use it.`
            : null}
        </p>
      </div>
      <ul className="rows">
        <li className="row between">
          <span>
            <b>{centre.unit.name}</b> <CodeLabel code={centre.unit.uid} />
          </span>
          <span className="sm mut">It belongs here</span>
        </li>
        {centre.units.map(({ uid, name, active, people }) => (
          <li key={uid} className="row between">
            <span>
              <b>{name}</b> <CodeLabel code={uid} />{" "}
              <span className="sm mut">
                {active ? counted(people, "person", "people") : "Disabled. Kept, but nobody can use it."}
              </span>
            </span>
            {centre.active ? (
              <PostForm>
                <input type="hidden" name={idempotencyField} value={`${centre.key}-${uid}`.slice(0, 80)} />
                <input type="hidden" name="unitUid" value={uid} />
                <Button size="small" name="section" value="unlink" aria-label={`Unlink ${name}`}>
                  Unlink
                </Button>
              </PostForm>
            ) : null}
          </li>
        ))}
      </ul>
      {centre.active ? <Link centre={centre} /> : null}
    </section>
  );
}

function Link({ centre }: { centre: View }) {
  const unitWord = useUnitWord();
  const { choice } = centre;
  if (choice?.length === 0) return null;
  return (
    <PostForm>
      <input type="hidden" name={idempotencyField} value={`${centre.key}-link`} />
      <label htmlFor="unitUid">{unitWord} to link</label>
      <div className="row flex-nowrap mt-1.5">
        {choice ? (
          <select id="unitUid" name="unitUid">
            {choice.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input id="unitUid" name="unitUid" autoComplete="off" className="short" />
        )}
        <Button name="section" value="link">
          Link
        </Button>
      </div>
    </PostForm>
  );
}
