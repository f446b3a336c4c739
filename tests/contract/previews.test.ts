import { afterEach, expect, test } from "vitest";
import { cmsDrafts } from "../../commerce/modules/cms/tables";
import { apiOfFile, testApi } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const agent = "agent@kitroom.example";
const DRAFT = "items in stock leave the same day";
const PUBLISHED = "Items in stock leave within two working days";

const ticketOf = async (body: object = {}, site?: string): Promise<string> =>
  (await api.call("POST", "/cms/previewTickets", { as: agent, body, site })).body.cmsTicketId;
const page = (cmsTicketId?: string, site?: string) =>
  api.call("GET", "/cms/pages", { query: { pageLabelOrId: "/help/delivery", cmsTicketId }, site });
const textOf = async (cmsTicketId?: string) => JSON.stringify((await page(cmsTicketId)).body);
const start = api.now();
afterEach(() => api.setNow(start));

test("[FW-03] with a ticket content is answered as it will be, and without one as it is", async () => {
  const { status, body } = await api.call("POST", "/cms/previewTickets", {
    as: agent,
    body: { pageLabel: "/help/delivery" },
  });
  expect(status).toBe(201);
  expect(body.previewPath).toBe(`/help/delivery/cx-preview?cmsTicketId=${body.cmsTicketId}`);
  expect(await textOf()).toContain(PUBLISHED);
  const draft = await textOf(body.cmsTicketId);
  expect([draft.includes(DRAFT), draft.includes(PUBLISHED)]).toEqual([true, false]);
  for (const path of ["/cms/pages/delivery-help", "/cms/components/DeliveryText", "/cms/components"]) {
    const query = { cmsTicketId: body.cmsTicketId, ...(path.endsWith("s") ? { pageSize: 100 } : {}) };
    expect([path, JSON.stringify((await api.call("GET", path, { query })).body)]).toEqual([
      path,
      expect.stringContaining(DRAFT),
    ]);
  }
  // Nothing of it stays for others.
  expect(await textOf()).not.toContain(DRAFT);
  const products = await api.call("GET", "/products/search", {
    as: "wearer@kestrel.example",
    query: { query: "shirt", cmsTicketId: body.cmsTicketId },
  });
  expect(products.status).toBe(200);
});

test("[FW-03] a ticket that is over, changed, made up or of the other site shows nothing", async () => {
  const ticket = await ticketOf();
  const [text, sign] = ticket.split(".") as [string, string];
  const forever = Buffer.from('{"site":"uniforms","until":99999999999}').toString("base64url");
  for (const wrong of ["x", ".", `${text}.`, `${forever}.${sign}`, `${ticket}x`, `${text}.é`]) {
    expectRefusal(await page(wrong), 403, "PreviewError", { reason: "expired" });
  }
  expectRefusal(await page(await ticketOf({}, "wholesale")), 403, "PreviewError");
  api.advance(60 * 60 + 1);
  expectRefusal(await page(ticket), 403, "PreviewError");
});

test("[FW-03] only who looks after content gets tickets and sees what has drafts", async () => {
  for (const as of ["admin@kestrel.example", "wearer@kestrel.example"]) {
    expectRefusal(await api.call("POST", "/cms/previewTickets", { as, body: {} }), 403, "ForbiddenError");
    expectRefusal(await api.call("GET", "/cms/drafts", { as }), 403, "ForbiddenError");
  }
  expectRefusal(await api.call("GET", "/cms/drafts"), 401, "UnauthorizedError");
  const asked = { as: agent, body: { pageLabel: "//evil.example" } };
  expectRefusal(await api.call("POST", "/cms/previewTickets", asked), 400, "ValidationError", {
    subject: "pageLabel",
  });
  const { body } = await api.call("GET", "/cms/drafts", { as: agent, query: { pageSize: 1 } });
  expect(body.drafts).toMatchObject([{ page: { label: "/help/delivery", title: "Delivery" } }]);
  expect(body.pagination).toMatchObject({ totalResults: 2, totalPages: 2 });
  const rows = await api.db.delete(cmsDrafts).returning();
  expect((await api.call("GET", "/cms/drafts", { as: agent })).body.drafts).toEqual([]);
  await api.db.insert(cmsDrafts).values(rows);
});

test("[FW-03] a preview begins at the route that the shop was set to", async () => {
  const other = await testApi({ previewRoute: "look-ahead" });
  const { body } = await other.call("POST", "/cms/previewTickets", { as: agent, body: {} });
  await other.close();
  expect(body.previewPath).toBe(`/look-ahead?cmsTicketId=${body.cmsTicketId}`);
});
