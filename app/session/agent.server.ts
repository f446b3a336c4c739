import { clock } from "~/calendar/clock.server";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { log } from "~/config/log.server";
import { seeOther } from "./see-other.server";
import { assistedPath } from "~/paths";
import type { AssistedCustomer } from "./storage.server";
import type { Visit } from "./visit.server";

/** How long an agent stays signed in without resetting the time, in milliseconds (spec 002 §9). */
const AGENT_MS = 1800_000;

/** Said to an agent whose time is over, on the page to sign in. */
export const AGENT_TIME_UP = "Your session as an agent has expired. Sign in again to go on where you were.";

const AGENTS = "act-for-customers";

/** Begins the time of an agent, or begins it anew. */
export function resetAgentTime(visit: Pick<Visit, "session">, name?: string): void {
  const agent = visit.session.get("agent");
  if (!agent && name === undefined) return;
  visit.session.set("agent", { ...agent, name: agent?.name ?? name ?? "", endsAt: clock() + AGENT_MS });
}

/** Notes that an agent signed in, whose first page is the one of assisted service. */
export async function welcomeAgent(visit: Visit, request: Request): Promise<void> {
  if (!(await isAgent(visit))) return;
  if (!visit.session.get("agent")?.customer && ["/", "/home"].includes(new URL(request.url).pathname))
    throw await seeOther(visit, assistedPath);
}

/** Whether an agent is signed in, also while they act for a customer. */
export async function isAgent(visit: Visit): Promise<boolean> {
  if (visit.session.has("agent")) return true;
  const { capabilities, name } = await visit.person();
  const agent = capabilities.includes(AGENTS);
  if (agent) resetAgentTime(visit, name);
  return agent;
}

/** Leads whoever is no agent to the page that says so. */
export async function requireAgent(visit: Visit): Promise<void> {
  if (!(await isAgent(visit))) throw await seeOther(visit, assistedPath);
}

/** What the session knows of packs and orders is of one person. */
function forgetShopping(visit: Visit): void {
  for (const key of ["packId", "packType", "billTo", "placed", "card", "proxy"] as const)
    visit.session.unset(key);
}

/** Acts for a customer from now on. @throws CommerceError 403 where no agent may; then nobody is acted for. */
export async function beginAssist(visit: Visit, customerId: string): Promise<AssistedCustomer> {
  const agent = visit.session.get("agent")!;
  // The API takes every call from here on as one for the customer.
  visit.session.set("agent", { ...agent, customer: { customerId, name: "", firstName: "", wearerId: "" } });
  try {
    const fields = "name,firstName,wearerId";
    const found = await answer(visit.commerce.GET("/orgUsers/current", { params: { query: { fields } } }));
    const customer = { customerId, name: found.name, firstName: found.firstName, wearerId: found.wearerId };
    forgetShopping(visit);
    visit.session.set("agent", { ...agent, customer });
    return customer;
  } catch (error) {
    visit.session.set("agent", agent);
    throw error;
  }
}

/** For pages of what is the customer's alone. @throws CommerceError 403 for an agent who acts for them. */
export function refuseAgent(visit: Visit): void {
  if (visit.session.get("agent")?.customer) throw new CommerceError(403, [], "a page of the customer alone");
}

const ENDS = ["customer-unknown", "customer-closed", "assists-forbidden"];

/** Whether the API refused a call because nobody may act for the customer any more. */
export const isAssistEnded = (visit: Visit, error: unknown): error is CommerceError =>
  visit.session.get("agent")?.customer !== undefined &&
  error instanceof CommerceError &&
  error.errors.some(({ reason }) => reason !== undefined && ENDS.includes(reason));

/** Leads back to the customers with the reason. */
export async function leaveAssist(visit: Visit, error: CommerceError) {
  await endAssist(visit);
  visit.flash({ kind: "warn", text: error.errors[0]?.message ?? "This customer cannot be found." });
  return seeOther(visit, assistedPath);
}

/** Ends acting for a customer, here and at the API. */
export async function endAssist(visit: Visit): Promise<AssistedCustomer | undefined> {
  const agent = visit.session.get("agent");
  const customer = agent?.customer;
  if (!agent || !customer) return undefined;
  try {
    await visit.commerce.DELETE("/assistedservicewebservices/emulation", {
      params: { query: { customerId: customer.customerId } },
    });
  } catch (error) {
    // The API ends it by itself when nothing is done for the customer any more.
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ event: "assist.unended", correlationId: visit.correlationId, status: error.status });
  }
  visit.session.set("agent", { name: agent.name, endsAt: agent.endsAt });
  forgetShopping(visit);
  return customer;
}
