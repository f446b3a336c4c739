import { Form } from "@remix-run/react";
import { Accordion } from "~/ui/accordion";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { Dot } from "~/ui/swatch";
import { Kept, type SearchData } from "./search-page";

type Facet = SearchData["facets"][number];

/** The filters as one form, collapsed on a phone so that results come first. */
export function Facets({ data }: { data: SearchData }) {
  const { facets, filters } = data;
  if (facets.length === 0) return null;
  // The key resets the form for a new list, so that its ticks follow the URL.
  return (
    <details className="facets card pad" key={data.pageHref}>
      <summary>Filter results{filters.length > 0 ? ` (${filters.length} on)` : null}</summary>
      <Form action={data.path}>
        {facets.map((facet, index) => (
          <Accordion
            key={facet.name}
            summary={facet.name}
            open={index < 2 || facet.values.some(({ selected }) => selected)}
          >
            <Values values={facet.values} />
            {facet.more.length > 0 ? (
              <details>
                <summary className="link sm">
                  {facet.more.length} more<span className="vh"> of {facet.name}</span>
                </summary>
                <Values values={facet.more} />
              </details>
            ) : null}
          </Accordion>
        ))}
        <Button variant="solid" wide className="mt-3.5">
          Show results
        </Button>
        <Kept data={data} sort />
      </Form>
    </details>
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
