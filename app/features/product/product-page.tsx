import { useState } from "react";
import { ErrorSummary } from "~/forms/error-summary";
import { Accordion } from "~/ui/accordion";
import { RatingLink, ReviewsSection } from "~/features/reviews/reviews-section";
import type { ReviewsView } from "~/features/reviews/reviews.server";
import { WorkedOut } from "~/features/lines/worked-out";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { Carousel, itemId } from "~/ui/carousel";
import { CodeLabel } from "~/ui/code-label";
import { KeyValues } from "~/ui/key-values";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { Dots } from "~/ui/swatch";
import { AddToCartForm, choiceLabels, type Selected, useAddToCart } from "./add-to-cart-form";
import { firstChoice } from "./choice";
import { ChoicePrice } from "./choice-fields";
import { EndingNote } from "./ending-note";
import { Gallery } from "./gallery";
import { OrderedThroughPacks } from "./ordered-through-packs";
import { ProductCard, Recommended } from "./product-card";
import type { ProductView } from "./product.server";
import type { References } from "./references.server";
import type { RunReply } from "./order-run.server";
import { runForm, SizeRunForm } from "./size-run-form";
import { NotifyMe } from "./notify-me";
import { VolumePrices } from "./volume-prices";

export type ProductPageProps = {
  product: ProductView;
  reviews: ReviewsView;
  references: References;
  path: string;
  selected: Selected;
  idempotencyKey: string;
  wishes: boolean;
  reply?: RunReply;
};

/**
 * One product: pictures on the left, what it is and the choice on the right; where it is ordered in all its sizes
 * at once, their boxes take the whole width.
 */
export function ProductPage(props: ProductPageProps) {
  const { product, reviews, references, path, selected, idempotencyKey, wishes, reply } = props;
  const { choice, category, run } = product;
  const state = useAddToCart(choice, selected, run ? undefined : reply);
  const [picked, setPicked] = useState<string>();
  const sent = reply?.initialValue?.["colour"];
  const colour = picked ?? firstChoice(choice, typeof sent === "string" ? { colour: sent } : selected).colour;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Catalogue", to: "/search" },
          ...(category ? [{ label: category.name, to: category.to }] : []),
        ]}
        current={choice.name}
      />
      <div className="wrap">
        <ErrorSummary
          {...(run
            ? { form: { ...runForm, allErrors: reply?.error ?? {} }, labels: reply?.labels ?? {} }
            : { form: state.form, labels: choiceLabels })}
          className="mt-2 mb-3"
        />
      </div>
      <div className="wrap pd">
        <Gallery choice={choice} colour={colour} isNew={product.isNew} />
        <div className="stack-l">
          <ProductHead product={product} />
          {product.needsApproval ? <NeedsApproval /> : null}
          {choice.ending && !choice.ending.over ? <EndingNote ending={choice.ending} /> : null}
          {product.purchasable && !run && !product.configure?.only ? (
            <AddToCartForm {...{ state, choice, idempotencyKey, wishes }} onColour={setPicked} />
          ) : null}
          {product.configure ? (
            <ButtonLink variant={product.configure.only ? "job" : "plain"} to={product.configure.to}>
              Configure
            </ButtonLink>
          ) : null}
          {product.purchasable ? null : <NotSold product={product} />}
          {run ? null : <NotifyMe sizes={product.gone} />}
          <VolumePrices product={product} />
          {run ? null : <Details product={product} />}
        </div>
      </div>
      {run ? (
        <div className="wrap stack-l mt-6">
          <SizeRunForm {...{ run, path, idempotencyKey, wishes, reply }} />
          <NotifyMe sizes={product.gone} />
          <Details product={product} />
        </div>
      ) : null}
      <div className="wrap stack-l mt-8">
        <ReviewsSection reviews={reviews} rating={product.rating} productPath={path} />
        {references.map(({ id, title, cards }) => (
          <Carousel key={id} id={id} title={title} count={cards.length}>
            {cards.map((card, index) => (
              <ProductCard key={card.code} id={itemId(id, index)} product={card} />
            ))}
          </Carousel>
        ))}
      </div>
    </>
  );
}

function ProductHead({ product }: { product: ProductView }) {
  const { choice, rating, recommended } = product;
  return (
    <div>
      <p className="row">
        <CodeLabel code={choice.code} />
        {product.standard ? <span className="sm mut">{product.standard}</span> : null}
      </p>
      <h1 className="mt-3 mb-2">{choice.name}</h1>
      {rating ? <RatingLink rating={rating} /> : null}
      <p>
        <ChoicePrice choice={choice} large />
      </p>
      <WorkedOut working={choice.working} />
      <Recommended price={recommended} />
      {product.summary ? <p className="mut mt-3 max-w-[620px]">{product.summary}</p> : null}
    </div>
  );
}

const NeedsApproval = () => (
  <Notice kind="info" whyNot="restricted">
    <p>An approver must agree each time that you order this. What you order with it waits too.</p>
  </Notice>
);

function NotSold({ product }: { product: ProductView }) {
  const { colours } = product.choice;
  return (
    <div className="stack">
      <OrderedThroughPacks ending={product.choice.ending} />
      <KeyValues
        rows={[
          {
            label: "Colours",
            value: (
              <span className="row">
                <Dots colours={colours} />
                {colours.map(({ name }) => name).join(", ")}
              </span>
            ),
          },
          { label: "Sizes", value: product.sizeRange ?? "" },
        ]}
      />
    </div>
  );
}

function Details({ product: { details, brand, brandTo } }: { product: ProductView }) {
  if (details.length === 0) return null;
  const named = brandTo ? <Link to={brandTo}>{brand}</Link> : brand;
  return (
    <section aria-label="Details">
      {details.map((group, index) => (
        <Accordion key={group.name} summary={group.name} open={index === 0}>
          <KeyValues
            rows={[...group.features, ...(brand && index === 0 ? [{ label: "Brand", value: named }] : [])]}
          />
        </Accordion>
      ))}
    </section>
  );
}
