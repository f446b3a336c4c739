import type { CorePage } from "./pages";
import type { DirectAnswer, DirectRead } from "../../app/commerce/page-context.server";
import { type Calls, cpuMs, type InProcess, measureInProcess } from "./in-process";
import { renderTable } from "./table";

/** As often each, before the clock runs and while it does. */
const ASKED = 400;

async function cpuOf(ask: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < ASKED; n++) await ask();
  const started = cpuMs();
  for (let n = 0; n < ASKED; n++) await ask();
  return (cpuMs() - started) / ASKED;
}

/**
 * Where the CPU of a page goes, in one process without HTTP: the whole page, the storefront alone with the answers
 * that the API gave before, and each question alone, which reads its caller's token each time.
 */
export const printSplit = (settings: (dataDir: string) => Record<string, string>): Promise<void> =>
  measureInProcess(settings, async (inProcess, pages) => {
    const rows = [];
    for (const page of pages) rows.push(await split(page, inProcess));
    console.log("\nCPU in ms a page, in process and without HTTP");
    renderTable(["page", "whole", "storefront", "API", "each question alone"], rows);
  });

async function split({ name, path, visitor }: CorePage, { api, page }: InProcess): Promise<string[]> {
  const seen = new Map<string, { read: DirectRead; answer: DirectAnswer }>();
  const known = ({ path, params, query }: DirectRead) => JSON.stringify([path, params, query]);
  const calls: Calls = {
    commerceFetch: (request) => api.fetch(request),
    commerceRead: (read) => api.read(read),
  };
  const record = async (read: DirectRead) => {
    const answer = await api.read(read);
    seen.set(known(read), { read, answer });
    return answer;
  };
  // What is held in memory is read by the first visit.
  for (let visit = 0; visit < 2; visit++) await page(path, visitor, { ...calls, commerceRead: record });
  const whole = await cpuOf(() => page(path, visitor, calls));
  const answered = async (read: DirectRead) => structuredClone(seen.get(known(read))!.answer);
  const alone = await cpuOf(() => page(path, visitor, { ...calls, commerceRead: answered }));
  const questions = [];
  for (const { read } of seen.values()) {
    const headers = { ...read.headers, "x-correlation-id": undefined };
    const cpu = await cpuOf(() => api.read({ ...read, headers }));
    questions.push(`${read.path.split("/").slice(-2).join("/")} ${cpu.toFixed(2)}`);
  }
  return [name, whole.toFixed(2), alone.toFixed(2), (whole - alone).toFixed(2), questions.join(", ")];
}
