import { Form as GetForm } from "@remix-run/react";
import { idempotencyField } from "~/forms/idempotency-field";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { PostForm } from "~/ui/post-form";

interface Props {
  /** The part of the page, to which the search leads back. */
  part: string;
  /** The name of the search in the address. */
  name: string;
  label: string;
  hint: string;
  find: string | undefined;
  found: readonly { code: string; title: string; detail: string }[] | undefined;
  /** Said if nothing is found. */
  nothing: string;
  idempotencyKey: string;
  /** The field and the section of the form that adds what is ticked, and the words on its button. */
  field: string;
  section: string;
  add: string;
  /** Those that were ticked when the form was refused. */
  ticked?: readonly string[];
}

/** Finds things by a search, and adds those that are ticked: two forms, without scripts. */
export function FindAndTick({ part, name, find = "", found, field, ...words }: Props) {
  const { label, hint, nothing, idempotencyKey, section, add, ticked = [] } = words;
  return (
    <>
      <GetForm className="mt-5" action={`#${part}`}>
        <div className="field">
          <label htmlFor={name}>{label}</label>
          <p className="hint" id={`${name}-hint`}>
            {hint}
          </p>
          <div className="add-files">
            <input id={name} name={name} defaultValue={find} aria-describedby={`${name}-hint`} />
            <Button>Search</Button>
          </div>
        </div>
      </GetForm>
      {found && found.length === 0 ? (
        <p className="mt-3" role="status">
          {nothing}
        </p>
      ) : null}
      {found && found.length > 0 ? (
        <PostForm className="mt-3">
          <input type="hidden" name={idempotencyField} value={idempotencyKey} />
          <fieldset>
            <legend>Choose from {found.length} found</legend>
            {found.map((one) => (
              <Choice
                key={one.code}
                type="checkbox"
                id={`${field}-${one.code}`}
                name={field}
                value={one.code}
                title={one.title}
                detail={one.detail}
                defaultChecked={ticked.includes(one.code)}
              />
            ))}
          </fieldset>
          <p className="mt-4">
            <Button variant="solid" name="section" value={section}>
              {add}
            </Button>
          </p>
        </PostForm>
      ) : null}
    </>
  );
}
