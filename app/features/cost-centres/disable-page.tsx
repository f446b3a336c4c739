import type { SerializeFrom } from "@remix-run/node";
import { costCentrePath } from "~/paths";
import { idempotencyField } from "~/forms/idempotency-field";
import { Button, ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import type { centreView } from "./detail.server";

/** Asks before a cost centre is disabled. */
export function DisableCostCentrePage({ centre }: { centre: SerializeFrom<typeof centreView> }) {
  const back = costCentrePath(centre.code);
  return (
    <Panel title={`Disable ${centre.title}?`} closeTo={back} width={620} fullAt={768}>
      <p className="mt-4">
        Nobody can order with it until you enable it again. A cart that has it asks for another.
        {centre.orderCount > 0
          ? ` ${counted(centre.orderCount, "order")} placed with it stay as they are.`
          : null}
      </p>
      <PostForm className="row mt-5">
        <input type="hidden" name={idempotencyField} value={centre.key} />
        <input type="hidden" name="section" value="disable" />
        <Button variant="danger">Disable {centre.name}</Button>
        <ButtonLink to={back}>Keep it as it is</ButtonLink>
      </PostForm>
    </Panel>
  );
}
