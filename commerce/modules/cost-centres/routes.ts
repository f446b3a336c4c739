import { z } from "@hono/zod-openapi";
import { fieldsOf } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { selects } from "../../http/fields";
import { pageQuery } from "../../http/paging";
import {
  addCostCentre,
  changeCostCentre,
  disableCostCentre,
  enableCostCentre,
  linkUnit,
  unlinkUnit,
} from "./change";
import {
  ChangeBody,
  CostCentreBody,
  CostCentreDetailSchema,
  DoneSchema,
  FoundCostCentresSchema,
  LinkBody,
  LinkedSchema,
  ListQuery,
  ManagedCostCentreListSchema,
  ReferenceBody,
  ReferenceChangeBody,
  ReferenceListSchema,
  ReferenceSchema,
  RemoveBody,
} from "./contract";
import {
  availableCostCentres,
  findCostCentres,
  linkedCostCentre,
  listCostCentres,
  showCostCentre,
} from "./read";
import {
  addReferenceCentre,
  changeReferenceCentre,
  listReferenceCentres,
  showReferenceCentre,
} from "./reference";

const id = z.string().min(1).max(60);
const manages = { tag: "Cost centres", who: "person", needs: "manage-organisation" } as const;
const ofUser = "/orgUsers/{userId}/wwg-cost-centers";
const one = `${ofUser}/{costCenterCode}`;
const params = z.object({ costCenterCode: id });

/** Looking after cost centres (spec 001 §7, contract §21.5): those of the caller's unit and every unit below it. */
export function costCentreRoutes(api: Registrar): void {
  reads(api);
  referenceCalls(api);
  changes(api);
}

function reads(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: ofUser,
      summary: "The cost centres that the caller manages, by page, sort, search and units",
      query: ListQuery,
      answer: ManagedCostCentreListSchema,
    },
    ({ query, ...call }) => listCostCentres(call, query),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: one,
      summary: "One cost centre, with the units that it is linked to",
      params,
      answer: CostCentreDetailSchema,
    },
    (call) => showCostCentre(call, call.params.costCenterCode),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/wwg-cost-centers/getAllAvailCostCenters",
      summary: "The cost centres that a unit could be linked to; the first 50",
      query: z.object({ searchKey: z.string().max(200).optional(), businessUnitWwgUid: id }),
      answer: FoundCostCentresSchema,
    },
    ({ query, ...call }) => availableCostCentres(call, query.searchKey ?? "", query.businessUnitWwgUid),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/wwg-cost-centers/linkedCostCenter",
      summary: "Whether a unit may charge a cost centre, and which units may",
      query: z.object({ costCenterID: id, businessUnitID: id }),
      answer: LinkedSchema,
    },
    ({ query, ...call }) => linkedCostCentre(call, query.costCenterID, query.businessUnitID),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/costcenter",
      summary: "The active cost centres of units, found by code, name or unit; the first 50",
      query: z.object({
        search: z.string().max(200).optional(),
        b2bUnits: z.string().max(30_000).optional(),
      }),
      answer: FoundCostCentresSchema,
    },
    ({ query, ...call }) => findCostCentres(call, query),
  );
}

function changes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "post",
      path: ofUser,
      summary: "Adds a cost centre of a unit",
      body: CostCentreBody,
      answer: DoneSchema,
      status: 201,
    },
    ({ body, ...call }) => addCostCentre(call, body),
  );
  api.call(
    {
      ...manages,
      method: "patch",
      path: one,
      summary: "Changes the name and the days of a cost centre",
      params,
      body: ChangeBody,
      answer: DoneSchema,
    },
    ({ body, ...call }) => changeCostCentre(call, call.params.costCenterCode, body),
  );
  for (const [turn, change] of [
    ["disable", disableCostCentre],
    ["enable", enableCostCentre],
  ] as const) {
    api.call(
      {
        ...manages,
        method: "post",
        path: `${one}/${turn}`,
        summary:
          turn === "disable"
            ? "Disables a cost centre, so that nobody can order with it"
            : "Enables a cost centre whose unit is enabled",
        params,
        answer: DoneSchema,
      },
      (call) => change(call, call.params.costCenterCode),
    );
  }
  api.call(
    {
      ...manages,
      method: "post",
      path: `${one}/units`,
      summary: "Lets another unit charge a cost centre",
      params,
      body: LinkBody,
      answer: DoneSchema,
    },
    ({ body, ...call }) => linkUnit(call, call.params.costCenterCode, body.businessUnitId),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: "/wwg-cost-centers/removeCostCenter",
      summary: "Takes a cost centre from a unit that it is linked to",
      body: RemoveBody,
      answer: DoneSchema,
    },
    ({ body, ...call }) => unlinkUnit(call, body.costCenterId, body.businessUnitId),
  );
}

/** Cost centres as published clients read and change them (contract §10). */
function referenceCalls(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: "/costcentersall",
      summary: "The cost centres that the caller manages, disabled ones too",
      query: pageQuery,
      answer: ReferenceListSchema,
    },
    ({ query, ...call }) =>
      listReferenceCentres(call, query, selects(fieldsOf(query), "assignedBudgets", "FULL")),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: "/costcenters/{costCenterCode}",
      summary: "One cost centre that the caller manages",
      params,
      answer: ReferenceSchema,
    },
    (call) => showReferenceCentre(call, call.params.costCenterCode),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: "/costcenters",
      summary: "Adds a cost centre of a unit, by the names of published clients",
      body: ReferenceBody,
      answer: ReferenceSchema,
      status: 201,
      locatedBy: "code",
    },
    ({ body, ...call }) => addReferenceCentre(call, body),
  );
  api.call(
    {
      ...manages,
      method: "patch",
      path: "/costcenters/{costCenterCode}",
      summary:
        "Changes the name or the days of a cost centre, or disables or enables it; what is not sent stays",
      params,
      body: ReferenceChangeBody,
      answer: ReferenceSchema,
    },
    ({ body, ...call }) => changeReferenceCentre(call, call.params.costCenterCode, body),
  );
}
