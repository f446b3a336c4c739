import type { SerializeFrom } from "@remix-run/node";
import type { loadWizard } from "./wizard.server";

export type Wizard = SerializeFrom<typeof loadWizard>;
export type FoundUnit = Wizard["found"][number];
