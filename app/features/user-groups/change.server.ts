import { z } from "zod";
import { answer } from "~/commerce/client.server";
import type { Visit } from "~/session/visit.server";
import { nameFields } from "./list.server";

const text = z.string().max(60).default("");
/** The forms of the page of a user group: `section` says which. */
export const changeSchema = z.discriminatedUnion("section", [
  z.object({ section: z.literal("update"), version: z.coerce.number().int().optional(), ...nameFields }),
  z.object({ section: z.literal("join"), person: z.array(text).max(100).default([]) }),
  z.object({ section: z.enum(["leave", "give", "take"]), subject: text }),
  z.object({ section: z.literal("delete") }),
]);
type Sent = z.infer<typeof changeSchema>;

/** Adds or takes away members or purchase limits, or deletes the group. */
export function sendChange(
  { commerce }: Visit,
  userGroupId: string,
  sent: Exclude<Sent, { section: "update" }>,
  headers: { "Idempotency-Key": string },
) {
  const path = { userGroupId };
  const group = "/users/current/orgUnitUserGroups/{userGroupId}";
  switch (sent.section) {
    case "delete":
      return answer(commerce.DELETE(group, { params: { path }, headers }));
    case "join": {
      const query = { orgCustomerId: sent.person.join(",") };
      return answer(commerce.POST(`${group}/members`, { params: { path, query }, headers }));
    }
    case "leave": {
      const params = { path: { ...path, orgCustomerId: sent.subject || "none" } };
      return answer(commerce.DELETE(`${group}/members/{orgCustomerId}`, { params, headers }));
    }
    case "give": {
      const query = { orderApprovalPermissionCode: sent.subject || "none" };
      return answer(commerce.POST(`${group}/orderApprovalPermissions`, { params: { path, query }, headers }));
    }
    case "take": {
      const params = { path: { ...path, orderApprovalPermissionCode: sent.subject || "none" } };
      return answer(
        commerce.DELETE(`${group}/orderApprovalPermissions/{orderApprovalPermissionCode}`, {
          params,
          headers,
        }),
      );
    }
  }
}
