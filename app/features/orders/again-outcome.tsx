import type { SerializeFrom } from "@remix-run/node";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LineRow } from "~/features/cart/line";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import { orderPath } from "./addresses";
import type { loadOutcome } from "./again-outcome.server";

type Outcome = SerializeFrom<typeof loadOutcome>;

/** Says of each line of an order that was ordered again where it went, or why it did not. */
export function AgainOutcome({ code, left, goods, packs }: Outcome) {
  const nothing = goods.length + packs.length === 0;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Orders", to: "/my-account/orders" },
          { label: code, to: orderPath(code) },
        ]}
        current="Order again"
      />
      <div className="wrap pt-2">
        <PageHeading
          eyebrow={`From order ${code}`}
          title={nothing ? "Nothing could be added" : "Ordered again"}
        />
        <div className="stack">
          {left.length > 0 ? <Group id="left" title="Not added" rows={left} /> : null}
          {goods.length > 0 ? (
            <Group id="goods" title="In your cart" rows={goods}>
              <ButtonLink variant="job" to="/cart">
                Go to your cart
              </ButtonLink>
            </Group>
          ) : null}
          {packs.map(({ packId, name, review, rows }, index) => (
            <Group key={packId} id={`pack-${index}`} title={`Chosen in ${name}`} rows={rows}>
              <p className="mb-3">These are not in your cart yet. Review the pack to add it.</p>
              <ButtonLink variant={goods.length === 0 && index === 0 ? "job" : undefined} to={review}>
                Review {name}
              </ButtonLink>
            </Group>
          ))}
          {nothing ? (
            <p>
              <ButtonLink to={orderPath(code)}>Back to the order</ButtonLink>
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}

function Group(props: { id: string; title: string; rows: Outcome["left"]; children?: ReactNode }) {
  const { id, title, rows, children } = props;
  return (
    <section className="card pad" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="mt-2">
        {rows.map(({ line, notes, pack }) => (
          <LineRow key={line.number} line={line} counted={line.quantity > 0}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {pack ? <Link to={pack.review}>See what you chose in {pack.name}</Link> : null}
          </LineRow>
        ))}
      </ul>
      {children ? <div className="mt-4">{children}</div> : null}
    </section>
  );
}
