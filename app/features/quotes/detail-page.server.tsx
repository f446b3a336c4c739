import { CartDocket } from "~/features/lines/cart-docket";
import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { orderPath, quotePath, quotesPath } from "~/paths";
import { Box } from "~/ui/box";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import type { QuoteView } from "./detail.server";
import { DraftForm } from "./draft-form.server";
import { productCell } from "./line-cells.server";
import { toneOf } from "./list.server";
import { Messages } from "./messages.server";
import { Unpriced } from "./lines-form.server";
import { OfferForm } from "./offer-form.server";

interface Props {
  quote: QuoteView;
  reply?: FormReply;
}

/** One quote: what is asked for, what is offered, and what whoever looks at it can do (mockup 57). */
export function QuotePage({ quote, reply }: Props) {
  const { code, name, desk, changeable } = quote;
  const talks = reply?.initialValue?.["intent"] === "comment";
  const own = talks ? undefined : reply;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Quotes", to: quotesPath },
        ]}
        current={code}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={`Quote ${code}`}
          lead={
            <span className="wrap-anywhere">
              {quote.lead}.{quote.version > 0 ? ` Version ${quote.version}.` : null}
            </span>
          }
          actions={
            <>
              <StatusTag tone={toneOf(quote.state)}>{quote.stateDisplay}</StatusTag>
              <ButtonLink size="small" to={quotePath(code, "pdf")} download>
                Download PDF
              </ButtonLink>
            </>
          }
        />
        {desk && name ? <p className="mb-4 wrap-anywhere">{name}</p> : null}
        {changeable ? (
          desk ? (
            <OfferForm quote={quote} reply={own} />
          ) : (
            <DraftForm quote={quote} reply={own} />
          )
        ) : (
          <div className="split">
            <div className="stack">
              <Table
                caption={`Goods of ${code}`}
                columns={columnsOf(quote)}
                rows={quote.lines}
                rowKey={({ number }) => String(number)}
              />
              <Said quote={quote} />
            </div>
            <aside className="stack sticky">
              <CartDocket cart={quote} title={quote.offered ? "Offer" : "At list prices"} code={code}>
                {quote.unpriced ? <Unpriced /> : null}
                <Until quote={quote} />
                <Decision quote={quote} />
              </CartDocket>
            </aside>
          </div>
        )}
        <div className="split mt-5">
          <Messages quote={quote} reply={talks ? reply : undefined} />
          <History quote={quote} />
        </div>
      </div>
    </>
  );
}

type Row = QuoteView["lines"][number];

/** List and offer of one piece side by side, once there is an offer. */
const columnsOf = ({ offered, lines }: QuoteView): Column<Row>[] => [
  { label: "Garment", kind: "key", phone: "whole", width: "broad", cell: productCell },
  { label: "Code", cell: ({ code }) => <CodeLabel code={code} />, optional: true },
  {
    label: "Pieces",
    kind: "num",
    phone: "when",
    cell: ({ quantity }) => (
      <>
        <span className="only-s">× </span>
        {quantity}
      </>
    ),
  },
  { label: "List", kind: "num", cell: ({ list }) => list },
  ...(offered ? [{ label: "Offer", kind: "num" as const, cell: ({ offer }: Row) => <b>{offer}</b> }] : []),
  ...(lines.some(({ price }) => price)
    ? [{ label: "Total", kind: "num" as const, phone: "amount" as const, cell: ({ price }: Row) => price }]
    : []),
];

const Until = ({ quote: { until, listTotal, offered, state } }: { quote: QuoteView }) => (
  <>
    {offered ? <p className="sm">At list prices the goods were {listTotal}.</p> : null}
    {until && state === "BUYER_OFFER" ? (
      <p className="sm">
        <b>Holds until {until}.</b>
      </p>
    ) : null}
    {until && state === "EXPIRED" ? <p className="sm">It held until {until}.</p> : null}
  </>
);

/** What was asked for and what was agreed, in words. */
function Said({ quote: { description, terms } }: { quote: QuoteView }) {
  return (
    <>
      {description ? (
        <Box id="asked" title="What is needed">
          <p className="wrap-anywhere whitespace-pre-wrap">{description}</p>
        </Box>
      ) : null}
      {terms ? (
        <Box id="terms" title="Terms">
          <p className="wrap-anywhere whitespace-pre-wrap">{terms}</p>
        </Box>
      ) : null}
    </>
  );
}

const LABELS: Record<string, string> = {
  EDIT: "Ask for a change",
  REJECT: "Decline the offer",
  CANCEL: "Cancel the quote",
};

/** The buttons of what can be done now. */
function Decision({ quote }: { quote: QuoteView }) {
  const { actions, key, version, desk, inCart, orderCode, code, state } = quote;
  const words = (action: string) =>
    action === "EDIT" && desk
      ? "Take the offer back"
      : action === "EDIT" && state === "BUYER_SUBMITTED"
        ? "Take it back to change it"
        : LABELS[action];
  return (
    <>
      {inCart ? (
        <ButtonLink variant="job" wide to="/cart">
          OPEN YOUR CART
        </ButtonLink>
      ) : actions.includes("CHECKOUT") ? (
        <PostForm>
          <input type="hidden" name={idempotencyField} value={key} />
          <input type="hidden" name="version" value={version} />
          <Button variant="job" wide name="intent" value="CHECKOUT">
            ACCEPT: PUT IT INTO YOUR CART
          </Button>
        </PostForm>
      ) : null}
      {orderCode ? (
        <p>
          <ActionLink to={orderPath(orderCode)}>
            {desk ? `Ordered: ${orderCode}` : "See the order"}
          </ActionLink>
        </p>
      ) : null}
      {actions
        .filter((action) => LABELS[action])
        .map((action) => (
          <PostForm key={action}>
            <input type="hidden" name="version" value={version} />
            <LinkButton name="intent" value={action}>
              {words(action)}
            </LinkButton>
          </PostForm>
        ))}
      {actions.includes("REQUOTE") ? (
        <PostForm action={quotesPath}>
          <input type="hidden" name={idempotencyField} value={key} />
          <Button wide name="quote" value={code}>
            Ask for it again
          </Button>
        </PostForm>
      ) : null}
    </>
  );
}

const History = ({ quote: { history } }: { quote: QuoteView }) => (
  <Box id="happened" title="What happened">
    <ul>
      {history.map(({ at, words, by }) => (
        <li key={`${at} ${words}`} className="sm wrap-anywhere">
          {at}: {words}
          {by ? (
            <>
              {" "}
              by <span translate="no">{by}</span>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  </Box>
);
