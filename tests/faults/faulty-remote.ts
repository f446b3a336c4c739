import type { RemoteApi } from "~/commerce/remote-api";
import type { TestApi } from "../support/api";
import type { Fault } from "./kinds";

/** One call among those that a step makes: the nth with this name in the nth request of the browser. */
export interface CallId {
  page: number;
  name: string;
  nth: number;
}

export interface SeenCall extends CallId {
  method: string;
  /** It carries an idempotency key. */
  keyed: boolean;
  /** It carries a token. */
  bearer: boolean;
}

/** Ends at once what would otherwise be waited for; nothing else can be as slow as a minute. */
const HANGING_MS = 5;
const PATIENT_MS = 60_000;

const nameOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const path = decodeURIComponent(pathname + search);
  // What differs from run to run: order numbers, keys and sids.
  return `${request.method} ${path.replace(/^\/occ\/v2\/\w+/, "").replace(/[\w-]{20,}|\bKR-\d+/g, "…")}`;
};

/**
 * The real API, in process, behind the seam where COMMERCE_URL would stand. It writes down what is asked, and
 * does one fault to one call.
 */
export class FaultyRemote {
  readonly seen: SeenCall[] = [];
  private page = 0;
  private readonly attempts = new Map<string, number>();
  private target: { call: CallId; fault: Fault } | undefined;
  private done = false;
  /** Every call hangs, or every connection is refused. */
  private all: "hang" | "refuse" | "nothing" = "nothing";
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(private readonly api: TestApi) {}

  /** Handed to the storefront in the load context. */
  readonly remote: RemoteApi = {
    fetch: (request, { signal }) => this.answer(request, signal),
    deadlineMs: (request) => (this.faultFor(request)?.hangs ? HANGING_MS : PATIENT_MS),
    pauseMs: 1,
    openMs: PATIENT_MS,
  };

  inject(call: CallId, fault: Fault): void {
    this.target = { call, fault };
  }

  spoilAll(how: "hang" | "refuse" | "nothing"): void {
    this.all = how;
  }

  /** The browser asks for another page. */
  nextPage(): void {
    this.page += 1;
    this.attempts.clear();
  }

  /** How often the call that was spoiled was sent. */
  get sent(): number {
    const { call } = this.target ?? {};
    return this.seen.filter((one) => one.page === call?.page && one.name === call.name).length;
  }

  get spoiled(): boolean {
    return this.done;
  }

  private faultFor(request: Request): Fault | undefined {
    if (!this.target) return undefined;
    const { call, fault } = this.target;
    const name = nameOf(request);
    if (this.page !== call.page || name !== call.name) return undefined;
    const nth = this.attempts.get(name) ?? 0;
    return nth === call.nth || (fault.lasting && nth > call.nth) ? fault : undefined;
  }

  private async answer(request: Request, signal: AbortSignal): Promise<Response> {
    const fault = this.faultFor(request);
    const name = nameOf(request);
    const nth = this.attempts.get(name) ?? 0;
    this.attempts.set(name, nth + 1);
    this.seen.push({
      page: this.page,
      name,
      nth,
      method: request.method,
      keyed: request.headers.has("Idempotency-Key"),
      bearer: request.headers.has("Authorization"),
    });
    if (this.all === "refuse") throw new TypeError("fetch failed");
    if (this.all === "hang") {
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))));
    }
    if (!fault) return this.real(request);
    this.done = true;
    return fault.answer(fault.processed ? await this.real(request) : undefined, signal);
  }

  private real(request: Request): Promise<Response> {
    const answer = Promise.resolve(this.api.fetch(request));
    const over: Promise<unknown> = answer.catch(() => {}).then(() => this.underWay.delete(over));
    this.underWay.add(over);
    return answer;
  }

  /** Whoever asked may have given up already; the API finishes what it began. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
