import { idempotencyField } from "~/forms/idempotency-field";
import { useUnitNoun } from "~/features/shell/use-shell";
import { daysRows } from "~/ui/active-days";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { KeyValues } from "~/ui/key-values";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { purchaseOrderPath, registerPath } from "~/paths";
import { WaitingOrders } from "./waiting-orders";
import type { PurchaseOrderView } from "./purchase-order-view";

/** One purchase order: who can use it, which orders wait with it, and what can be done with it. */
export function PurchaseOrderPage({ one }: { one: PurchaseOrderView }) {
  const by = (who: string | undefined) => (who ? ` by ${who}` : "");
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Purchase orders", to: registerPath },
        ]}
        current={one.number}
      />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow="Purchase order"
          title={one.number}
          lead={one.description}
          actions={<StatusTag tone={one.state.tone}>{one.state.label}</StatusTag>}
        />
        <div className="split">
          <div className="stack">
            <section className="card pad" aria-labelledby="details">
              <h2 id="details" className="mb-2">
                Details
              </h2>
              <KeyValues
                rows={[
                  { label: "Number", value: <CodeLabel code={one.number} /> },
                  { label: "Description", value: one.description },
                  { label: "Added", value: `${one.added}${by(one.addedBy)}` },
                  { label: "Last change", value: `${one.updated}${by(one.updatedBy)}` },
                  { label: "Orders", value: one.orderWords },
                  ...daysRows(one.days),
                ]}
              />
              <div className="row mt-4">
                <ButtonLink variant="solid" to={purchaseOrderPath(one.id, "update")}>
                  Update
                </ButtonLink>
                <CloseOrOpen one={one} />
                <ButtonLink variant="danger" to={purchaseOrderPath(one.id, "delete")}>
                  Delete
                </ButtonLink>
              </div>
            </section>
            {one.waiting.length > 0 ? (
              <section className="card pad" aria-labelledby="waiting">
                <h2 id="waiting" className="mb-2">
                  Orders that are not sent yet
                </h2>
                <WaitingOrders one={one} />
              </section>
            ) : null}
          </div>
          <aside className="stack">
            <WhoCanUse units={one.units} more={one.otherUnits} />
            {one.closed ? <Notice>New orders cannot use this number. Earlier orders keep it.</Notice> : null}
          </aside>
        </div>
      </div>
    </>
  );
}

/** Closing is undone by opening, so it asks nothing first. */
export function CloseOrOpen({ one }: { one: Pick<PurchaseOrderView, "closed" | "key"> }) {
  return (
    <PostForm>
      <input type="hidden" name={idempotencyField} value={one.key} />
      {one.closed ? (
        <Button name="intent" value="open">
          Open again
        </Button>
      ) : (
        <Button name="intent" value="close">
          Close to new orders
        </Button>
      )}
    </PostForm>
  );
}

interface UnitPeople {
  uid: string;
  name: string;
  people: number;
}

/** How many people can use the number, by unit. */
export function WhoCanUse({ units, more = 0 }: { units: readonly UnitPeople[]; more?: number }) {
  const noun = useUnitNoun();
  const people = units.reduce((sum, unit) => sum + unit.people, 0);
  return (
    <section className="card pad patch" aria-labelledby="who">
      <p className="eyebrow">Who can use it</p>
      <h2 id="who">{units.length === 0 ? "Nobody yet" : counted(people, "person", "people")}</h2>
      <p className="sm mut">
        {units.length === 0 ? `Choose the ${noun}s that it is for.` : `in ${counted(units.length, noun)}`}
      </p>
      {units.length > 0 ? (
        <dl className="ends mt-3">
          {units.map(({ uid, name, people: count }) => (
            <div key={uid}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {more > 0 ? <p className="sm mut mt-2">And {counted(more, noun)} that you do not manage.</p> : null}
    </section>
  );
}
