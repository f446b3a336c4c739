import { usePunchOut, useWholesale, useWhose } from "~/features/shell/use-shell";

/** The name of the list, as the link to it is called. */
export function usePacksName(): string {
  const whose = useWhose("My");
  return useWholesale() ? "Store packs" : `${whose} packs`;
}

/** How the packs are ordered; a buyer's system orders what goes back to it. */
export function usePacksLead(hasCart = false): string {
  const end = usePunchOut() ? "return to your system" : "check out";
  return hasCart
    ? `${end[0]!.toUpperCase()}${end.slice(1)} now, or choose another pack first.`
    : `Choose a pack, complete its steps, then ${end}. We save your choices as you go.`;
}
