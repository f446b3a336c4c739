import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { requiredText } from "~/forms/text-schema.server";

export const passkeyNameSchema = z.object({
  name: requiredText(
    LIMITS["PATCH /users/current/passkeys/{passkeyId}"].name,
    "Enter a name, so that you know it again.",
  ),
});

/** One of the person's passkeys. @throws Response 404 for any other. */
export function passkeyIn({ passkeys }: ResponseOf<"get", "/users/current/passkeys">, id: string) {
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) throw new Response(null, { status: 404 });
  return passkey;
}
