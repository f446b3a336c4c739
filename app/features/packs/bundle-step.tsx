import { useHref } from "@remix-run/react";
import { ProductCard } from "~/features/product/product-card";
import { Button } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { PostForm } from "~/ui/post-form";
import { packPath } from "./addresses";
import { BundleSummary } from "./bundle-summary";
import { ItemForm } from "./item-form";
import type { PackPage, StepData } from "./types";

/** One bundle: its categories and products, or one product being chosen; the bundle summary beside it. */
export function BundleStep({ page, step }: { page: PackPage; step: StepData }) {
  const { pack, number, total } = page;
  const { bundle, summary, nextLabel } = step;
  const anywayTo = useHref(step.anywayTo);
  return (
    <>
      <PageHeading
        eyebrow={pack.packName}
        title={bundle.name}
        quiet={`(Step ${number} of ${total})`}
        lead={
          <>
            {bundle.description} {bundle.fundMessage}.
          </>
        }
      />
      {pack.closed ? (
        <Notice kind="warn" className="mb-5">
          {pack.closed}
        </Notice>
      ) : null}
      {step.choosing ? null : <CategoryChips page={page} step={step} />}
      <div className="split">
        <div className="stack-l">
          {step.choosing ? (
            <ItemForm page={page} choosing={step.choosing} />
          ) : (
            bundle.sets
              .filter((set) => !page.set || set.id === page.set)
              .map((set) => <Category key={set.id} page={page} set={set} alone={bundle.sets.length === 1} />)
          )}
        </div>
        <aside className="sticky">
          <BundleSummary step={step} continued={page.continued} anywayTo={anywayTo} />
        </aside>
      </div>
      {step.choosing ? null : (
        <PostForm className="bar">
          <a className="btn s" href="#summary">
            {summary.progress}
          </a>
          <Button variant="solid" size="small" className="flex-1" name="intent" value="next">
            {nextLabel}
          </Button>
        </PostForm>
      )}
    </>
  );
}

function CategoryChips({ page, step }: { page: PackPage; step: StepData }) {
  const { sets } = step.bundle;
  if (sets.length < 2) return null;
  const to = (set?: string) =>
    packPath({ packId: page.pack.packId, step: page.number, set, isolated: page.isolated });
  const all = sets.reduce((sum, set) => sum + set.products.length, 0);
  return (
    <Chips
      className="mt-5 mb-6"
      label="Categories"
      items={[
        { label: "All", to: to(), count: all, current: !page.set },
        ...sets.map((set) => ({
          label: set.name,
          to: to(set.id),
          count: set.products.length,
          current: page.set === set.id,
          off: set.locked !== undefined,
          describedBy: set.locked ? `locked-${set.id}` : undefined,
        })),
      ]}
    />
  );
}

type Set = StepData["bundle"]["sets"][number];

function Category({ page, set, alone }: { page: PackPage; set: Set; alone: boolean }) {
  return (
    <section className="stack" aria-labelledby={`set-${set.id}`}>
      <div className="row between">
        <h2 id={`set-${set.id}`} className={alone ? "vh" : undefined}>
          {set.name}
        </h2>
        {set.locked ? <StatusTag>UNABLE TO SELECT</StatusTag> : null}
      </div>
      {set.locked ? <Notice id={`locked-${set.id}`}>{set.locked}</Notice> : null}
      <ul className="grid">
        {set.products.map((product, index) => (
          <ProductCard
            key={product.code}
            product={product}
            eager={index < 3}
            action={
              set.locked
                ? { label: "Unable to select", reasonId: `locked-${set.id}` }
                : {
                    label: "Choose size",
                    to: packPath({
                      packId: page.pack.packId,
                      step: page.number,
                      set: set.id,
                      style: product.code,
                      isolated: page.isolated,
                    }),
                  }
            }
          />
        ))}
      </ul>
    </section>
  );
}
