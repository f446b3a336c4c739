import type { SerializeFrom } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { assistedPath } from "~/paths";
import { Button } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { SEARCH_LENGTH } from "~/ui/search-length";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { recentCustomers } from "./customers.server";

/** Where an agent looks for a customer, and those whom they helped last. */
export function CustomersNow({ customers }: { customers: SerializeFrom<typeof recentCustomers> }) {
  return (
    <>
      <Form action={assistedPath} className="row" role="search" aria-label="Find a customer">
        <div className="field flex-1 min-w-50">
          <label htmlFor="customer">Name, email, number of a wearer, order or cart</label>
          <input id="customer" type="search" name="search" maxLength={SEARCH_LENGTH} enterKeyHint="search" />
        </div>
        <Button variant="job" className="self-end">
          FIND
        </Button>
      </Form>
      <section className="stack" aria-labelledby="recent">
        <div className="row between">
          <h2 id="recent">Customers you helped last</h2>
          <ActionLink to={assistedPath}>See all customers</ActionLink>
        </div>
        {customers.length === 0 ? (
          <p className="mut">You have not helped anybody yet. Whom you help shows here.</p>
        ) : (
          <ul className="card pad rows">
            {customers.map((one) => (
              <li key={one.customerId} className="row between">
                <div className="flex-1 min-w-50">
                  <p className="b wrap-anywhere" translate="no">
                    {one.name}
                  </p>
                  <p className="sm mut wrap-anywhere">
                    {one.place}. {one.helped}
                  </p>
                </div>
                <Help one={one} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Help({ one: { barred, customerId, name } }: { one: SerializeFrom<typeof recentCustomers>[number] }) {
  if (barred === "closed") return <StatusTag>Closed</StatusTag>;
  if (barred) return <StatusTag tone="warn">Not allowed by the organisation</StatusTag>;
  return (
    <PostForm action={assistedPath}>
      <input type="hidden" name="customer" value={customerId} />
      <input type="hidden" name="back" value="/" />
      <Button size="small" name="do" value="start">
        Start emulation<VisuallyHidden> of {name}</VisuallyHidden>
      </Button>
    </PostForm>
  );
}
