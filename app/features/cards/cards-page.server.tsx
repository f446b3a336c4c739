import type { SerializeFrom } from "@remix-run/node";
import { AccountPage } from "~/features/shell/account-page";
import { Button, ButtonLink } from "~/ui/button";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { AddCard } from "./add-card.server";
import type { cardsView, cardView } from "./cards.server";
import { cardsPath, deleteCardPath } from "~/paths";

type Data = SerializeFrom<typeof cardsView>;

/** A person's own cards: which one is proposed first, and which are forgotten. */
export function CardsPage({ data: { cards, mayAdd } }: { data: Data }) {
  return (
    <AccountPage
      title="Saved cards"
      lead="The cards that you can pay with. Only their last four digits are kept here."
    >
      <div className="stack">
        {cards.length === 0 ? <p className="mut">You have no saved cards.</p> : null}
        {cards.map((card) => (
          <article key={card.id} className="card pad">
            <div className="row between">
              <h2>{card.label}</h2>
              {card.expired ? (
                <StatusTag tone="bad">Expired</StatusTag>
              ) : card.isDefault ? (
                <StatusTag tone="ok">Default</StatusTag>
              ) : null}
            </div>
            <p className="wrap-anywhere">{card.detail}</p>
            {card.billing ? <p className="sm mut wrap-anywhere">Billing address: {card.billing}</p> : null}
            <div className="row mt-3">
              <ActionLink danger to={deleteCardPath(card.id)}>
                Delete<VisuallyHidden> {card.label}</VisuallyHidden>
              </ActionLink>
              {card.isDefault || card.expired ? null : (
                <PostForm>
                  <LinkButton name="cardId" value={card.id}>
                    Make default<VisuallyHidden> {card.label}</VisuallyHidden>
                  </LinkButton>
                </PostForm>
              )}
            </div>
          </article>
        ))}
        {mayAdd ? (
          <section className="card pad">
            <AddCard />
          </section>
        ) : (
          <p className="mut">Your organisation pays, so you need no card here.</p>
        )}
      </div>
    </AccountPage>
  );
}

/** Asks before a card is deleted. */
export function DeleteCardPage({ label, detail }: SerializeFrom<typeof cardView>) {
  return (
    <Panel title={`Delete ${label}?`} closeTo={cardsPath} width={531} fullAt={768}>
      <p className="mt-4 wrap-anywhere">{detail}</p>
      <p className="mt-2">A cart that it was to pay asks you for another card. What it has paid stays.</p>
      <PostForm className="row mt-5">
        <Button variant="danger">Delete card</Button>
        <ButtonLink to={cardsPath}>Keep it</ButtonLink>
      </PostForm>
    </Panel>
  );
}
