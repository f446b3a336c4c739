import { json } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { groupPath, groupsPath } from "~/features/manage-organisation/addresses";
import { type ManagedReply, save } from "~/features/manage-organisation/save.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readGroup, valuesOf } from "./detail.server";
import { nameFields } from "./list.server";

const text = z.string().max(60).default("");
const schema = z.discriminatedUnion("section", [
  z.object({ section: z.literal("update"), version: z.coerce.number().int().optional(), ...nameFields }),
  z.object({ section: z.literal("join"), person: z.array(text).max(100).default([]) }),
  z.object({ section: z.enum(["leave", "give", "take"]), subject: text }),
  z.object({ section: z.literal("delete") }),
]);
type Sent = z.infer<typeof schema>;

/** Saves a form of the page of a user group: `section` says which. */
export async function changeGroup(visit: Visit, uid: string, form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const sent = submission.value;
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  if (sent.section === "update") {
    return save(visit, {
      submission,
      to: () => groupPath(uid),
      now: async () => {
        const now = await readGroup(visit, uid);
        return { values: valuesOf(now), version: now.version };
      },
      send: () =>
        answer(
          visit.commerce.PATCH("/users/current/orgUnitUserGroups/{userGroupId}", {
            params: { path: { userGroupId: uid } },
            headers,
            body: { name: sent.name, orgUnit: { uid: sent.unitUid }, version: sent.version },
          }),
        ),
    });
  }
  try {
    const { message } = await send(visit, uid, sent, headers);
    visit.flash({ kind: "ok", text: message });
    return await seeOther(visit, sent.section === "delete" ? groupsPath : groupPath(uid));
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    const faults = error.errors.map(({ message }) => message);
    return json<ManagedReply>(
      { ...submission.reply(), status: "error", error: { "": faults } },
      { status: 400 },
    );
  }
}

function send(
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
