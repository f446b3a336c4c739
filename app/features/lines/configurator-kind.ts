import type { Kind } from "~/paths";

const KINDS: Readonly<Record<string, Kind | undefined>> = {
  TEXTFIELD: "textfield",
  CPQCONFIGURATOR: "vc",
  CLOUDCPQCONFIGURATOR: "cpq",
};

/** The configurator of a line or product by its type in the contract; undefined for one that is not offered here. */
export const kindOf = (configuratorType: string | undefined): Kind | undefined =>
  configuratorType === undefined ? undefined : KINDS[configuratorType];

/** The configurator that made a line of a cart, an order or a quote; undefined for a garment as it comes. */
export const kindOfLine = ({
  configurationInfos,
}: {
  configurationInfos?: readonly { configuratorType: string }[];
}): Kind | undefined => kindOf(configurationInfos?.[0]?.configuratorType);
