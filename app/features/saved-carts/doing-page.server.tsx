import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ButtonLink } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { counted } from "~/ui/counted";
import { Panel } from "~/ui/panel";
import type { SavedCartView } from "./detail.server";
import { LABELS, NameField, NamingFields } from "./naming-fields.server";
import { savedCartPath } from "~/paths";

interface Props {
  cart: SavedCartView;
  reply?: FormReply;
}

/** The form that the address asks for. */
export function DoingPage({ cart, reply }: Props) {
  switch (cart.doing) {
    case "edit":
    case "copy":
      return <NamingPage cart={cart} reply={reply} />;
    case "delete":
      return <DeletePage cart={cart} />;
    default:
      return <RestorePage cart={cart} />;
  }
}

function NamingPage({ cart, reply }: Props) {
  const edits = cart.doing === "edit";
  const [form, fields] = useServerForm<typeof LABELS>({
    id: "saved-cart",
    lastResult: reply,
    defaultValue: edits
      ? { name: cart.name, description: cart.description }
      : { name: `Copy of ${cart.name}`.slice(0, cart.most.name) },
  });
  const back = savedCartPath(cart.code);
  return (
    <Panel title={edits ? `Edit ${cart.name}` : `Copy ${cart.name}`} closeTo={back} width={620} fullAt={768}>
      <ErrorSummary form={form} labels={LABELS} className="mt-4" />
      <Form
        form={form}
        className="mt-4"
        idempotencyKey={cart.key}
        action={savedCartPath(cart.code, cart.doing)}
      >
        <input type="hidden" name="intent" value={edits ? "edit" : "copy"} />
        {edits ? (
          <NamingFields fields={fields} most={cart.most} />
        ) : (
          <NameField field={fields.name} most={cart.most} />
        )}
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            {edits ? "Save" : "Make the copy"}
          </SubmitButton>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}

function RestorePage({ cart }: Props) {
  const back = savedCartPath(cart.code);
  return (
    <Panel title={`Restore ${cart.name}?`} closeTo={back} width={531} fullAt={768}>
      <p className="mt-4">
        {counted(cart.items, "line")} {cart.items === 1 ? "becomes" : "become"} your cart, at today’s prices.
        What you have in your cart now is saved; packs stay in it.
      </p>
      <Form form={{ id: "restore" }} className="mt-4" idempotencyKey={cart.key}>
        <Choice type="checkbox" name="keep" defaultChecked title="Keep a copy in my saved carts" />
        <div className="row mt-5">
          <SubmitButton variant="job" name="intent" value="restore" busyLabel="RESTORING…">
            RESTORE
          </SubmitButton>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}

function DeletePage({ cart }: Props) {
  const back = savedCartPath(cart.code);
  return (
    <Panel title={`Delete ${cart.name}?`} closeTo={back} width={531} fullAt={768}>
      <p className="mt-4">
        {counted(cart.items, "line")} {cart.items === 1 ? "goes" : "go"} with it. This cannot be undone.
      </p>
      <Form form={{ id: "delete" }} className="row mt-5" idempotencyKey={cart.key}>
        <SubmitButton variant="danger" name="intent" value="delete">
          Delete saved cart
        </SubmitButton>
        <ButtonLink to={back}>Keep it</ButtonLink>
      </Form>
    </Panel>
  );
}
