import { useWholesale, useWhose } from "~/features/shell/use-shell";

/** The name of the list, as the link to it is called. */
export function usePacksName(): string {
  const whose = useWhose("My");
  return useWholesale() ? "Store packs" : `${whose} packs`;
}
