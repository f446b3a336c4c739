import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { CommerceError } from "~/commerce/errors.server";
import { groupPath, groupsPath } from "~/features/manage-organisation/addresses";
import { save } from "~/features/manage-organisation/save.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import { listQuery, pageOrLast } from "~/http/list-query.server";
import { listView } from "~/http/list-view.server";
import type { Visit } from "~/session/visit.server";

const SORTS = ["name", "-name", "uid", "-uid"];
const PAGE_SIZE = 20;

/** Everything that the page shows: the form of a new user group, or the list. */
export async function loadGroups(visit: Visit, request: Request) {
  const adds = new URL(request.url).searchParams.get("do") === "add";
  return {
    form: adds ? await loadForm(visit) : undefined,
    list: adds ? undefined : await loadList(visit, request),
  };
}

/** Everything that the list of user groups shows. There is no file of this short list. */
export async function loadList(visit: Visit, request: Request) {
  const query = listQuery(request.url, { path: groupsPath, sorts: SORTS, names: [] });
  const { search, sort } = query;
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    answer(
      visit.commerce.GET("/users/current/orgUnitUserGroups", {
        params: { query: { search, sort, currentPage, pageSize: PAGE_SIZE } },
      }),
    ),
  );
  return {
    ...listView(query, page, page.orgUnitUserGroups.length, {}),
    csv: undefined,
    rows: page.orgUnitUserGroups.map((one) => ({
      uid: one.uid,
      name: one.name,
      unit: one.orgUnit.name,
      members: one.membersCount,
      limits: one.limitsCount,
    })),
    sort,
    sortLinks: Object.fromEntries(
      ["name", "uid"].map((code) => {
        const turned = sort === code ? `-${code}` : code;
        return [code, query.hrefWith({ sort: turned === SORTS[0] ? undefined : turned })];
      }),
    ),
  };
}

/** What the form of a new user group shows. */
export async function loadForm(visit: Visit) {
  const [units, user] = await Promise.all([unitChoice(visit), visit.person()]);
  return { units, values: { unitUid: user.orgUnit.uid }, key: newIdempotencyKey() };
}

export const nameFields = {
  name: requiredText(LIMITS["POST /users/current/orgUnitUserGroups"].name),
  unitUid: requiredText(LIMITS["POST /users/current/orgUnitUserGroups"]["orgUnit.uid"]),
};
const schema = z.object({ uid: requiredText(30), ...nameFields });

/** Adds the user group and leads to its page. A refusal leads back to the form with all that was typed. */
export async function addGroup(visit: Visit, form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { uid, name, unitUid } = submission.value;
  return save(visit, {
    submission,
    to: (made) => groupPath(made),
    send: () =>
      answer(
        visit.commerce.POST("/users/current/orgUnitUserGroups", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { uid, name, orgUnit: { uid: unitUid } },
        }),
      ).catch((error: unknown) => {
        throw inPlainWords(error, uid);
      }),
  });
}

/** The API speaks of an id that exists in the words of the framework (contract §10). */
function inPlainWords(error: unknown, uid: string): unknown {
  if (!(error instanceof CommerceError) || !error.is("AlreadyExistsError")) return error;
  const message = `A user group with the id ${uid} already exists. Enter another id.`;
  return new CommerceError(
    error.status,
    error.errors.map((one) => ({ ...one, message })),
    error.call,
  );
}
