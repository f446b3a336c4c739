import { z } from "zod";
import type { ResponseOf } from "~/commerce/response";
import { constraintOf } from "~/forms/submission.server";
import { currentPassword } from "./email.server";

export const closeSchema = z.object({ oldPassword: currentPassword });

export const closingView = (
  closing: ResponseOf<"get", "/users/current/closing">,
  organisation: { name?: string } | undefined,
  bySso: boolean,
) => ({
  ...closing,
  organisation: organisation?.name ?? "Your organisation",
  bySso,
  constraint: constraintOf(closeSchema),
});
