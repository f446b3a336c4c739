import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { CentresFoundSchema, DoneSchema, PaymentDetailsSchema } from "./contract";
import { addCentres, findForPerson, removeCentre, setDefaultCentre, showPayment } from "./payment";

const id = z.string().min(1).max(60);
const manages = { tag: "Manage users", who: "person", needs: "manage-organisation" } as const;
const params = z.object({ customerPK: id, costCenterId: id });
const adding = z.object({ costCenterCodes: z.string().max(2000), customerPK: id });
const codesOf = (codes: string) => codes.split(",").filter(Boolean).slice(0, 50);

/** A person's cost centres (spec 001 §7, "user payment details"). */
export function paymentRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: "/manage-users/user-payment-details",
      summary: "The cost centres that a person may charge, with the default one",
      query: z.object({ customerPk: id }),
      answer: PaymentDetailsSchema,
    },
    ({ query, ...call }) => showPayment(call, query.customerPk),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/costcenter-search-paymentdetails",
      summary: "Cost centres that can be given to a person, by code, name or unit",
      query: z.object({ search: z.string().max(200).optional(), customerPK: id }),
      answer: CentresFoundSchema,
    },
    ({ query, ...call }) => findForPerson(call, query.customerPK, { search: query.search }),
  );
  // The specification names a GET. A GET must change nothing, so it shows what a POST of the same address adds.
  api.call(
    {
      ...manages,
      method: "get",
      path: "/add-costCenter-payment-details",
      summary: "Which of these cost centres can be given to a person; a POST gives them",
      query: adding,
      answer: CentresFoundSchema,
    },
    ({ query, ...call }) => findForPerson(call, query.customerPK, { codes: codesOf(query.costCenterCodes) }),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: "/add-costCenter-payment-details",
      scope: "people:write",
      summary: "Gives cost centres to a person",
      query: adding,
      answer: DoneSchema,
    },
    ({ query, ...call }) => addCentres(call, query.customerPK, codesOf(query.costCenterCodes)),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: "/user-payment-details/{customerPK}/removeCostCenter/{costCenterId}",
      scope: "people:write",
      summary: "Takes a given cost centre from a person",
      params,
      answer: DoneSchema,
    },
    ({ params: { customerPK, costCenterId }, ...call }) => removeCentre(call, customerPK, costCenterId),
  );
  api.call(
    {
      ...manages,
      method: "patch",
      path: "/user-payment-details/{customerPK}/updateDefaultCostCenter/{costCenterId}",
      scope: "people:write",
      summary: "Makes a cost centre the one that checkout proposes to a person",
      params,
      answer: DoneSchema,
    },
    ({ params: { customerPK, costCenterId }, ...call }) => setDefaultCentre(call, customerPK, costCenterId),
  );
}
