import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { whenEmpty } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";

/** The link of an email or a text message: its query parameters (spec 000 §2). */
export interface ResetLink {
  token: string;
  type: "EMAIL" | "SMS";
}

/** Reset-password form (spec 000 §5): both are required. The API checks the rules. */
export const resetSchema = z.object({
  password: z.string(whenEmpty("Enter a new password.")),
  confirmpassword: z.string(whenEmpty("Repeat the new password.")),
});

/** @returns undefined without a token, which is no link. */
function linkOf(request: Request): ResetLink | undefined {
  const search = new URL(request.url).searchParams;
  const token = search.get("token")?.slice(0, 200);
  return token ? { token, type: search.get("type") === "SMS" ? "SMS" : "EMAIL" } : undefined;
}

export const queryOf = ({ token, type }: ResetLink) => new URLSearchParams({ token, type }).toString();

/** The guard of these pages: without a link they are the page that asks for one. */
export async function requireLink(visit: Visit, request: Request): Promise<ResetLink> {
  const link = linkOf(request);
  if (!link) throw await seeOther(visit, "/forgot-password");
  return link;
}

const [HOUR, DAY] = [60, 24 * 60];

/** Minutes in the largest unit of which there are two. */
function timeWords(minutes: number): string {
  if (minutes >= 2 * DAY) return counted(Math.floor(minutes / DAY), "day");
  if (minutes >= 2 * HOUR) return counted(Math.floor(minutes / HOUR), "hour");
  return counted(minutes, "minute");
}

/** A link that works; one that does not leads to the page that says so. */
export async function openLink(visit: Visit, link: ResetLink) {
  try {
    const query = link;
    const found = await answer(visit.commerce.GET("/resetpassword/validateToken", { params: { query } }));
    return { sentTo: found.sentTo, timeLeft: timeWords(found.minutesLeft) };
  } catch (error) {
    if (isRefused(error)) throw await seeOther(visit, `/expired?${queryOf(link)}`);
    throw error;
  }
}

/** Whether a link has expired, and so can be exchanged; one that works leads back to its page. */
export async function expiredOf(visit: Visit, link: ResetLink): Promise<boolean> {
  try {
    await visit.commerce.GET("/resetpassword/validateToken", { params: { query: link } });
  } catch (error) {
    if (isRefused(error)) return error.is("ValidationError", "expired");
    throw error;
  }
  throw await seeOther(visit, `/reset?${queryOf(link)}`);
}
