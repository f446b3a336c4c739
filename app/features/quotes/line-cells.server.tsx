import type { ReactNode } from "react";
import { FieldError } from "~/ui/field-error";
import type { FieldState } from "~/forms/field-parts";
import { textOf } from "~/forms/field-parts";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import type { QuoteView } from "./detail.server";

type Row = QuoteView["lines"][number];

/** A garment of a quote with its colour, size and decoration. */
export const productCell = ({ name, to, colour, fit, details, configure }: Row): ReactNode => (
  <>
    {to ? <Link to={to}>{name}</Link> : name}
    <span className="hint block" translate="no">
      {[colour, fit].filter(Boolean).join(", ")}
    </span>
    {details.map((detail) => (
      <span key={detail.name} className="hint block wrap-anywhere">
        {detail.name}: {detail.text}
      </span>
    ))}
    {configure ? (
      <ActionLink small to={configure.to} aria-label={`${configure.label}: ${name}`}>
        {configure.label}
      </ActionLink>
    ) : null}
  </>
);

/** A number that is typed for a line. @param label names what, and of which line. */
export const NumberCell = ({ field, label }: { field: FieldState; label: string }) => (
  <span className={field.errors ? "field bad" : "field"}>
    <input
      id={field.id}
      name={field.name}
      defaultValue={textOf(field)}
      inputMode="decimal"
      autoComplete="off"
      size={7}
      aria-label={label}
      aria-invalid={field.errors ? true : undefined}
      aria-describedby={field.errors ? field.errorId : undefined}
    />
    {field.errors ? <FieldError id={field.errorId}>{field.errors.join(" ")}</FieldError> : null}
  </span>
);
