import { wasAnswered } from "../../../http/idempotency";
import { personName } from "../../../http/person-name";
import type { Person } from "../../../http/principal";
import { findVariant, marketOf, stylesBySku } from "../../catalogue";
import { admit, type Connection } from "../connections";
import { requestIn } from "../cxml/request";
import { decode, Unreadable } from "../cxml/decode";
import { type Envelope, envelopeOf } from "../cxml/envelope";
import { type Element, readXml } from "../cxml/read";
import { readSetup, type Setup } from "../cxml/setup";
import { WORDS } from "../cxml/write";
import { validateFor, validateSetup, onceOf, planOf } from "../validate-setup";
import { styleOfPart } from "../part-numbers";
import { candidatesOf, verdictOf } from "./candidates";
import { checkCallUp, looksLikeCallUp } from "./check-oci";
import { type Anomaly, anomaliesOf, anomaliesToCheck } from "./anomalies";
import { partsOf } from "./parts";
import { sampleOf } from "./sample";
import type { CheckCall, Checked } from "./checked";

const refusedWith = (code: keyof typeof WORDS, detail: string) => ({
  opens: false,
  title: "It would be refused",
  text: `Status ${code}, ${WORDS[code]}. ${detail}`,
});

/**
 * Reads a document as the live address would, and tells what it comes to (docs/decisions/0062). Nothing is written, and
 * no part of the secret is in the answer.
 */
export async function checkDocument(call: CheckCall, text: string): Promise<Checked> {
  if (looksLikeCallUp(text)) return checkCallUp(call, text);
  let root: Element;
  try {
    root = readXml(decode(Buffer.from(text), "text/xml; charset=utf-8"));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ...refusedWith(error.code, error.message), parts: [], odd: [], connections: [] };
  }
  const asked = requestIn(envelopeOf(root), "PunchOutSetupRequest");
  if ("code" in asked)
    return { ...refusedWith(asked.code, asked.detail), parts: [], odd: [], connections: [] };
  return checkSetup(call, text, root, asked);
}

async function checkSetup(
  call: CheckCall,
  text: string,
  root: Element,
  envelope: Envelope,
): Promise<Checked> {
  const candidates = await candidatesOf(call.db, envelope);
  const setup = readSetup(envelope.request);
  const [best] = candidates;
  const matched = best && verdictOf(best).matches ? best : undefined;
  // A secret that is written over proves nothing; all else is judged as if it were right.
  const withheld = matched?.secret === "withheld";
  const judged = withheld
    ? await validateFor(call, matched.connection, envelope)
    : await validateSetup(call, envelope, await admit(call.db, envelope));
  const { connection } = judged;
  const about = connection && (await call.findPerson(connection.customerId));
  const goods = about && (await goodsOf(call, about, setup));
  const again = connection ? await answeredBefore(call, connection, envelope) : false;
  const known = { setup, connection, again, more: goods?.odd ?? [] };
  const shared = {
    parts: partsOf({ envelope, setup, candidates, connection, about, ...goods }),
    odd: anomaliesOf(text, root, envelope, known),
    connections: candidates.map((one) => ({ name: one.connection.name, ...verdictOf(one) })),
  };
  if (judged.refusal) return { ...refusedWith(judged.refusal.code, judged.refusal.detail), ...shared };
  const { unit, user } = judged.about;
  const plan = planOf(judged.connection, setup, envelope);
  return {
    opens: true,
    title: withheld ? "It would open a visit, if the secret is right" : "It would open a visit",
    text: `Status 200, for ${personName(user)} of ${judged.connection.name}.`,
    ...shared,
    sample: {
      message: sampleOf(plan, unit.currency, call.now()).message,
      sentIn: judged.connection.formField,
    },
  };
}

async function answeredBefore(
  { db }: CheckCall,
  connection: Connection,
  envelope: Envelope,
): Promise<boolean> {
  const { scope, key } = onceOf(connection, envelope);
  return key !== undefined && (await wasAnswered(db, scope, key));
}

/** What the account can have of what the document names. */
async function goodsOf({ db, now }: CheckCall, about: Person, { lines, selectedItem, operation }: Setup) {
  const skus = [...new Set(lines.map(({ partId }) => partId))];
  const styles = skus.length > 0 ? await stylesBySku(db, skus, marketOf(about, now())) : [];
  const whole = lines.filter(
    ({ auxiliaryId, quantity }) => !auxiliaryId && Number.isInteger(Number(quantity)) && Number(quantity) > 0,
  );
  const gone = skus.filter((sku) => !findVariant(styles, sku));
  const odd: Anomaly[] =
    gone.length > 0 && operation !== "source"
      ? [
          anomaliesToCheck(
            "Lines that are not sold",
            `${gone.slice(0, 5).join(", ").slice(0, 300)}. They go back as they came.`,
          ),
        ]
      : [];
  return {
    odd,
    inCart: whole.filter(({ partId }) => !gone.includes(partId)).length,
    opensAt: selectedItem ? (await styleOfPart({ db, about, now }, selectedItem)) !== undefined : undefined,
  };
}
