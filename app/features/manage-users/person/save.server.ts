import { z } from "zod";
import { answer } from "~/commerce/client.server";
import type { ManagedReply } from "~/features/manage-organisation/save.server";
import type { Visit } from "~/session/visit.server";
import {
  contactFields,
  employeeFields,
  personalFields,
  type RoleCode,
  rolesField,
} from "~/features/manage-users/schema.server";

const version = z.coerce.number().int().optional();
const personal = z.object({ section: z.literal("personal"), version, ...personalFields });
const contact = z.object({ section: z.literal("contact"), version, ...contactFields });
const employee = z.object({ section: z.literal("employee"), version, ...employeeFields });
const roles = z.object({ section: z.literal("roles"), version, ...rolesField });
const standing = z.object({ section: z.enum(["activate", "deactivate", "delete"]), version });

const centres = z.object({
  section: z.enum(["centre-add", "centre-default", "centre-remove"]),
  centre: z.array(z.string().max(60)).max(50).default([]),
});

const groups = z.object({
  section: z.enum(["group-add", "group-remove"]),
  group: z.array(z.string().max(60)).min(1, "Tick at least one user group.").max(20).prefault([]),
});

/** Every form of the page of a person; `section` says which one was sent. */
export const userSchema = z.discriminatedUnion("section", [
  personal,
  contact,
  employee,
  roles,
  standing,
  centres,
  groups,
]);
type Sent = z.infer<typeof userSchema>;

export type UserReply = ManagedReply;

/** Sends one form of the page. */
export function sendChange(visit: Visit, customerPK: string, sent: Sent, key: string) {
  const headers = { "Idempotency-Key": key };
  const { commerce } = visit;
  switch (sent.section) {
    case "personal":
      return answer(
        commerce.PATCH("/manage-users/updatePersonalDetails", {
          headers,
          body: { customerPK, ...rest(sent) },
        }),
      );
    case "contact":
      return answer(
        commerce.PATCH("/manage-users/updateContactDetails", {
          headers,
          body: { customerPK, ...rest(sent) },
        }),
      );
    case "employee": {
      const body = { customerPK, ...rest(sent), employeeCode: sent.employeeCode ?? "" };
      return answer(commerce.PATCH("/manage-users/updateEmployeeDetails", { headers, body }));
    }
    case "roles": {
      const body = {
        customerPK,
        version: sent.version,
        roles: sent.roles as RoleCode[],
      };
      return answer(commerce.POST("/manage-users/updateRole", { headers, body }));
    }
    case "centre-add":
      return answer(
        commerce.POST("/add-costCenter-payment-details", {
          headers,
          params: { query: { customerPK, costCenterCodes: sent.centre.join(",") } },
        }),
      );
    case "centre-default":
    case "centre-remove": {
      const params = { path: { customerPK, costCenterId: sent.centre[0] ?? "" } };
      return sent.section === "centre-remove"
        ? answer(
            commerce.DELETE("/user-payment-details/{customerPK}/removeCostCenter/{costCenterId}", {
              headers,
              params,
            }),
          )
        : answer(
            commerce.PATCH("/user-payment-details/{customerPK}/updateDefaultCostCenter/{costCenterId}", {
              headers,
              params,
            }),
          );
    }
    case "group-add":
    case "group-remove":
      return sendGroups(visit, customerPK, sent, headers);
    case "delete": {
      const body = { content: { customerPK, version: sent.version } };
      return answer(commerce.DELETE("/manage-users/delete", { headers, body }));
    }
    case "activate":
    case "deactivate": {
      const body = { content: { customerPK, version: sent.version } };
      return answer(commerce.POST(`/manage-users/${sent.section}`, { headers, body }));
    }
  }
}

/** Puts a person into user groups, one call for each, or takes them out of one. */
async function sendGroups(
  { commerce }: Visit,
  orgCustomerId: string,
  { section, group }: z.infer<typeof groups>,
  headers: { "Idempotency-Key": string },
) {
  const path = "/users/current/orgCustomers/{orgCustomerId}/orgUserGroups/{userGroupId}";
  let done = { message: "" };
  for (const userGroupId of group) {
    const init = { headers, params: { path: { orgCustomerId, userGroupId } } };
    done = await answer(section === "group-add" ? commerce.POST(path, init) : commerce.DELETE(path, init));
  }
  return done;
}

const rest = <Form extends { section: string }>({ section: _section, ...values }: Form) => values;
