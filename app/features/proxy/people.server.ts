import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { listQuery, pageOrLast } from "~/http/list-query.server";
import { listView } from "~/http/list-view.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { proxyPath } from "~/session/proxy-paths";
import { counted } from "~/ui/counted";

const PAGE_SIZE = 20;

const queryOf = (request: Request) =>
  listQuery(request.url, { path: proxyPath, sorts: ["byName"], names: ["unit"] });

/** "NIGHT-NURSE" as words. */
export const jobWords = (code: string): string =>
  code.charAt(0).toUpperCase() + code.slice(1).toLowerCase().replaceAll(/[-_]/g, " ");

/** The people whom the person may order for, as the address asks. */
export async function loadPeople(visit: Visit, request: Request) {
  if (visit.keyed) throw await seeOther(visit, "/orderUniform");
  const query = queryOf(request);
  const unit = query.filters["unit"]?.slice(0, 60);
  const [page, current] = await Promise.all([
    pageOrLast(query.currentPage, (currentPage) =>
      answer(
        visit.commerce.GET("/orgUsers/current/proxy/people", {
          params: { query: { currentPage, pageSize: PAGE_SIZE, searchText: query.search, unit } },
        }),
      ),
    ),
    answer(visit.commerce.GET("/orgUsers/current/proxy")),
  ]);
  const units = page.units.map(({ uid, name }) => ({ value: uid, label: name }));
  return {
    kind: "people" as const,
    ...listView(query, page, page.people.length, { unit: units.find(({ value }) => value === unit)?.label }),
    people: page.people.map(({ customerId, name, firstName, wearerId, inCart, status, by, ...one }) => ({
      customerId,
      name,
      firstName,
      wearerId,
      unit: one.unit.name,
      job: jobWords(one.jobGroup),
      inCart: inCart > 0 ? `${counted(inCart, "piece")} in the cart` : "Nothing in the cart",
      status,
      by: by?.name,
    })),
    everybody: page.total,
    current: current.enabled
      ? { customerId: current.customerId!, name: current.name!, firstName: current.firstName! }
      : undefined,
    units,
  };
}

/** Begins to order for somebody, and leads to that person's packs. A refusal leads back to the list. */
export async function begin(visit: Visit, request: Request, form: FormData) {
  if (visit.keyed) throw await seeOther(visit, "/orderUniform");
  const uid = String(form.get("uid") ?? "").slice(0, 200);
  const list = queryOf(request);
  try {
    const started = await answer(visit.commerce.POST("/orgUsers/current/proxy", { body: { uid } }));
    const { customerId, name, firstName } = started;
    visit.session.set("proxy", { customerId: customerId!, name: name!, firstName: firstName! });
    visit.flash({
      kind: "ok",
      text: `You are ordering for ${name}. What you choose goes into ${firstName}’s cart.`,
    });
    return await seeOther(visit, "/orderUniform");
  } catch (error) {
    if (!(error instanceof CommerceError) || ![400, 404, 409].includes(error.status)) throw error;
    visit.flash({ kind: "bad", text: error.errors[0]?.message ?? "You cannot order for this person." });
    const page = list.currentPage > 0 ? { currentPage: String(list.currentPage) } : {};
    return seeOther(visit, list.hrefWith(page));
  }
}
