import { answer } from "~/commerce/client.server";
import type { Visit } from "~/session/visit.server";

/** The units that the administrator manages, the first of them if there are many. */
export const readUnits = (visit: Visit) =>
  answer(visit.commerce.GET("/businessunits", { params: { query: {} } }));

/**
 * The open units to choose from; undefined if there are too many, so that a number is typed.
 * @param own a unit that is offered although it is disabled.
 */
export const choiceOf = ({ units, total }: Awaited<ReturnType<typeof readUnits>>, own?: string) =>
  total > units.length
    ? undefined
    : units
        .filter(({ active, uid }) => active || uid === own)
        .map(({ uid, name }) => ({ value: uid, label: `${name} (${uid})` }));
