import { useHref } from "@remix-run/react";
import { EndingNote } from "~/features/product/ending-note";
import { useWaiting } from "~/forms/waiting";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { BundleSummary } from "./bundle-summary";
import { StepNotes } from "./step-notes";
import { ItemForm } from "./item-form";
import { whereChangesAreDecided } from "~/features/packs/where-changes-are-decided";
import { packPath } from "~/paths";
import { useKeeping } from "./use-keeping";
import type { PackPage } from "./types";

/**
 * The page of one item of a step, for choices that its card does not offer. The bundle summary is beside it.
 */
export function ItemPage({ page }: { page: PackPage }) {
  const { pack, step, number, total, isolated } = page;
  const anywayTo = useHref(step?.anywayTo ?? "");
  useKeeping(page);
  useWaiting(pack.waits, whereChangesAreDecided);
  if (!step?.choosing) return null;
  const { bundle } = step;
  const { ending } = step.choosing.choice;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "My packs", to: "/orderUniform" },
          { label: bundle.name, to: packPath({ packId: pack.packId, step: number, isolated }) },
        ]}
        current={step.choosing.choice.name}
      />
      <div className="wrap pt-4">
        <PageHeading eyebrow={pack.packName} title={bundle.name} quiet={`(Step ${number} of ${total})`} />
        <StepNotes step={step} extendedUntil={pack.extendedUntil} />
        <div className="split">
          <div className="stack-l item">
            {ending ? <EndingNote ending={ending} /> : null}
            {step.open && !ending?.over ? (
              <ItemForm page={page} step={step} choosing={step.choosing} />
            ) : (
              <p>
                <ActionLink to={packPath({ packId: pack.packId, step: number, isolated })}>
                  Back to {bundle.name}
                </ActionLink>
              </p>
            )}
          </div>
          <aside className="sticky">
            <BundleSummary page={page} step={step} anywayTo={anywayTo} />
          </aside>
        </div>
      </div>
    </>
  );
}
