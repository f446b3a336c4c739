import type { SerializeFrom } from "@remix-run/node";
import type { FormReply } from "~/forms/reply";
import type { wizardView } from "./wizard.server";

export type Wizard = SerializeFrom<typeof wizardView>;
export type FoundUnit = Wizard["found"][number];

/** What another person saved while this one had the form open. */
export interface Meanwhile {
  message: string;
  number: string;
  description: string;
  units: string[];
  version: string;
}

export type WizardReply = FormReply & { meanwhile?: Meanwhile };
