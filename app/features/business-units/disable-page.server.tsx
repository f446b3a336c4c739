import type { SerializeFrom } from "@remix-run/node";
import { unitPath } from "~/paths";
import { useUnitNoun } from "~/features/shell/use-shell";
import { idempotencyField } from "~/forms/idempotency-field";
import { Button, ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { KeyValues } from "~/ui/key-values";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import type { readUnit } from "./detail.server";

/** Asks before a unit is disabled, with all that is disabled with it; or says why it cannot be. */
export function DisablePage({ unit }: { unit: SerializeFrom<typeof readUnit> }) {
  const noun = useUnitNoun();
  const back = unitPath(unit.uid);
  const { units, people, approvers, costCentres, budgets, waitingOrders } = unit.below;
  const names = units.map(({ name }) => name).join(", ");
  if (unit.obstacle || !unit.active) {
    return (
      <Panel title={`Disable ${unit.title}`} closeTo={back} width={620} fullAt={768}>
        <Notice className="mt-4 mb-4">{unit.obstacle ?? `${unit.name} is disabled already.`}</Notice>
        <ButtonLink to={back}>Go back</ButtonLink>
      </Panel>
    );
  }
  return (
    <Panel title={`Disable ${unit.title}?`} closeTo={back} width={620} fullAt={768}>
      <p className="mt-4 mb-4">Nothing has changed yet. This will be disabled with it:</p>
      <KeyValues
        rows={[
          { label: counted(units.length, `child ${noun}`), value: names || "None" },
          {
            label: counted(people, "person", "people"),
            value: "Signed out at the next page they open, and told by email. They cannot order.",
          },
          { label: counted(approvers, "approver"), value: "Among these people." },
          { label: counted(costCentres.length, "cost centre"), value: costCentres.join(", ") || "None" },
          { label: counted(budgets.length, "budget"), value: budgets.join(", ") || "None" },
        ]}
      />
      <p className="mt-4">
        {waitingOrders > 0
          ? `${counted(waitingOrders, "order")} that ${waitingOrders === 1 ? "waits" : "wait"} can still be decided from above. `
          : null}
        Orders that are approved are still sent. You can enable it again with its cost centres and budgets;
        the {noun}s below it and its people then stay disabled until you enable each of them.
      </p>
      <PostForm className="row mt-5">
        <input type="hidden" name={idempotencyField} value={unit.key} />
        <Button variant="danger">
          Disable {counted(1 + units.length, noun)}, {counted(people, "person", "people")}
        </Button>
        <ButtonLink to={back}>Keep it as it is</ButtonLink>
      </PostForm>
    </Panel>
  );
}
