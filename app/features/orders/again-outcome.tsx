import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { chosenWords, LineInside } from "~/features/lines/line";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import { orderPath } from "~/paths";
import type { outcomeView } from "./again-outcome.server";

type Outcome = SerializeFrom<typeof outcomeView>;

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

/** A group with more rows than this has no pictures. */
const MOST_PICTURES = 12;

function Group(props: { id: string; title: string; rows: Outcome["left"]; children?: ReactNode }) {
  const { id, title, rows, children } = props;
  const long = rows.length > MOST_PICTURES;
  return (
    <section className="card pad" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children ? <div className="mt-3">{children}</div> : null}
      <ul className="mt-3">
        {rows.map((row) =>
          long ? (
            <li key={row.line.number} className="mb-2">
              <b>{row.line.name}</b>, {chosenWords(row.line)}
              {row.line.quantity > 0 ? ` × ${row.line.quantity}` : null}
              <Notes row={row} />
            </li>
          ) : (
            <li key={row.line.number} className="line">
              <LineInside line={row.line} counted={row.line.quantity > 0}>
                <Notes row={row} />
              </LineInside>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Notes({ row: { notes, pack } }: { row: Outcome["left"][number] }) {
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {pack ? <Link to={pack.review}>See what you chose in {pack.name}</Link> : null}
    </>
  );
}
