import { switchRule } from "../organisation";

/**
 * Allows or forbids that the supplier's agents act for the people of the caller's organisation, from the next call on.
 * @throws OccError as switchRule.
 */
export async function allowAssists(call: Parameters<typeof switchRule>[0], allowed: boolean) {
  await switchRule(call, "assisted", allowed, {
    what: "Assisted service",
    words: ["Forbidden", "Allowed"],
  });
  return { allowed };
}
