import { testApi } from "../support/api";
import { CLIENT } from "../support/settings";
import { Browser } from "./browser";
import { casesOf, runCase, runWholePage, type Case, type Scene, WHOLE_PAGE } from "./case";
import { FaultyRemote } from "./faulty-remote";
import type { Journey } from "./journeys";
import { comparable, keepJournal } from "./row-journal";

export interface Report {
  cases: number;
  /** "step, call, fault: what was wrong". */
  wrong: string[];
  /** The calls of each step, for the record. */
  steps: { name: string; calls: string[] }[];
}

/** Which cases of a step are run. */
export type Choose = <T>(cases: T[], step: number) => T[];

/** Walks a journey once without faults and, at each of its steps, through every fault that is chosen. */
export async function runJourney(journey: Journey, choose: Choose): Promise<Report> {
  process.env["SESSION_SECRET"] = "a-secret-for-tests-alone-0123456789-abcdef";
  process.env["COMMERCE_CLIENT_SECRET"] = CLIENT.clientSecret;
  process.env["LOG_LEVEL"] = "silent";
  const api = await testApi();
  const report: Report = { cases: 0, wrong: [], steps: [] };
  try {
    const journal = await keepJournal(api);
    const start = (await journey.start?.(api)) ?? "";
    let browser = await Browser.open(new FaultyRemote(api));
    for (const [index, step] of journey.steps(start).entries()) {
      const mark = await journal.mark();
      const remote = new FaultyRemote(api);
      const usually = browser.copy(remote);
      await step.act(usually);
      if (usually.page.status !== 200) {
        throw new Error(`${journey.name}, ${step.name}: ${usually.page.status} without any fault`);
      }
      const usual = {
        page: usually.page,
        rows: comparable(await journal.changes(mark)),
        calls: [...remote.seen],
      };
      report.steps.push({ name: step.name, calls: usual.calls.map(({ page, name }) => `${page} ${name}`) });
      const scene: Scene = { api, journal, mark, journey, step, before: browser, usual };
      const single = casesOf(usual).map((one) => ({ ...one, whole: undefined }));
      const whole = WHOLE_PAGE.map((how) => ({ whole: how }));
      for (const one of choose<(Case & { whole: undefined }) | { whole: (typeof WHOLE_PAGE)[number] }>(
        [...whole, ...single],
        index,
      )) {
        await journal.undo(mark);
        const wrong = one.whole ? await runWholePage(scene, one.whole) : await runCase(scene, one);
        const what = one.whole ?? `page ${one.call.page} ${one.call.name}, ${one.kind}`;
        report.cases += 1;
        report.wrong.push(...wrong.map((words) => `${step.name}, ${what}: ${words}`));
      }
      await journal.undo(mark);
      browser = browser.copy(new FaultyRemote(api));
      await step.act(browser);
    }
  } finally {
    await api.close();
  }
  return report;
}
