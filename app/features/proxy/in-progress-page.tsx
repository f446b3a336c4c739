import type { SerializeFrom } from "@remix-run/node";
import { LineRow } from "~/features/lines/line";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { inProgressFor } from "~/paths";
import type { inProgressView } from "./in-progress.server";

type Data = SerializeFrom<typeof inProgressView>;

/** Why a page is closed while somebody orders for another, and the ways on (spec 000 §2). */
export function InProgressPage({ data }: { data: Data }) {
  const { proxy, asked, lines, pieces, discarding } = data;
  const { firstName } = proxy;
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Order in progress" />
      <div className="wrap pt-2">
        <PageHeading
          eyebrow={asked ? `You asked for ${asked}` : undefined}
          title="Order in progress"
          lead={
            <>
              You are ordering for <b>{proxy.name}</b>. Pages about yourself stay closed until this order is
              placed or put aside.
            </>
          }
        />
        <div className="split">
          <section className="card pad" aria-labelledby="cart">
            <div className="row between">
              <h2 id="cart">{firstName}’s cart</h2>
              <p className="sm mut">{counted(pieces, "piece")}</p>
            </div>
            {lines.length === 0 ? (
              <p className="mut mt-2">Nothing is in it yet.</p>
            ) : (
              <ul className="mt-2">
                {lines.map((line) => (
                  <LineRow key={line.number} line={line} counted />
                ))}
              </ul>
            )}
          </section>
          <aside className="card pad stack sticky" aria-labelledby="ways">
            {discarding ? <Discard data={data} /> : <Ways data={data} />}
          </aside>
        </div>
      </div>
    </>
  );
}

function Ways({ data: { proxy, asked, from, lines } }: { data: Data }) {
  const { firstName } = proxy;
  const empty = lines.length === 0;
  return (
    <>
      <h2 id="ways">What would you like to do?</h2>
      <ButtonLink variant="job" wide to={empty ? "/orderUniform" : "/cart"}>
        CONTINUE THE ORDER
      </ButtonLink>
      <hr className="seam" />
      <PostForm>
        <input type="hidden" name="from" value={from} />
        <Button name="do" value="aside" wide>
          {asked ? `Put it aside, go to ${asked}` : "Put it aside"}
        </Button>
      </PostForm>
      <p className="sm mut">
        What is in {firstName}’s cart stays there, for {firstName} or for you.
      </p>
      {empty ? null : (
        <p className="text-center">
          <ActionLink to={inProgressFor(from, "discard")}>Discard {firstName}’s cart</ActionLink>
        </p>
      )}
    </>
  );
}

function Discard({ data: { proxy, from, pieces } }: { data: Data }) {
  return (
    <>
      <h2 id="ways">Discard {proxy.firstName}’s cart?</h2>
      <p>
        {counted(pieces, "piece")} {pieces === 1 ? "is" : "are"} taken out of the cart, also what{" "}
        {proxy.firstName} chose before you. Nothing is ordered.
      </p>
      <PostForm>
        <input type="hidden" name="from" value={from} />
        <Button variant="danger" name="do" value="discard" wide>
          Discard the cart
        </Button>
      </PostForm>
      <p className="text-center">
        <ActionLink to={inProgressFor(from)}>Keep it</ActionLink>
      </p>
    </>
  );
}
