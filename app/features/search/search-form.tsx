import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWholesale } from "~/features/shell/use-shell";
import { useGlobalSearch } from "./global-search-link";
import { shortestTerm } from "./global-search-path";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { useScripted } from "~/ui/use-scripted";

interface SearchFormProps {
  /** The id of the field. A page can have one box in the header and another in its content. */
  id: string;
  label: string;
  placeholder: string;
  /** The term whose results the page shows. */
  term?: string;
  className?: string;
  /** The button. */
  children: ReactNode;
}

/**
 * One field that asks the search page, which leads on to the address of the term. The wholesale shop takes no single
 * letter, as in its global search (spec 000 §5). With scripts an empty one opens
 * the global search when it is clicked, and the down key opens it with what stands there.
 */
export function SearchForm({ id, label, placeholder, term, className, children }: SearchFormProps) {
  const [open, overlay] = useGlobalSearch();
  const scripted = useScripted();
  const shortest = shortestTerm(useWholesale());
  return (
    <>
      <Form className={className} role="search" action="/search" method="get">
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          key={term}
          name="text"
          type="search"
          minLength={shortest}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          defaultValue={term}
          aria-haspopup={scripted ? "dialog" : undefined}
          onClick={(event) => event.currentTarget.value || open(event, { box: event.currentTarget })}
          onKeyDown={(event) => event.key === "ArrowDown" && open(event, { box: event.currentTarget })}
        />
        {children}
      </Form>
      {overlay}
    </>
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
