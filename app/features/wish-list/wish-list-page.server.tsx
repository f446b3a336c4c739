import { AccountPage } from "~/features/shell/account-page";
import { productColumn } from "~/features/lines/goods-table";
import { idempotencyField } from "~/forms/idempotency-field";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { type Column, Table } from "~/ui/table";
import type { WishesView } from "./wish.server";

type Line = WishesView["lines"][number];

/** The wish list (spec 002 §2.3): product, item price, and its removal. */
export function WishListPage({ data: { lines, key } }: { data: WishesView }) {
  const priced = lines.some(({ each }) => each);
  const words = (line: Line) => [line.name, line.colour, line.fit].filter(Boolean).join(", ");
  const columns: Column<Line>[] = [
    productColumn<Line>(),
    ...(priced
      ? [
          {
            label: "Item price",
            kind: "num" as const,
            phone: "amount" as const,
            cell: ({ each }: Line) => each,
          },
        ]
      : []),
    {
      label: "Actions",
      kind: "do",
      phone: "do",
      cell: (line) => (
        <PostForm className="row">
          <input type="hidden" name="sku" value={line.code} />
          <input type="hidden" name={idempotencyField} value={`${key}-${line.number}`} />
          <LinkButton name="intent" value="add" aria-label={`Add to cart: ${words(line)}`}>
            Add to cart
          </LinkButton>
          <LinkButton name="intent" value="remove" aria-label={`Remove ${words(line)}`}>
            Remove
          </LinkButton>
        </PostForm>
      ),
    },
  ];
  return (
    <AccountPage title="Wish list" lead="What you want to find again. Nothing is reserved.">
      {lines.length === 0 ? (
        <EmptyState
          title="Your wish list is empty"
          icon="hang"
          action={<ButtonLink to="/search">See the catalogue</ButtonLink>}
        >
          Choose “Add to wish list” on the page of a product.
        </EmptyState>
      ) : (
        <div className="card list">
          <Table caption="Wish list" columns={columns} rows={lines} rowKey={(line) => String(line.number)} />
        </div>
      )}
    </AccountPage>
  );
}
