import type { SerializeFrom } from "@remix-run/node";
import type { FormReply } from "~/forms/reply";
import type { wizardView } from "./wizard.server";
import type { Meanwhile } from "./meanwhile";

export type Wizard = SerializeFrom<typeof wizardView>;
export type FoundUnit = Wizard["found"][number];

export type WizardReply = FormReply & { meanwhile?: Meanwhile };
