import type { Kind } from "~/paths";

const KINDS: Readonly<Record<string, Kind | undefined>> = {
  TEXTFIELD: "textfield",
  CPQCONFIGURATOR: "vc",
  CLOUDCPQCONFIGURATOR: "cpq",
};

/** The configurator of a line or product by its type in the contract; undefined for one that is not offered here. */
export const kindOf = (configuratorType: string | undefined): Kind | undefined =>
  configuratorType === undefined ? undefined : KINDS[configuratorType];
