import type { Owner } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { loadTextOverview } from "./text/textfield.server";
import { loadVariantOverview } from "./variant/overview.server";

/** What was configured, to be read: with the buttons of the configurator, or only shown. */
export const readOverview = (visit: Visit, owner: Owner, search: URLSearchParams) =>
  (owner.kind === "textfield" ? loadTextOverview : loadVariantOverview)(visit, owner, search);
