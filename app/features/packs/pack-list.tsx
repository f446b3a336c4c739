import { useWholesale } from "~/features/shell/use-shell";
import { EmptyState } from "~/ui/empty-state";
import { ButtonLink } from "~/ui/button";
import type { PackCardData } from "./list.server";
import { leadingPack, PackCard } from "./pack-card";
import { StorePacks } from "./store-packs";

/** All packs of a person, with the next one to do first. */
export function PackList({ packs, lead = true }: { packs: PackCardData[]; lead?: boolean }) {
  const wholesale = useWholesale();
  if (packs.length === 0) {
    return (
      <EmptyState title="No packs yet" action={<ButtonLink to="/search">Browse the catalogue</ButtonLink>}>
        You have no packs for this period. Your administrator can give you one.
      </EmptyState>
    );
  }
  if (wholesale) return <StorePacks packs={packs} />;
  const leading = lead ? leadingPack(packs)?.id : undefined;
  return (
    <ul className="stack">
      {packs.map((pack) => (
        <li key={pack.id}>
          <PackCard pack={pack} leading={pack.id === leading} />
        </li>
      ))}
    </ul>
  );
}
