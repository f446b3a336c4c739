import { statementCount } from "../../commerce/database/trace";
import { openInProcess, type Onlooker } from "./in-process";

/** What one page asks of the API, and the API of the database. */
export interface Questions {
  calls: number;
  /** Times that a call began while none was under way. */
  rounds: number;
  statements: number;
  /** Of the call that needed most. */
  mostStatements: number;
  costliest: string;
}

/** Counts calls and SQL statements of pages without a line in the product. The shop itself must have stopped. */
export async function openCounting(environment: Record<string, string>) {
  const { api, page, close } = await openInProcess(environment);

  async function ask(path: string, visitor: Onlooker): Promise<Questions> {
    const counts = { calls: 0, rounds: 0, statements: 0, mostStatements: 0, costliest: "" };
    let underWay = 0;
    const commerceFetch = (request: Request) => {
      const count = { statements: 0, log: [] as string[] };
      if (underWay === 0) counts.rounds += 1;
      underWay += 1;
      counts.calls += 1;
      return statementCount.run(count, async () => {
        const response = await api.fetch(request);
        underWay -= 1;
        // The frame of a transaction asks nothing; one driver logs it and the other does not.
        const asked = count.log.filter((query) => !/^(begin|commit|rollback)\b/i.test(query)).length;
        counts.statements += asked;
        if (asked > counts.mostStatements) {
          counts.mostStatements = asked;
          counts.costliest = `${request.method} ${new URL(request.url).pathname.replace(/^\/occ\/v2\/[^/]+/, "")}`;
        }
        return response;
      });
    };
    await page(path, visitor, { commerceFetch });
    return counts;
  }

  return {
    /** Of a second visit: what is held in memory has been read. */
    async questions(path: string, visitor: Onlooker): Promise<Questions> {
      await ask(path, visitor);
      return ask(path, visitor);
    },
    close,
  };
}
