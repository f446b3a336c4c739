import type { ChosenValueAdd } from "../packs/tables";

export const CONFIGURATOR_TYPES = ["TEXTFIELD", "CPQCONFIGURATOR"] as const;
export type ConfiguratorType = (typeof CONFIGURATOR_TYPES)[number];

/** One thing that was chosen or typed, as it is read: "Name to embroider", "Aroha". ERROR is what is missing or wrong. */
export interface ConfiguredInfo {
  label: string;
  value: string;
  status: "SUCCESS" | "ERROR";
}

/** How a line of a cart or an order is configured: a snapshot, which later changes of the catalogue do not reach. */
export interface LineConfiguration {
  type: ConfiguratorType;
  infos: ConfiguredInfo[];
  /** What must be resolved before checkout. */
  issues: number;
}

/** A configuration and what it adds to one piece, with its price. Null is a garment as it comes. */
export interface Configured {
  configuration: LineConfiguration | null;
  valueAdds: ChosenValueAdd[];
}
