import { idempotencyField } from "~/forms/idempotency-field";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import { returnPath } from "~/paths";
import type { ReturnView } from "./detail.server";

/** Asks before an exchange or return is cancelled. */
export function CancelReturnPage({ view }: { view: ReturnView }) {
  const back = returnPath(view.code);
  return (
    <Panel title={`Cancel ${view.code}`} closeTo={back} width={531} fullAt={768}>
      <ul className="mt-4">
        {view.lines.map(({ garment, quantity, change }, index) => (
          <li key={index}>
            {quantity} × {garment.name}, {change}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        What was kept for you goes back to the shelf. You can ask again while there is time.
      </p>
      <PostForm className="row mt-5">
        <input type="hidden" name={idempotencyField} value={view.key} />
        <Button variant="danger">Cancel {view.code}</Button>
        <ButtonLink to={back}>Keep it</ButtonLink>
      </PostForm>
    </Panel>
  );
}
