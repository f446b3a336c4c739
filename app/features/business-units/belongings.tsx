import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { StatusTag } from "~/ui/status-tag";
import type { UnitView } from "./unit-view";

type Kind = UnitView["belongs"][number];

/** What the unit has itself, each kind in a card that leads to its pages. */
export function Belongings({ unit }: { unit: UnitView }) {
  return (
    <div className="g2 items-start mt-5">
      {unit.belongs.map((kind, index) => (
        <Card key={kind.all + kind.title} kind={kind} id={`belongs-${index}`} />
      ))}
    </div>
  );
}

function Card({ kind, id }: { kind: Kind; id: string }) {
  const noun = useUnitNoun();
  const unitWord = useUnitWord();
  const { title = `${unitWord}s below`, total, shown, all } = kind;
  return (
    <section className="card pad" aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {title} ({total})
      </h2>
      {shown.length === 0 ? <p className="mut">This {noun} has none.</p> : null}
      <ul className="rows">
        {shown.map(({ code, name, to, detail, active }) => (
          <li key={code}>
            <div className="row between">
              <span>
                <CodeLabel code={code} /> {to ? <ActionLink to={to}>{name}</ActionLink> : name}
              </span>
              {active ? null : <StatusTag tone="plain">Disabled</StatusTag>}
            </div>
            {detail ? <p className="sm mut">{detail}</p> : null}
          </li>
        ))}
      </ul>
      {total > shown.length ? (
        <p className="mt-3">
          <ActionLink to={all}>See all {title.toLowerCase()}</ActionLink>
        </p>
      ) : null}
    </section>
  );
}
