import { admitUser, OCI_DOMAIN, returnRefusal } from "../connections";
import { eq, and } from "drizzle-orm";
import { personName } from "../../../http/person-name";
import { FUNCTIONS, readCallUp } from "../oci/call-up";
import { punchoutConnections, punchoutCredentials } from "../tables";
import { isWithheld } from "./candidates";
import type { Checked, CheckCall } from "./checked";
import { type Part, shortened } from "./parts";
import { sampleOf } from "./sample";

const FIELD = /^\s*([~\w.-]{1,60})\s*=(.*)$/;

/** Fields of a call-up, one in a line, or as a query. */
export const looksLikeCallUp = (text: string): boolean => {
  const [first = ""] = text.trim().split(/\r?\n/);
  return !text.trim().startsWith("<") && FIELD.test(first);
};

const fieldsOf = (text: string): [string, string][] => {
  const lines = text.trim().split(/\r?\n/);
  if (lines.length === 1 && lines[0]!.includes("&") && /%3A|%2F/i.test(lines[0]!)) {
    return [...new URLSearchParams(lines[0])];
  }
  return lines.slice(0, 200).flatMap((line): [string, string][] => {
    const [, name, value] = FIELD.exec(line) ?? [];
    return name === undefined ? [] : [[name, value!.trim()]];
  });
};

/** Tells what an OCI call-up comes to, as {@link checkDocument} does for cXML. */
export async function checkCallUp(call: CheckCall, text: string): Promise<Checked> {
  const fields = fieldsOf(text);
  const asked = readCallUp(fields);
  const users = await call.db
    .select({ connection: punchoutConnections })
    .from(punchoutCredentials)
    .innerJoin(punchoutConnections, eq(punchoutConnections.name, punchoutCredentials.connection))
    .where(
      and(
        eq(punchoutCredentials.party, "oci"),
        eq(punchoutCredentials.domain, OCI_DOMAIN),
        eq(punchoutCredentials.identity, asked.username),
      ),
    )
    .orderBy(punchoutConnections.name)
    .limit(20);
  const withheld = isWithheld(asked.password);
  const connection = withheld
    ? users.find((one) => one.connection.active)?.connection
    : await admitUser(call.db, asked.username, asked.password);
  const about = connection && (await call.findPerson(connection.customerId));
  const refusal = connection && returnRefusal(asked.address, connection, "HOOK_URL");
  const known = (FUNCTIONS as readonly string[]).includes(asked.task);
  const parts: Part[] = [
    {
      part: "User",
      value: shortened(asked.username),
      ...(users.length > 0 ? { tone: "ok", says: "Known" } : { tone: "bad", says: "Not known" }),
    },
    {
      part: "Password",
      value: withheld
        ? "Written over"
        : asked.password && `${[...asked.password].length} characters, not shown`,
      ...(withheld
        ? { tone: "warn", says: "Cannot be compared" }
        : connection
          ? { tone: "ok", says: "Right" }
          : {
              tone: users.length > 0 ? "bad" : "plain",
              says: users.length > 0 ? "Wrong, or switched off" : "Not compared",
            }),
    },
    {
      part: "Return address",
      value: shortened(asked.address ?? "", 300),
      ...(!connection
        ? { tone: "plain", says: "Not compared" }
        : refusal
          ? { tone: "bad", says: refusal }
          : { tone: "ok", says: "Allowed" }),
    },
    {
      part: "Function",
      value: shortened(asked.task),
      ...(known
        ? { tone: "ok", says: asked.task === "" ? "Shopping" : "Supported" }
        : { tone: "bad", says: "Not supported" }),
    },
    { part: "Frame of the return", value: asked.hook.target, tone: "plain", says: "As it is asked for" },
    {
      part: "Characters",
      value: asked.hook.unicode ? "UTF-8" : "",
      tone: "plain",
      says: asked.hook.unicode ? "Text goes back as it is" : "Text goes back in ASCII",
    },
  ];
  const shared = {
    parts,
    odd: [],
    connections: users.map(({ connection: { name, active } }) => ({
      name,
      matches: name === connection?.name,
      why:
        name === connection?.name
          ? withheld
            ? "If the password is right, which cannot be seen."
            : ""
          : active
            ? "Same user, other password."
            : "Same user. It is switched off.",
    })),
  };
  const refused = (status: number, words: string): Checked => ({
    opens: false,
    title: "It would be refused",
    text: `HTTP ${status}. ${words}`,
    ...shared,
  });
  if (!connection || !about?.user.active) return refused(403, "The user or the password is not known.");
  if (refusal) return refused(400, refusal);
  if (!known) return refused(400, "This FUNCTION is not supported.");
  const { hook, address } = asked;
  const plan = { browserFormPostUrl: address!, buyerCookie: "", hook, connection: connection.name };
  return {
    opens: true,
    title: withheld ? "It would be answered, if the password is right" : "It would be answered",
    text: `For ${personName(about.user)} of ${connection.name}.`,
    ...shared,
    sample: { message: sampleOf(plan, about.unit.currency, call.now()).message, sentIn: "fields of a form" },
  };
}
