import { useRouteLoaderData } from "@remix-run/react";
import type { Shell } from "./shell.server";
import { unitLabel, unitNoun, unitWord } from "./unit-words";

/** The shell's data on any page below it. */
export function useShell(): Shell | undefined {
  return useRouteLoaderData<{ shell: Shell }>("root")?.shell;
}

/** Whether the shop is open in a punch-out visit, where goods are returned to the buyer's system, not ordered. */
export const usePunchOut = (): boolean => useShell()?.punchOut === true;

export const useWholesale = (): boolean => useShell()?.theme === "wholesale";

/** The word for a business unit beside a number: "3 units", "3 stores". */
export const useUnitNoun = () => unitNoun(useShell()?.site ?? "");

/** The word for a business unit over a column or beside a value, where there is little room. */
export const useUnitLabel = () => unitLabel(useShell()?.site ?? "");

/** The word for a business unit: the wholesale site says store (spec 001 §6). */
export const useUnitWord = () => unitWord(useShell()?.site ?? "");

/** Whose packs and cart the pages show: "My" or "Your", or the name of the person whom somebody orders for. */
export function useWhose(own: "My" | "Your"): string {
  const proxy = useShell()?.proxy;
  return proxy ? `${proxy.firstName}’s` : own;
}
