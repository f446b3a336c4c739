import { assistedPath } from "~/paths";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";

type Field<Name extends string> = { name: Name; label: string; type?: "email"; hint?: string };

interface Props<Name extends string> {
  id: string;
  title: string;
  lead: string;
  fields: readonly Field<Name>[];
  button: string;
  values: Partial<Record<Name, string>>;
  reply?: FormReply;
  idempotencyKey: string;
}

/** A short form of an agent. */
function AgentForm<Name extends string>(props: Props<Name>) {
  const { id, title, lead, fields, button, values, reply, idempotencyKey } = props;
  const [form, state] = useServerForm<Record<Name, string>>({ id, lastResult: reply, defaultValue: values });
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Assisted service", to: assistedPath },
        ]}
        current={title}
      />
      <div className="wrap pt-4">
        <PageHeading title={title} lead={lead} />
        <div className="max-w-[720px]">
          <ErrorSummary form={form} labels={labels} className="mb-5" />
          <Form form={form} className="card pad" idempotencyKey={idempotencyKey}>
            {fields.map(({ name, ...field }) => (
              <TextField key={name} field={state[name]} autoComplete="off" {...field} />
            ))}
            <div className="row mt-5">
              <SubmitButton variant="solid" busyLabel="Saving…">
                {button}
              </SubmitButton>
              <ActionLink to={assistedPath}>Cancel</ActionLink>
            </div>
          </Form>
        </div>
      </div>
    </>
  );
}

type Filled<Name extends string> = Pick<Props<Name>, "values" | "reply" | "idempotencyKey">;

export function NewCustomerPage(props: Filled<"firstName" | "lastName" | "emailAddress" | "orgUnit">) {
  return (
    <AgentForm
      {...props}
      id="new-customer"
      title="Create a customer"
      lead="They get an email with a link to set their password."
      button="Create customer"
      fields={[
        { name: "firstName", label: "First name" },
        { name: "lastName", label: "Last name" },
        { name: "emailAddress", label: "Email", type: "email" },
        {
          name: "orgUnit",
          label: "Unit",
          hint: "The unit’s number. It is filled in where you add a colleague of somebody; empty, the customer is of your own unit.",
        },
      ]}
    />
  );
}

export function AssignCartPage(props: Filled<"cartId" | "customerId">) {
  return (
    <AgentForm
      {...props}
      id="assign-cart"
      title="Assign a cart to a customer"
      lead="A cart of yours, or one that a colleague of the customer saved. It becomes the customer’s open cart at their prices; what they had in their cart is saved."
      button="Assign cart"
      fields={[
        { name: "cartId", label: "Cart number" },
        {
          name: "customerId",
          label: "Customer’s account number",
          hint: "It is filled in where you come from the customer’s line in the list.",
        },
      ]}
    />
  );
}
