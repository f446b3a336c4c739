import { useActionData, useHref } from "@remix-run/react";
import { ProductCard } from "~/features/product/product-card";
import { ErrorSummary } from "~/forms/error-summary";
import type { FormReply } from "~/forms/reply";
import { Button } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { PostForm } from "~/ui/post-form";
import { packPath } from "~/paths";
import { BundleSummary } from "./bundle-summary";
import { LastOrderWorking } from "./last-order";
import { QuickCard, quickId } from "./quick-card";
import { StepNotes } from "./step-notes";
import type { PackPage, StepData } from "./types";

/** One bundle: its categories and products, and the bundle summary beside them. */
export function BundleStep({ page, step }: { page: PackPage; step: StepData }) {
  const { pack, number, total } = page;
  const { bundle, summary, nextLabel } = step;
  const anywayTo = useHref(step.anywayTo);
  return (
    <>
      <QuickErrors step={step} />
      <PageHeading
        eyebrow={pack.packName}
        title={bundle.name}
        quiet={`(Step ${number} of ${total})`}
        lead={
          <>
            {bundle.description} {bundle.fundMessage}.{" "}
          </>
        }
      />
      <StepNotes step={step} extendedUntil={pack.extendedUntil} />
      {pack.lastOrder && number === 1 ? (
        <Notice kind={pack.lastOrder.state === "late" ? "warn" : "info"} icon="truck" className="mb-5">
          <p>{pack.lastOrder.words}</p>
          <LastOrderWorking working={pack.lastOrder.working} />
        </Notice>
      ) : null}
      <CategoryChips page={page} step={step} />
      <div className="split">
        <div className="stack-l">
          <Categories page={page} step={step} />
        </div>
        <aside className="sticky">
          <BundleSummary page={page} step={step} anywayTo={anywayTo} />
        </aside>
      </div>
      {pack.stopped ? null : (
        <PostForm className="row bar flex-nowrap">
          <a className="btn s" href="#summary">
            {summary.progress}
          </a>
          <Button variant={summary.complete ? "job" : "solid"} size="small" name="intent" value="next">
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

/** Every card has its own form, but the errors of a refused one are shown at the top of the page. */
function QuickErrors({ step }: { step: StepData }) {
  const reply = useActionData<FormReply>();
  const chosen = reply?.initialValue;
  const product = step.bundle.sets
    .find(({ id }) => id === chosen?.setId)
    ?.products.find(({ code }) => code === chosen?.style);
  if (!reply?.error || !product) return null;
  const label = (part: string) => `${product.name}, ${part}`;
  const { prompt } = product.quick ?? {};
  return (
    <ErrorSummary
      form={{ id: quickId(product.card), allErrors: reply.error }}
      labels={{
        colour: label("colour"),
        fit: label("size"),
        reasonOfReplacement: label("reason of replacement"),
        ...(prompt && { [prompt.name]: label(prompt.label) }),
      }}
      className="mb-5"
    />
  );
}

type Set = StepData["bundle"]["sets"][number];
type StepProps = { page: PackPage; step: StepData };

/** Where a category has one or two cards, all share one grid, and each card names its category. */
function Categories({ page, step }: StepProps) {
  const { sets } = step.bundle;
  const shown = sets.filter((set) => !page.set || set.id === page.set);
  const open = shown.filter((set) => !set.locked);
  const together = open.length > 1 && open.some((set) => set.products.length < 3);
  // The step's own title, or the chosen category above, says what a single one is.
  const alone = open.length === 1;
  return (
    <>
      {together ? (
        <section aria-labelledby="set-all">
          <h2 id="set-all" className="vh">
            All categories
          </h2>
          <ul className="grid">
            {open.map((set) => (
              <Cards key={set.id} page={page} step={step} set={set} label={set.name} />
            ))}
          </ul>
        </section>
      ) : (
        open.map((set) => (
          <section className="stack" aria-labelledby={`set-${set.id}`} key={set.id}>
            <h2 id={`set-${set.id}`} className={alone ? "vh" : undefined}>
              {set.name}
            </h2>
            <ul className="grid">
              <Cards page={page} step={step} set={set} />
            </ul>
          </section>
        ))
      )}
      {shown.map((set) => (set.locked ? <LockedCategory key={set.id} set={set} /> : null))}
    </>
  );
}

function Cards({ page, step, set, label }: StepProps & { set: Set; label?: string }) {
  const reply = useActionData<FormReply>();
  const { summary } = step;
  const pathOf = (style: string) =>
    packPath({ packId: page.pack.packId, step: page.number, set: set.id, style, isolated: page.isolated });
  return set.products.map((product, index) => (
    <QuickCard
      key={product.code}
      product={product}
      label={label}
      setId={set.id}
      to={pathOf(product.code)}
      eager={index < 3}
      full={summary.full || !step.open || set.filled}
      needs={summary.sameAllowed ? summary.missing : 0}
      goesOn={summary.place === 1}
      finishes={summary.missing === 1 && !page.isolated}
      reasons={page.pack.reasons}
      idempotencyKey={step.key}
      reply={
        reply?.initialValue?.["style"] === product.code && reply.initialValue["setId"] === set.id
          ? reply
          : undefined
      }
    />
  ));
}

function LockedCategory({ set }: { set: Set }) {
  return (
    <section className="stack" aria-labelledby={`set-${set.id}`}>
      <div className="row between">
        <h2 id={`set-${set.id}`}>{set.name}</h2>
        <StatusTag>UNABLE TO SELECT</StatusTag>
      </div>
      <Notice id={`locked-${set.id}`} whyNot={set.whyNot}>
        {set.locked}
      </Notice>
      <ul className="grid">
        {set.products.map((product) => (
          <ProductCard
            key={product.card}
            id={`product-${product.card}`}
            product={product}
            action={{ label: "Unable to select", reasonId: `locked-${set.id}` }}
          />
        ))}
      </ul>
    </section>
  );
}
