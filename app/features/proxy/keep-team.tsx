import { Button } from "~/ui/button";
import { counted } from "~/ui/counted";
import { FieldError } from "~/ui/field-error";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { DRAFT_NAME } from "./team";
import type { TeamData } from "./team-data";

/** Which page that was kept is open, and who of it is gone. */
export function Kept({ kept: { name, gone, edit } }: { kept: NonNullable<TeamData["kept"]> }) {
  return (
    <Notice className="mb-5">
      <b className="wrap-anywhere">{name}</b> is as you kept it.
      {gone > 0
        ? ` ${counted(gone, "person", "people")} of it cannot get it here any more: they left, moved, or have nothing left.`
        : null}{" "}
      <ActionLink to={edit}>Rename or delete</ActionLink>
    </Notice>
  );
}

/** Keeps the page for later, under a name. */
export function Keep({ name, error }: { name: string; error?: string }) {
  return (
    <div className="row items-end mt-5">
      <div className="field short">
        <label htmlFor={DRAFT_NAME}>Name, to keep it for later</label>
        <input
          id={DRAFT_NAME}
          name={DRAFT_NAME}
          autoComplete="off"
          defaultValue={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${DRAFT_NAME}-error` : undefined}
        />
        {error ? <FieldError id={`${DRAFT_NAME}-error`}>{error}</FieldError> : null}
      </div>
      <Button name="do" value="keep">
        Keep for later
      </Button>
    </div>
  );
}
