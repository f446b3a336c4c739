import { groupPath } from "~/paths";
import { FindAndTick } from "~/features/manage-organisation/find-and-tick";
import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { Button } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { ActionLink } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { UserView } from "./user-view";
import { PartFaults } from "./part-faults";

/** The user groups of a person: each with a button that takes them out, and a search for more. */
export function Groups({ data, reply }: { data: UserView; reply?: FormReply }) {
  const { has, find = "", found } = data.groups;
  return (
    <section className="card pad" aria-labelledby="groups" id="user-groups">
      <PartFaults reply={reply} sections={["group-add", "group-remove"]} />
      <h2 id="groups">User groups</h2>
      <p className="mt-2">
        {has.length === 0
          ? `${data.first} belongs to no user group.`
          : `Each member has the purchase limits of the group.`}
      </p>
      {has.length > 0 ? (
        <ul className="item-rows mt-3">
          {has.map((group) => (
            <li key={group.uid}>
              <span className="grow">
                <CodeLabel code={group.uid} /> <ActionLink to={groupPath(group.uid)}>{group.name}</ActionLink>
                <span className="hint block">
                  {group.unit}, {counted(group.limits, "purchase limit")}
                </span>
              </span>
              <PostForm>
                <input
                  type="hidden"
                  name={idempotencyField}
                  value={`${data.key}-group-remove-${group.uid}`}
                />
                <input type="hidden" name="group" value={group.uid} />
                <Button size="small" name="section" value="group-remove">
                  Remove
                  <VisuallyHidden> {group.name}</VisuallyHidden>
                </Button>
              </PostForm>
            </li>
          ))}
        </ul>
      ) : null}
      <FindAndTick
        part="user-groups"
        name="findGroup"
        label="Add a user group"
        hint="Search by code or name."
        find={find}
        found={found?.map(({ uid, name, unit }) => ({ code: uid, title: `${name} (${uid})`, detail: unit }))}
        nothing={`Nothing found for “${find}” that ${data.first} does not belong to.`}
        idempotencyKey={`${data.key}-group-add`}
        field="group"
        section="group-add"
        add="Add user groups"
      />
    </section>
  );
}
