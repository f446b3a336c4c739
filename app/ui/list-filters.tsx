import { Form } from "@remix-run/react";
import { Button } from "./button";
import { FilterChips } from "./chips";
import { FieldError } from "./field-error";
import { SEARCH_LENGTH } from "./search-length";

export type ListFilter =
  | { kind: "select"; name: string; label: string; any: string; options: { value: string; label: string }[] }
  | { kind: "date" | "amount" | "text"; name: string; label: string };

export type ListFiltersProps = {
  path: string;
  /** The values in the address, by name; `search` and `sort` among them. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with filters that could not be read, by their names. */
  mistakes?: Readonly<Record<string, string>>;
  searchHint: string;
  filters: readonly ListFilter[];
  /** "Showing 1 to 10 of 23, newest first". */
  showing: string;
  /** Those that are set, each with the list without it. */
  active: { label: string; to: string }[];
};

/**
 * Search and filters of a list as one GET form, folded on narrow screens so that its rows come first; which of them are
 * set, and how much of the list is shown.
 */
export function ListFilters({
  path,
  values,
  searchHint,
  filters,
  showing,
  active,
  mistakes = {},
}: ListFiltersProps) {
  const wrong = filters.filter(({ name }) => mistakes[name] !== undefined);
  return (
    <div className="facets" key={JSON.stringify(values)}>
      <details className="card pad slim no-print" open={wrong.length > 0 || undefined}>
        <summary>Filter and search{active.length > 0 ? ` (${active.length} on)` : null}</summary>
      </details>
      <Form action={path} className="filters pad no-print" role="search" aria-label="Filter the list">
        <div className="field wide">
          <label htmlFor="filter-search">Search</label>
          <input
            id="filter-search"
            type="search"
            name="search"
            defaultValue={values["search"]}
            placeholder={searchHint}
            enterKeyHint="search"
            maxLength={SEARCH_LENGTH}
          />
        </div>
        {filters.map((filter) => (
          <div className="field" key={filter.name}>
            <label htmlFor={`filter-${filter.name}`}>{filter.label}</label>
            {filter.kind !== "select" ? (
              <input
                id={`filter-${filter.name}`}
                type={filter.kind === "date" ? "date" : "text"}
                inputMode={filter.kind === "amount" ? "decimal" : undefined}
                name={filter.name}
                defaultValue={values[filter.name]}
                aria-invalid={mistakes[filter.name] !== undefined || undefined}
                aria-describedby={mistakes[filter.name] === undefined ? undefined : `wrong-${filter.name}`}
              />
            ) : (
              <select
                id={`filter-${filter.name}`}
                name={filter.name}
                defaultValue={values[filter.name] ?? ""}
              >
                <option value="">{filter.any}</option>
                {filter.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
            {mistakes[filter.name] === undefined ? null : (
              <FieldError id={`wrong-${filter.name}`}>{mistakes[filter.name]}</FieldError>
            )}
          </div>
        ))}
        {values["sort"] ? <input type="hidden" name="sort" value={values["sort"]} /> : null}
        <Button>Apply</Button>
      </Form>
      <div className="row between pad slim">
        <p className="sm" role="status">
          {wrong.map(({ name, label }) => `Not filtered by “${label}”: ${mistakes[name]} `)}
          {showing}
        </p>
        <FilterChips filters={active} clearTo={active.length > 1 ? path : undefined} />
      </div>
    </div>
  );
}
