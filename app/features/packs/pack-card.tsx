import { ButtonLink } from "~/ui/button";
import { useWhose } from "~/features/shell/use-shell";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { Meter } from "~/ui/meter";
import { Picture } from "~/ui/picture";
import { StatusTag, type StatusTone } from "~/ui/status-tag";
import { packPath } from "~/paths";
import { LastOrderWorking } from "./last-order";
import type { PackCardData } from "./list.server";
import { VisuallyHidden } from "~/ui/visually-hidden";

const tags: Record<PackCardData["status"], { tone: StatusTone; label?: string }> = {
  open: { tone: "plain" },
  "in-progress": { tone: "hv", label: "In progress" },
  "in-cart": { tone: "ok" },
  used: { tone: "plain", label: "Used up" },
  closed: { tone: "plain", label: "Closed" },
};

const typeNames: Record<PackCardData["packType"], string> = {
  compulsory: "Compulsory",
  "new starter": "New starter",
  optional: "Optional",
  "self-purchase": "Self-purchase",
};

/** What has become of a pack, or its type if nothing has yet. */
export function PackState({ pack }: { pack: PackCardData }) {
  const whose = useWhose("Your");
  const cart = whose === "Your" ? "your cart" : `${whose} cart`;
  if (pack.changed) return <StatusTag tone="warn">Changed since you added it to {cart}</StatusTag>;
  const { tone, label } = tags[pack.status];
  const words = pack.status === "in-cart" ? `In ${cart}` : label;
  return <StatusTag tone={tone}>{words ?? typeNames[pack.packType]}</StatusTag>;
}

/** One pack with its allowance and a link. `leading` marks the pack to do next. */
export function PackCard({ pack, leading = false }: { pack: PackCardData; leading?: boolean }) {
  const steps = counted(pack.steps, "step");
  return (
    <article className="card pack" aria-labelledby={`pack-${pack.id}`}>
      <div className="bin">
        <Picture src={pack.picture} alt="" width={92} height={115} />
      </div>
      <div className="stack-s flex-1 min-w-0 pack-in">
        <div className="row between">
          <CodeLabel code={pack.id} />
          <PackState pack={pack} />
        </div>
        <h3 id={`pack-${pack.id}`}>{pack.name}</h3>
        <p className="sm mut">
          {pack.description} {steps}.
        </p>
        {pack.balance ? (
          <div>
            <p className="sm">
              <b>{pack.balance.leftText}</b> left of {pack.balance.grantedText}
              {pack.balance.until ? ` until ${pack.balance.until}` : null}
            </p>
            <Meter
              value={pack.balance.used}
              max={pack.balance.granted}
              pieces={pack.balance.pieces}
              label={`${pack.balance.usedText} of ${pack.balance.grantedText} used`}
              className="mt-1"
            />
            {pack.balance.pending ? <p className="sm mut mt-1">{pack.balance.pending}</p> : null}
          </div>
        ) : null}
        {pack.fundMessage ? <p className="sm">{pack.fundMessage}.</p> : null}
        {pack.stopped ? (
          <p className="sm" data-reason={pack.whyNot}>
            {pack.stopped}
          </p>
        ) : null}
        {pack.lastOrder ? (
          <div>
            <p className="sm b">{pack.lastOrder.words}</p>
            <LastOrderWorking working={pack.lastOrder.working} />
          </div>
        ) : null}
        <div className="row">
          <Way pack={pack} leading={leading} />
          {pack.closesAt && !pack.stopped ? <span className="sm mut">{closingWords(pack)}</span> : null}
        </div>
      </div>
    </article>
  );
}

/** "Closes 5 Dec 2026", or that it was extended for this person. */
export const closingWords = ({ closesAt, extended }: Pick<PackCardData, "closesAt" | "extended">) =>
  extended ? `Extended for you until ${closesAt}` : `Closes ${closesAt}`;

export function Way({ pack, leading }: { pack: PackCardData; leading: boolean }) {
  const look = leading ? ({ variant: "job" } as const) : ({ size: "small" } as const);
  if (pack.status === "in-cart") {
    return (
      <ButtonLink
        {...look}
        to={packPath({ packId: pack.id, step: "review" })}
        aria-label={`Edit pack: ${pack.name}`}
      >
        Edit pack
        <VisuallyHidden>: {pack.name}</VisuallyHidden>
      </ButtonLink>
    );
  }
  const words =
    pack.status === "in-progress" ? "Continue pack" : pack.status === "open" ? "Choose my pack" : "See pack";
  return (
    <ButtonLink {...look} to={packPath({ packId: pack.id, step: 1 })} aria-label={`${words}: ${pack.name}`}>
      {leading ? words.toUpperCase() : words}
      <VisuallyHidden>: {pack.name}</VisuallyHidden>
    </ButtonLink>
  );
}

/** The pack to do next: one in progress, otherwise one that must be chosen. */
export function leadingPack(packs: readonly PackCardData[]): PackCardData | undefined {
  const begun = packs.find((pack) => pack.status === "in-progress");
  const due = packs.find(
    (pack) =>
      pack.status === "open" &&
      (pack.packType === "new starter" || pack.packType === "compulsory") &&
      !pack.balance?.used,
  );
  return begun ?? due ?? packs.find((pack) => pack.status === "open");
}
