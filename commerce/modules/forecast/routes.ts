import type { Registrar } from "../../http/registrar";
import { ForecastSchema, ForecastWorkingSchema, WorkingQuery } from "./contract";
import { forecastView, workingView } from "./present";
import { partOf, readForecast } from "./read";

const base = "/wwg-manage-finances/forecast";
const manages = { tag: "Finance", who: "person", needs: "manage-finances" } as const;

/** What the entitlement of people will come to (docs/decisions/0142). */
export function forecastRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: base,
      summary:
        "Pieces and money of the next four quarters by cost centre, for the people of the caller's units",
      answer: ForecastSchema,
    },
    async (call) => forecastView(await readForecast(call)),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/working`,
      summary: "How one of these figures is worked out",
      query: WorkingQuery,
      answer: ForecastWorkingSchema,
    },
    async ({ query: { currency, quarter, costCentre }, ...call }) => {
      const centre = costCentre === "" ? null : costCentre;
      const part = partOf(await readForecast(call), { currency, quarter, centre });
      return workingView(part, centre === undefined);
    },
  );
}
