import { Fragment } from "react";
import { useActionData, useHref } from "@remix-run/react";
import { CartDocket } from "~/features/lines/cart-docket";
import { EndsForm } from "~/features/lines/line-ending";
import { removeWords } from "~/features/lines/equal-lines";
import { FaultBox } from "~/forms/error-summary";
import { idempotencyField } from "~/forms/idempotency-field";
import { SubmitButton } from "~/forms/submit-button";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Picture } from "~/ui/picture";
import { PostForm } from "~/ui/post-form";
import { usePacksName } from "./packs-name";
import { packPath, type PackPlace } from "~/paths";
import { ChangeLink } from "./change-link";
import type { PackPage, ReviewData } from "./types";

/** What the review's action answers when the pack cannot go into the cart. */
interface PackRefusals {
  refusals: { bundleId?: string; message: string }[];
}

/** The last step: everything chosen by bundle, who pays what, and the way into the cart. */
export function Review({ page, review }: { page: PackPage; review: ReviewData }) {
  const { pack, number, total } = page;
  return (
    <>
      <Refusals page={page} />
      <PageHeading eyebrow={pack.packName} title="Review clothing" quiet={`(Step ${number} of ${total})`} />
      {pack.stopped ? (
        <Notice kind="warn" whyNot={pack.whyNot} className="mb-5">
          {pack.stopped}
        </Notice>
      ) : null}
      <div className="split">
        <div className="stack">
          {review.bundles.map((bundle, index) => (
            <BundleReview key={bundle.id} page={page} bundle={bundle} step={index + 1} />
          ))}
        </div>
        <aside className="sticky stack">
          <PackSummary page={page} review={review} />
          <Notice>{review.returnsNote}</Notice>
        </aside>
      </div>
    </>
  );
}

function Refusals({ page }: { page: PackPage }) {
  const refused = useActionData<PackRefusals>()?.refusals;
  const base = useHref("/packDetailsPage");
  if (!refused?.length) return null;
  const stepOf = (id: string | undefined) => page.pack.bundles.findIndex((bundle) => bundle.id === id) + 1;
  return (
    <FaultBox count={refused.length} cause={refused} className="mb-5">
      {refused.map(({ bundleId, message }) => {
        const step = stepOf(bundleId);
        const to = packPath({ packId: page.pack.packId, step, isolated: true, continued: true });
        return (
          <li key={message}>
            {step > 0 ? (
              <a href={to.replace("/packDetailsPage", base)}>{message}</a>
            ) : (
              <p className="b">{message}</p>
            )}
          </li>
        );
      })}
    </FaultBox>
  );
}

type BundleData = ReviewData["bundles"][number];

function BundleReview({ page, bundle, step }: { page: PackPage; bundle: BundleData; step: number }) {
  const open = !page.pack.stopped;
  return (
    <section className="card pad" aria-labelledby={`review-${bundle.id}`}>
      <div className="row between">
        <h2 id={`review-${bundle.id}`}>{bundle.name}</h2>
        {open ? (
          <ActionLink
            to={packPath({ packId: page.pack.packId, step, isolated: true })}
            aria-label={`Edit ${bundle.name}`}
          >
            Edit
          </ActionLink>
        ) : null}
      </div>
      {bundle.complete ? null : (
        <Notice kind="warn">
          <b>Selection Required</b>
        </Notice>
      )}
      {bundle.items.length === 0 && bundle.complete ? (
        <p className="mut">{open ? "Nothing chosen. Nothing more is needed here." : "Nothing chosen."}</p>
      ) : null}
      <ul>
        {bundle.items.map((item) => (
          <ReviewLine
            key={item.id}
            item={item}
            bundleId={bundle.id}
            place={open ? { packId: page.pack.packId, step, isolated: true } : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function ReviewLine(props: {
  item: BundleData["items"][number];
  bundleId: string;
  /** The step of the bundle, if items can still be changed. */
  place?: PackPlace;
}) {
  const { item, bundleId, place } = props;
  const fit = [item.size, item.dimension].filter(Boolean).join(", ");
  return (
    <li className="line">
      <Picture src={item.image} alt="" width={96} height={128} className="th" />
      <div className="mid">
        <div className="row between items-start flex-nowrap">
          <h3>{item.name}</h3>
          {item.price ? <b className="price">{item.price}</b> : null}
          {item.points ? <b className="price">{item.points}</b> : null}
        </div>
        <p className="mt-1 mb-1">
          <CodeLabel code={item.code} />
        </p>
        <dl className="kv">
          <dt>Colour</dt>
          <dd>{item.colour}</dd>
          <dt>Size</dt>
          <dd>{fit}</dd>
          <dt>Quantity</dt>
          <dd>{item.quantity}</dd>
          {item.details.map(({ name, text }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{text || "Included"}</dd>
            </Fragment>
          ))}
        </dl>
        {item.stockMessage ? (
          <Notice kind="warn" icon="truck" className="mt-2">
            {item.stockMessage}
          </Notice>
        ) : null}
        <EndsForm ending={item.ending} press={place && item.press} />
        <PostForm className="row">
          <input type="hidden" name="itemId" value={item.id} />
          <input type="hidden" name="bundleId" value={bundleId} />
          {place ? <ChangeLink item={item} place={place} /> : null}
          <LinkButton
            name="intent"
            value="remove"
            aria-label={`${removeWords(item)} ${item.name}, ${item.colour}, ${fit}`}
          >
            {removeWords(item)}
          </LinkButton>
        </PostForm>
      </div>
    </li>
  );
}

function PackSummary({ page, review }: { page: PackPage; review: ReviewData }) {
  const back = usePacksName();
  if (review.itemCount === 0 && !review.inCart) {
    if (page.pack.stopped) return <ActionLink to="/orderUniform">Back to {back}</ActionLink>;
    return (
      <section className="card pad stack">
        <h2>Nothing chosen yet</h2>
        <p>Choose your items step by step. We save them until you order.</p>
        <ButtonLink to={packPath({ packId: page.pack.packId, step: 1 })}>Start choosing</ButtonLink>
      </section>
    );
  }
  return (
    <CartDocket cart={review} title="Pack summary" code={page.pack.packId}>
      {review.left ? <p className="sm mut">{review.left}</p> : null}
      <PostForm className="stack-s">
        <input type="hidden" name={idempotencyField} value={review.key} />
        <SubmitButton variant="job" wide name="intent" value="add-to-cart" busyLabel="ADDING…">
          {review.inCart ? "UPDATE CART" : "ADD TO CART"}
        </SubmitButton>
      </PostForm>
      <p className="text-center">
        <ActionLink danger to={`/pack-discard?packId=${encodeURIComponent(page.pack.packId)}`}>
          Discard Changes
        </ActionLink>
      </p>
    </CartDocket>
  );
}
