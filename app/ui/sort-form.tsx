import { Form } from "@remix-run/react";
import { Button } from "./button";

interface SortFormProps {
  /** The code of the chosen sort. */
  sort: string;
  sorts: readonly { code: string; name: string }[];
  /** What else the list is asked for in its address, by name. */
  values?: Readonly<Record<string, string>>;
}

/** On a phone a table has no header row, so sorting needs its own form. */
export function SortForm({ sort, sorts, values = {} }: SortFormProps) {
  return (
    <Form className="row flex-nowrap sort only-s">
      {Object.entries(values).map(([name, value]) =>
        value && name !== "sort" ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <label className="sm b" htmlFor="sort">
        Sort by
      </label>
      <select id="sort" name="sort" key={sort} defaultValue={sort}>
        {sorts.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Button size="small">Sort</Button>
    </Form>
  );
}
