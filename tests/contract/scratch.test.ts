import { test } from "vitest";
import { statementCount } from "../../commerce/database/connection";
import { testApi } from "../support/api";
test("x", async () => {
  const api = await testApi();
  const as = "buyer@harrowstreet.example";
  const show = async (query: any, who = as) => {
    const c = { statements: 0, log: [] as string[] };
    const t = performance.now();
    const { status, body } = await statementCount.run(c, () => api.call("GET", "/products/search", { as: who, query }));
    console.log(JSON.stringify(query).slice(0, 80), status, c.statements, Math.round(performance.now() - t), body.pagination?.totalResults, body.spellingSuggestion, (body.products ?? []).map((p: any) => p.code + " " + p.name).slice(0, 4).join("; "), status === 200 ? "": JSON.stringify(body));
  };
  await api.signIn(as);
  for (const q of ["trowsers", "ovralls","jaket navy", "jakt", "shrt", "boot", "cardgan", "xxxxx", "bots safty", "zzz polo"]) await show({ query: q });
  await api.close();
});
