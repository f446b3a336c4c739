import { Form as GetForm } from "@remix-run/react";
import { Form } from "~/forms/form";
import { Button, ButtonLink } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { EmptyState } from "~/ui/empty-state";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { RequestButton } from "./request-button.server";
import { ConfiguratorFrame } from "~/features/configurators/line/frame.server";
import { configurePath } from "~/paths";
import type { VariantOverviewData } from "./overview.server";

type Data = Extract<VariantOverviewData, { state: "chosen" }>;

/** What was chosen, by group, with its prices and filters. */
export function VariantOverviewPage({ data }: { data: Data }) {
  const { owner, displayOnly, thing, configId, tabs, groups, filters, prices, issues, done, key } = data;
  return (
    <ConfiguratorFrame
      owner={owner}
      displayOnly={displayOnly}
      thing={thing}
      title="Overview of your configuration"
      tabs={displayOnly ? { overview: tabs.overview } : tabs}
      issues={issues}
      onRequest={data.onRequest}
      prices={prices}
      actions={
        done ? (
          <ButtonLink variant="job" wide to={done.to}>
            {done.label}
          </ButtonLink>
        ) : (
          <Form form={{ id: "keep" }} action={configurePath(owner)} idempotencyKey={key}>
            <input type="hidden" name="config" value={configId} />
            <input type="hidden" name="sku" value={thing.code} />
            <input type="hidden" name="quantity" value={thing.quantity ?? 1} />
            <Button variant="job" wide name="intent" value="keep">
              {owner.type === "product" ? "Add to Cart" : "Done"}
            </Button>
            <RequestButton owner={owner} />
          </Form>
        )
      }
    >
      {filters && !displayOnly ? (
        <Filters filters={filters} configId={configId} tabs={tabs} quantity={thing.quantity} />
      ) : null}
      {groups.length === 0 ? (
        <EmptyState title={filters?.any ? "No choice passes these filters" : "Nothing is chosen yet"} />
      ) : null}
      {groups.map(({ name, rows }) => (
        <section key={name} className="card pad">
          <h2>{name}</h2>
          <KeyValues
            className="mt-4"
            rows={rows.map(({ label, value, price }, index) => ({
              label: rows.findIndex((row) => row.label === label) < index ? `${label} ${index + 1}` : label,
              value: price ? `${value} (${price})` : value,
            }))}
          />
        </section>
      ))}
    </ConfiguratorFrame>
  );
}

interface FiltersProps {
  filters: NonNullable<Data["filters"]>;
  configId?: string;
  tabs: Data["tabs"];
  quantity?: number;
}

/** By option and by group, as a form that works as it arrives (spec 002 §4.1). */
function Filters({ filters, configId, tabs, quantity }: FiltersProps) {
  const named = tabs.overview.includes("?config=");
  return (
    <details className="card pad" open={filters.any}>
      <summary className="link">Filter the overview</summary>
      <GetForm className="mt-4">
        {named ? <input type="hidden" name="config" value={configId} /> : null}
        {named && quantity && quantity > 1 ? <input type="hidden" name="quantity" value={quantity} /> : null}
        {[
          { legend: "By option", all: filters.options },
          { legend: "By group", all: filters.groups },
        ].map(({ legend, all }) =>
          all.length > 0 ? (
            <fieldset key={legend} className="field">
              <legend>{legend}</legend>
              {all.map(({ label, on, name, value }) => (
                <Choice
                  key={`${name} ${value}`}
                  type="checkbox"
                  name={name}
                  value={value}
                  defaultChecked={on}
                  title={label}
                />
              ))}
            </fieldset>
          ) : null,
        )}
        <div className="row mt-5">
          <Button>Apply filters</Button>
          {filters.any ? <ActionLink to={filters.clear}>Remove all</ActionLink> : null}
        </div>
      </GetForm>
    </details>
  );
}
