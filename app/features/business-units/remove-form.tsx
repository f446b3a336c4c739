import { idempotencyField } from "~/forms/idempotency-field";
import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/post-form";
import type { PeopleReply } from "./change-people.server";

interface Props {
  /** Who is removed; nobody while something stands in the way. */
  person: { id: string; name: string } | undefined;
  section: PeopleReply["section"];
  idempotencyKey: string;
  /** Where the question came from, and the words of the link there while nothing stands in the way. */
  back: string;
  keep: string;
}

/** Removes the person that a page asks about, or leads back. */
export function RemoveForm({ person, section, idempotencyKey, back, keep }: Props) {
  return (
    <div className="row mt-5">
      {person ? (
        <PostForm>
          <input type="hidden" name={idempotencyField} value={idempotencyKey} />
          <input type="hidden" name="person" value={person.id} />
          <Button variant="danger" name="section" value={section}>
            Remove {person.name}
          </Button>
        </PostForm>
      ) : null}
      <ButtonLink to={back}>{person ? keep : "Back"}</ButtonLink>
    </div>
  );
}
