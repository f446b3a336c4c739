import { z } from "zod";
import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { contactFields, employeeFields, personalFields, rolesField } from "./schema.server";
import { choiceOf, type readUnits } from "./units.server";

export const addSchema = z.object({ ...personalFields, ...contactFields, ...employeeFields, ...rolesField });

interface Read {
  roles: ResponseOf<"get", "/roleDetails">["roles"];
  units: Awaited<ReturnType<typeof readUnits>>;
  /** One that nobody has. */
  employeeCode: string;
}

/** What the form of a new person shows. @param unitUid of the administrator's own unit. */
export function addUserView({ roles, units, employeeCode }: Read, unitUid: string, site: string) {
  return {
    roles,
    units: choiceOf(units),
    values: {
      employeeCode,
      unitUid,
      workingTime: "100",
      // Buyers of stores order from the catalogue.
      roles: site === "wholesale" ? ["b2bcustomergroup"] : ["customergroup", "b2bcustomergroup"],
    },
    key: newIdempotencyKey(),
  };
}
