import { CartDocket } from "~/features/lines/cart-docket";
import { NextStep } from "~/features/cart/next-step";
import type { PackCardData } from "~/features/packs/list.server";
import { PackList } from "~/features/packs/pack-list";
import { ProductCard } from "~/features/product/product-card";
import { SearchBox } from "~/features/search/search-form";
import { Chips } from "~/ui/chips";
import { counted } from "~/ui/counted";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { Picture } from "~/ui/picture";
import type { Start } from "./start.server";

/** Where a buyer lands: packs, a way into the catalogue, and what goes back so far. */
export function StartPage({ packs, start }: { packs: PackCardData[]; start: Start }) {
  const { cart, openUntil, unit } = start;
  const main = (
    <div className="stack min-w-0">
      {packs.length > 0 ? (
        <section aria-labelledby="packs">
          <h2 id="packs" className="mb-3">
            Packs
          </h2>
          <PackList packs={packs} />
        </section>
      ) : null}
      <Catalogue catalogue={start.catalogue} />
    </div>
  );
  return (
    <div className="wrap pt-6">
      <PageHeading
        eyebrow={unit}
        title="Order uniform"
        lead={
          <>
            Open until <b>{openUntil}</b>. Saved as you go.
          </>
        }
      />
      <SearchBox id="page-search" className="here always" />
      {cart ? (
        <div className="split">
          {main}
          <aside className="stack sticky">
            <Requisition cart={cart} />
          </aside>
        </div>
      ) : (
        main
      )}
    </div>
  );
}

function Catalogue({ catalogue: { total, products, categories } }: Pick<Start, "catalogue">) {
  return (
    <section aria-labelledby="catalogue">
      <div className="row between mb-3">
        <h2 id="catalogue">Catalogue</h2>
        <ActionLink to="/search">All {counted(total, "style")}</ActionLink>
      </div>
      <Chips
        label="Categories"
        className="mb-4"
        items={categories.map(({ name: label, count, to }) => ({ label, count, to }))}
      />
      <ul className="grid">
        {products.map((product) => (
          <ProductCard key={product.code} id={`product-${product.code}`} product={product} />
        ))}
      </ul>
    </section>
  );
}

function Requisition({ cart }: { cart: NonNullable<Start["cart"]> }) {
  const { count, lines } = cart;
  return (
    <CartDocket
      cart={cart}
      title="Your requisition"
      lines={
        <>
          <ul>
            {lines.map(({ number, name, image, quantity, price }) => (
              <li key={number} className="row flex-nowrap items-start mt-3">
                <Picture src={image} alt="" width={44} height={55} className="th small" />
                <span className="sm flex-1 min-w-0">
                  <b>{name}</b>
                  <br />
                  <span className="mut">× {quantity}</span>
                </span>
                {price ? <b className="sm">{price}</b> : null}
              </li>
            ))}
          </ul>
          {count > lines.length ? (
            <p className="sm mut mt-3">And {counted(count - lines.length, "more line")}.</p>
          ) : null}
        </>
      }
    >
      <NextStep />
      <p className="sm mut text-center">You see every line before it goes.</p>
    </CartDocket>
  );
}
