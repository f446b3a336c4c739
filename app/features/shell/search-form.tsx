import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";

interface SearchFormProps {
  /** Of the field; a page can have a box in its header and one of its own. */
  id: string;
  label: string;
  placeholder: string;
  /** What the page shows the results of. */
  term?: string;
  className?: string;
  /** The button. */
  children: ReactNode;
}

/** One field that asks the search page, which leads on to the address of the term. */
export function SearchForm({ id, label, placeholder, term, className, children }: SearchFormProps) {
  return (
    <Form className={className} role="search" action="/search" method="get">
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        key={term}
        name="text"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={term}
      />
      {children}
    </Form>
  );
}

/** The rounded box of the uniform shop. */
export function SearchBox({ id, term, className }: Pick<SearchFormProps, "id" | "term" | "className">) {
  return (
    <SearchForm
      id={id}
      className={classNames("find", className)}
      label="Search"
      placeholder="I’m looking for..."
      term={term}
    >
      <button aria-label="Search">
        <Icon name="search" />
      </button>
    </SearchForm>
  );
}
