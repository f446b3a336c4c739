import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { renameSchema } from "~/features/team-files/list.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { keptTeamPath } from "~/paths";
import { DRAFT_NAME, type TeamReply } from "./team";
import type { askedOf, Draft } from "./team.server";

type Typed = Record<string, string>;

interface Page {
  draft?: Draft;
  query: ReturnType<typeof askedOf>;
  typed: Typed;
}

/** Keeps the page as it was typed, under its name, and shows it again. Nothing is ordered. */
export async function keepTeam(visit: Visit, form: FormData, { draft, query, typed }: Page) {
  const headers = { "Idempotency-Key": `${idempotencyKeyOf(form)}-keep` };
  const refused = (message: string) =>
    json<TeamReply>({ typed, errors: { [DRAFT_NAME]: message }, placed: [] }, { status: 400 });
  const named = renameSchema.safeParse({ name: String(form.get(DRAFT_NAME) ?? "") });
  if (!named.success) return refused(named.error.issues[0]!.message);
  // The name stands beside the page, and may be changed there.
  const { [DRAFT_NAME]: _, ...grid } = typed;
  const body = { ...named.data, grid: { ...query, typed: grid } };
  try {
    const { draftId, name } = await (draft
      ? answer(
          visit.commerce.PATCH("/orgUsers/current/proxy/teamDrafts/{draftId}", {
            headers,
            params: { path: { draftId: draft.draftId } },
            body,
          }),
        )
      : answer(visit.commerce.POST("/orgUsers/current/proxy/teamDrafts", { headers, body })));
    visit.flash({ kind: "ok", text: `Kept as ${name}. Nothing is ordered yet.` });
    return await seeOther(visit, keptTeamPath(draftId));
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    return refused(error.errors[0]?.message ?? "It could not be kept.");
  }
}

/** Keeps what is left of a page after some of it was ordered. */
export async function keepAgain(visit: Visit, { draftId, grid }: Draft, typed: Typed): Promise<void> {
  await answer(
    visit.commerce.PATCH("/orgUsers/current/proxy/teamDrafts/{draftId}", {
      params: { path: { draftId } },
      body: { grid: { currentPage: 0, ...grid, typed } },
    }),
  );
}

/** A page of which everything was ordered is not begun any more. Pressed twice, it is gone already. */
export async function discard(visit: Visit, { draftId }: Draft): Promise<void> {
  try {
    await visit.commerce.DELETE("/orgUsers/current/proxy/teamDrafts/{draftId}", {
      params: { path: { draftId } },
    });
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 404) throw error;
  }
}
