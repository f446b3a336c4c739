import type { SerializeFrom } from "@remix-run/node";
import { idempotencyField } from "~/forms/idempotency-field";
import { Button, ButtonLink } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import type { ItemView } from "./item.server";

/** Asks before a component is deleted, or says which slots show it. */
export function DeleteContentPage({ item }: { item: SerializeFrom<ItemView> }) {
  const { name, places, key, version, draft, self } = item;
  if (places.length > 0) return <Shown item={item} />;
  return (
    <Panel title={`Delete ‘${name}’`} closeTo={self} width={531} fullAt={768}>
      <p className="mt-4">
        No page shows it.{draft ? " Its draft is deleted too." : null} You can bring it back: choose State,
        Deleted among the components, and open a version.
      </p>
      <PostForm className="row mt-5">
        <input type="hidden" name={idempotencyField} value={key} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="name" value={name} />
        <Button variant="danger">Delete it</Button>
        <ButtonLink to={self}>Keep it</ButtonLink>
      </PostForm>
    </Panel>
  );
}

function Shown({ item: { name, places, self } }: { item: SerializeFrom<ItemView> }) {
  return (
    <Panel title={`‘${name}’ cannot be deleted yet`} closeTo={self} width={620} fullAt={768}>
      <p className="mt-4 mb-3">It stands in these slots. Remove it from each, and publish the slot.</p>
      <ul className="rows mb-5">
        {places.map(({ slotId, slot, positionName, pageName }) => (
          <li key={slotId} className="wrap-anywhere">
            <ActionLink to={slot}>{positionName}</ActionLink>, {pageName}
          </li>
        ))}
      </ul>
      <ButtonLink to={self}>Keep it</ButtonLink>
    </Panel>
  );
}
