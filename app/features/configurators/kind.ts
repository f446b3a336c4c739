import type { Kind } from "~/paths";

/** The configurator of a line or product by its type in the contract; undefined for one that is not offered here. */
export const kindOf = (configuratorType: string | undefined): Kind | undefined =>
  configuratorType === "TEXTFIELD" ? "textfield" : configuratorType === "CPQCONFIGURATOR" ? "vc" : undefined;

export const orderEntryKey = (order: string, number: number): string => `${order}+${number}`;
