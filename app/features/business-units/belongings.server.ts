import { answer } from "~/commerce/client.server";
import { budgetView } from "~/features/cost-centres/budget.server";
import {
  budgetPath,
  costCentrePath,
  costCentresPath,
  limitPath,
  limitsPath,
  unitPath,
  unitsPath,
} from "~/paths";
import { limitView } from "~/features/purchase-limits/view.server";
import type { Visit } from "~/session/visit.server";

/** The most of a kind that the page of a unit shows; the list has the others. */
const MOST = 10;

interface Belonging {
  code: string;
  name: string;
  /** Its own page, where it has one. */
  to?: string;
  detail?: string;
  active: boolean;
}

interface Kind {
  /** None for the units below, which have another name in the wholesale shop. */
  title?: string;
  total: number;
  shown: Belonging[];
  /** The list of all of them. */
  all: string;
}

/** What a unit has itself, without the units below: units, cost centres, budgets and purchase limits. */
export async function readBelongings({ commerce }: Visit, unit: string): Promise<Kind[]> {
  const query = { unit, pageSize: MOST };
  const [below, centres, budgets, limits] = await Promise.all([
    answer(commerce.GET("/business-units", { params: { query } })),
    answer(
      commerce.GET("/orgUsers/current/wwg-cost-centers", {
        params: { query: { b2bUnits: unit, pageSize: MOST } },
      }),
    ),
    answer(commerce.GET("/users/current/budgets", { params: { query } })),
    answer(commerce.GET("/users/current/orderApprovalPermissions", { params: { query } })),
  ]);
  return [
    {
      total: below.pagination.totalResults,
      all: unitsPath,
      shown: below.units.map(({ uid, name, status }) => ({
        code: uid,
        name,
        to: unitPath(uid),
        active: status === "active",
      })),
    },
    {
      title: "Cost centres",
      total: centres.pagination.totalResults,
      all: costCentresPath,
      shown: centres.costCenters.map(({ code, name, active }) => ({
        code,
        name,
        to: costCentrePath(code),
        active,
      })),
    },
    {
      title: "Budgets",
      total: budgets.pagination.totalResults,
      all: costCentresPath,
      shown: budgets.budgets.map((budget) => {
        const { left, amount, first, last } = budgetView(budget);
        const [centre] = budget.costCenters;
        return {
          code: budget.code,
          name: budget.name,
          to: centre && budgetPath(centre.code, budget.code),
          detail: `${left} left of ${amount}, ${first} to ${last}${centre ? "" : ", of the whole unit"}`,
          active: budget.active,
        };
      }),
    },
    {
      title: "Purchase limits",
      total: limits.pagination.totalResults,
      all: limitsPath,
      shown: limits.orderApprovalPermissions.map((limit) => ({
        code: limit.code,
        name: limit.name,
        to: limitPath(limit.code),
        detail: `${limitView(limit).type}: ${limitView(limit).amount}`,
        active: limit.active,
      })),
    },
  ];
}
