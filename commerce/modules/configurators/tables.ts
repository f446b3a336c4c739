import { integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import type { ChosenValueAdd } from "../packs/tables";
import type { Choices, ConfigurationModel, Money } from "./model/model";

export type { ConfigurationModel, Money };

/** The variant configurator, and the quote-based one, in which options may have no price until the desk sets it. */
export const MODEL_TYPES = ["CPQCONFIGURATOR", "CLOUDCPQCONFIGURATOR"] as const;
export type ModelType = (typeof MODEL_TYPES)[number];

export const CONFIGURATOR_TYPES = ["TEXTFIELD", ...MODEL_TYPES] as const;
export type ConfiguratorType = (typeof CONFIGURATOR_TYPES)[number];

/** One thing that was chosen or typed, as it is read: "Name to embroider", "Aroha". ERROR is what is missing or wrong. */
export interface ConfiguredInfo {
  label: string;
  value: string;
  status: "SUCCESS" | "ERROR";
  /** The desk has to price it. */
  onRequest?: true;
}

/** How a line of a cart or an order is configured: a snapshot, which later changes of the catalogue do not reach. */
export interface LineConfiguration {
  type: ConfiguratorType;
  infos: ConfiguredInfo[];
  /** What must be resolved before checkout. */
  issues: number;
  /** Options were chosen that the desk has to price: it can be ordered by a quote alone. */
  onRequest?: true;
  /** Of the variant and the quote-based configurator. */
  variant?: ChosenVariant;
}

/** What was chosen by which model, with what it cost then. */
export interface ChosenVariant {
  model: string;
  version: number;
  choices: Choices;
  own: string[];
  /** Of the issues, those that do not go together. */
  conflicts: string[];
  groups: { id: string; name: string; values: ChosenCharacteristic[] }[];
}

/** One chosen value; cents ex GST of one piece. */
export interface ChosenCharacteristic {
  attribute: string;
  name: string;
  value: string;
  cents: number;
  own: boolean;
  onRequest?: true;
}

/** A configuration and what it adds to one piece, with its price. Null is a garment as it comes. */
export interface Configured {
  configuration: LineConfiguration | null;
  valueAdds: ChosenValueAdd[];
}

/** A model of the variant or the quote-based configurator. Styles name theirs in `styles.configuration_model`. */
export const configurationModels = pgTable("configuration_models", {
  code: code("code").primaryKey(),
  name: text("name").notNull(),
  type: text("type", { enum: MODEL_TYPES }).notNull().default("CPQCONFIGURATOR"),
  /** Counts up with every change of the definition. */
  version: integer("version").notNull(),
  definition: jsonb("definition").$type<ConfigurationModel>().notNull(),
});

/** What a person is configuring. It is theirs alone, and gone once it is in a cart. */
export const configurations = pgTable(
  "configurations",
  {
    id: code("id").primaryKey(),
    customerId: code("customer_id").notNull(),
    sku: code("sku").notNull(),
    /** `product`, or the line of a cart that is configured anew: `10000001/2`. One of each is open at a time. */
    owner: text("owner").notNull(),
    choices: jsonb("choices").$type<Choices>().notNull(),
    /** The attributes that the person chose; the others are as the model presets them. */
    own: jsonb("own").$type<string[]>().notNull().default([]),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [uniqueIndex("configurations_open").on(t.customerId, t.sku, t.owner)],
);
