import { type ReactNode, useState } from "react";
import { ButtonLink, ButtonUnavailable } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { OtherSide, Side } from "./card-back";
import { ColourDots, ColourRadios, turns } from "~/features/product-cards/card-colours";
import { ContractPrice, PointsPrice } from "~/features/product-cards/product-price";
import { QuickAddLink } from "./quick-add-link";
import { Dots } from "~/ui/swatch";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { Card, CardPrice } from "~/features/product-cards/card";

export type ProductCardProps = {
  product: Card;
  /** Unlike that of any other card on the page. */
  id: string;
  /** In the first view. */
  eager?: boolean;
  /** Where the card links to. For a product that cannot be chosen, the id of the text that says why. */
  action?: { label: string; to: string } | { label: string; reasonId: string };
  /** The address to come back to from a quick choice, if a link to that stands beside the main one. */
  quickAddFrom?: string;
};

/** One product in a list: picture, code label, name, colours, price, and a link. */
export function ProductCard({ product, id, eager, action, quickAddFrom }: ProductCardProps) {
  const { code, name, colours, moreColours } = product;
  const way = action ?? { label: "View product", to: product.to };
  const off = "reasonId" in way;
  const radio = `${id}-`;
  const turning = turns(colours);
  return (
    <li id={id} className={classNames("card pc", off && "off")}>
      {turning ? <ColourRadios id={radio} name={name} colours={colours} /> : null}
      <CardPlate product={product} eager={eager} turning={turning} hasBack={!off} />
      <div className="in">
        <h3>{off ? name : <Link to={way.to}>{name}</Link>}</h3>
        {turning ? (
          <ColourDots id={radio} colours={colours} more={moreColours} />
        ) : colours.length > 0 ? (
          <Dots colours={colours} more={moreColours} />
        ) : null}
        <CardPrices product={product} />
        <div className="ways">
          {off ? (
            <ButtonUnavailable size="small" describedBy={way.reasonId}>
              {way.label}
            </ButtonUnavailable>
          ) : (
            <ButtonLink size="small" to={way.to} aria-label={`${way.label}: ${name}`}>
              {way.label}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </ButtonLink>
          )}
          {quickAddFrom ? <QuickAddLink code={code} name={name} from={quickAddFrom} /> : null}
        </div>
      </div>
    </li>
  );
}

type PlateProps = {
  product: Pick<Card, "code" | "name" | "picture" | "isNew" | "sizeRange" | "colours">;
  eager?: boolean;
  /** The garment can be shown in each of its colours. */
  turning?: boolean;
  /** The card offers a look at the back. */
  hasBack?: boolean;
  /** In place of the one that says NEW. */
  flag?: ReactNode;
};

/** The upper part of a card: picture with its flag, and shelf edge. */
export function CardPlate({ product, eager, turning, hasBack, flag }: PlateProps) {
  const { colours } = product;
  const shown = turning ? colours : [{ picture: product.picture, back: colours[0]?.back }];
  const [turned, setTurned] = useState(false);
  return (
    <>
      <div className="pic">
        {flag ?? (product.isNew ? <span className="flagn">NEW</span> : null)}
        {shown.map(({ picture, back }, index) => (
          <div key={index}>
            <Side front={picture} back={back} turned={turned} alt="" eager={eager && index === 0} />
            {hasBack ? (
              <OtherSide
                front={picture}
                back={back}
                name={product.name}
                turned={turned}
                turn={() => setTurned(!turned)}
                className="chip zoom"
              />
            ) : null}
          </div>
        ))}
      </div>
      <div className="shelf" translate="no">
        <span>{product.code}</span>
        <span>{product.sizeRange}</span>
      </div>
    </>
  );
}

type Prices = Pick<Card, "price" | "recommended" | "points">;

/** Points stand where there is no amount to show. */
export function CardPrices({ product: { price, recommended, points } }: { product: Prices }) {
  return (
    <>
      {price ? <ContractPrice price={price} /> : null}
      <Recommended price={recommended} />
      {!price && points ? <PointsPrice points={points} /> : null}
    </>
  );
}

/** The recommended retail price, shown only to resellers. */
export function Recommended({ price }: { price?: CardPrice }) {
  if (!price) return null;
  return (
    <p className="sm mut">
      Recommended {price.from ? "from " : null}
      {price.amount} incl. GST
    </p>
  );
}
