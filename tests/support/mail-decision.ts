import { eq, like } from "drizzle-orm";
import { lastDigits } from "../../commerce/modules/organisation";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { users } from "../../commerce/modules/users/tables";
import type { TestApi } from "./api";
import { emptyCarts } from "./shopping";
import { ADMIN, APPROVER, waitingOrder } from "./waiting-order";

/** Permits approving from the mail up to an amount of Australian dollars, or not; as an administrator does. */
export async function permitMail(api: TestApi, amount: number | null): Promise<void> {
  const body = { highest: [{ currency: "AUD", amount }] };
  const answer = await api.call("PUT", "/manage-organisation/mailDecisions", { as: ADMIN, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** The text of the mail to an approver about an order. */
export async function askedMail(api: TestApi, code: string): Promise<string> {
  const [mail] = await api.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.about, `order-approval-asked ${code} %`));
  return mail!.text;
}

/** The key of the link by which an order is decided from its mail; undefined in a mail without one. */
export const keyIn = (text: string): string | undefined => /\/approve-order\/([\w-]+)/.exec(text)?.[1];

/** An order that waits and may be decided from the mail to its approver. */
export async function mailedOrder(api: TestApi, most = 1000): Promise<{ code: string; key: string }> {
  await permitMail(api, most);
  await emptyCarts(api);
  const { code } = await waitingOrder(api);
  return { code, key: keyIn(await askedMail(api, code))! };
}

/** The last four digits of the approver's employee ID, and four that they are not. */
export async function approverDigits(api: TestApi): Promise<{ right: string; wrong: string }> {
  const [row] = await api.db
    .select({ employeeId: users.wearerId })
    .from(users)
    .where(eq(users.uid, APPROVER));
  const right = lastDigits(row!.employeeId)!;
  return { right, wrong: right === "9999" ? "8888" : "9999" };
}
