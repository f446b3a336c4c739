import type { Registrar } from "../../http/registrar";
import { ContentBody, DoneSchema } from "../manage-users";
import { DeletionSchema } from "./contract";
import { deleteUser, validateDeletion } from "./delete-user";

const manages = {
  tag: "Manage users",
  who: "person",
  needs: "manage-organisation",
  body: ContentBody,
} as const;

/** Deleting somebody else's account (spec 001 §7, contract §21.6); here, because manage-users knows no orders. */
export function deletionRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "post",
      path: "/manage-users/validatedeletion",
      reads: true,
      summary: "Whether a person can be deleted, and what stands in the way",
      answer: DeletionSchema,
    },
    ({ body, ...call }) => validateDeletion(call, body.content),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: "/manage-users/delete",
      scope: "people:write",
      summary: "Deletes a person; their orders stay",
      answer: DoneSchema,
    },
    async ({ body, ...call }) => {
      const done = await deleteUser(call, body.content);
      call.memo.forgetAll();
      return done;
    },
  );
}
