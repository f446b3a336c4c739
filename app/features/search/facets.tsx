import { useState } from "react";
import { Accordion } from "~/ui/accordion";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { Dot } from "~/ui/swatch";
import { ListForm } from "./list-form";
import { Kept } from "./kept-fields";
import { type SearchData } from "./search-data";

type Facet = SearchData["facets"][number];

/** The filters as one form, collapsed on a phone so that results come first. */
export function Facets({ data }: { data: SearchData }) {
  const { facets, filters } = data;
  if (facets.length === 0) return null;
  return (
    <div className="facets card pad">
      <details>
        <summary>Filter results{filters.length > 0 ? ` (${filters.length} on)` : null}</summary>
      </details>
      <ListForm data={data}>
        {facets.map((facet, index) => (
          <Group key={facet.name} facet={facet} first={index < 2} />
        ))}
        <Button variant="solid" wide className="mt-3">
          Show results
        </Button>
        <Kept data={data} sort />
      </ListForm>
    </div>
  );
}

/** Open at first where something is on; from then on as somebody left it. */
function Group({ facet, first }: { facet: Facet; first: boolean }) {
  const [open] = useState(() => first || facet.values.some(({ selected }) => selected));
  return (
    <Accordion summary={facet.name} open={open}>
      <div>
        <Values values={facet.values} />
      </div>
      {facet.more.length > 0 ? (
        <details>
          <summary className="link sm">
            {facet.more.length} more<span className="vh"> of {facet.name}</span>
          </summary>
          <div>
            <Values values={facet.more} />
          </div>
        </details>
      ) : null}
    </Accordion>
  );
}

function Values({ values }: { values: Facet["values"] }) {
  return values.map(({ name, value, count, selected, cloth }) => (
    <Choice
      key={value}
      type="checkbox"
      name="facet"
      value={value}
      defaultChecked={selected}
      title={
        cloth ? (
          <span className="sw">
            <Dot {...cloth} />
            {name}
          </span>
        ) : (
          name
        )
      }
      end={<span className="mut sm">{count}</span>}
    />
  ));
}
