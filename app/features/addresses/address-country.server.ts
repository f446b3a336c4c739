import type { components } from "~/commerce/occ";

/** The country whose addresses somebody enters. */
export const countryOf = ({
  orgUnit,
}: Partial<Pick<components["schemas"]["User"], "orgUnit">>): "AU" | "NZ" =>
  orgUnit?.country?.isocode === "NZ" ? "NZ" : "AU";
