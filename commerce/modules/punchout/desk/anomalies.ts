import type { Connection } from "../connections";
import type { Credential, Envelope } from "../cxml/envelope";
import { at, child, type Element } from "../cxml/read";
import type { Setup } from "../cxml/setup";

/** Something of a document that is not as the book has it. */
export interface Anomaly {
  /** Somebody should look at it; other oddities change nothing. */
  look: boolean;
  title: string;
  text: string;
}

const accepted = (title: string, text: string): Anomaly => ({ look: false, title, text });
const look = (title: string, text: string): Anomaly => ({ look: true, title, text });

/** The parts of a set-up in the order of the DTD. */
const PARTS = [
  ...["BuyerCookie", "Extrinsic", "BrowserFormPost", "Contact"],
  ...["SupplierSetup", "ShipTo", "SelectedItem", "ItemOut"],
];

const inOrder = (names: readonly string[], order: readonly string[]): boolean => {
  const places = names.map((name) => order.indexOf(name)).filter((place) => place >= 0);
  return places.every((place, index) => index === 0 || places[index - 1]! <= place);
};

const namesOf = (element: Element | undefined): string[] => element?.children.map(({ name }) => name) ?? [];

/** What is odd around the parts: the declaration, the document type, numbers and times. */
function anomaliesOfText(
  text: string,
  root: Element,
  { payloadId, test }: Envelope,
  again: boolean,
): Anomaly[] {
  const encoding = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(text)?.[1];
  const doctype = /<!DOCTYPE[^>]*>/.exec(text)?.[0];
  const time = root.attributes["timestamp"]?.trim() ?? "";
  return [
    ...(doctype ? [] : [accepted("No DOCTYPE", "The book has one. The shop reads documents without it.")]),
    ...(doctype?.includes("[")
      ? [
          accepted(
            "A DOCTYPE with brackets",
            "It declares nothing, so it is read. Entities would be refused.",
          ),
        ]
      : []),
    ...(encoding && !/^utf-?8$/i.test(encoding)
      ? [look("Encoding", `It says ${encoding}. Pasted text cannot show whether its bytes are so.`)]
      : []),
    ...(payloadId ? [] : [look("No payloadID", "The same document sent twice would open two visits.")]),
    ...(again
      ? [look("Sent before", "This payloadID was answered already, and has the same answer again.")]
      : []),
    ...(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?[+-]\d\d:?\d\d$/.test(time)
      ? []
      : [accepted("Date", `“${time.slice(0, 60)}” is not ISO 8601 with an offset. It is not used.`)]),
    ...(test
      ? [
          accepted(
            "A test",
            "deploymentMode is test. A visit opens all the same; only orders of it are not kept.",
          ),
        ]
      : []),
  ];
}

const several = (party: readonly Credential[], name: string): Anomaly[] =>
  party.length > 1
    ? [accepted(`${name} has ${party.length} credentials`, "The one that is known counts.")]
    : [];

/** What is odd about who sends it. */
function anomaliesOfHeader(header: Element | undefined, { from, to, sender }: Envelope): Anomaly[] {
  const identities = ["From", "To", "Sender"].flatMap((name) =>
    (child(header, name)?.children ?? []).map((one) => child(one, "Identity")?.text ?? ""),
  );
  return [
    ...(inOrder(namesOf(header), ["From", "To", "Sender"])
      ? []
      : [accepted("Order of the header", "The DTD wants From, To, Sender.")]),
    ...(identities.some((text) => text !== text.trim())
      ? [accepted("Spaces", "Spaces round an identity were cut.")]
      : []),
    ...several(from, "From"),
    ...several(sender, "Sender"),
    ...([...from, ...to].some(({ secret }) => secret)
      ? [look("A secret outside of Sender", "Only the one in Sender counts.")]
      : []),
    ...(to.length === 0 ? [accepted("No To", "The message goes back as from KITROOM.")] : []),
  ];
}

/** What is odd about what it asks for. */
function anomaliesOfSetup(request: Element, setup: Setup, connection: Connection | undefined): Anomaly[] {
  const { operation, lines, postUrl } = setup;
  const names = namesOf(request);
  const unknown = [...new Set(names.filter((name) => !PARTS.includes(name)))];
  const written = request.attributes["operation"] ?? "";
  const url = at(request, "BrowserFormPost", "URL")?.text ?? "";
  const bare = lines.filter(({ detail }) => !detail).length;
  return [
    ...(written === operation
      ? []
      : [accepted("Operation", `“${written.slice(0, 40)}” is read as ${operation}.`)]),
    ...(inOrder(names, PARTS) ? [] : [accepted("Order of the parts", `The DTD wants ${PARTS.join(", ")}.`)]),
    ...(unknown.length > 0
      ? [
          accepted(
            "Parts that the book does not have",
            `${unknown.slice(0, 5).join(", ").slice(0, 200)}: not read.`,
          ),
        ]
      : []),
    ...(setup.cookieIsXml ? [accepted("Elements in BuyerCookie", "They go back as they are written.")] : []),
    ...(url !== url.trim() ? [accepted("Spaces round the return address", "They were cut.")] : []),
    ...(postUrl?.toLowerCase().startsWith("http:")
      ? [
          look(
            "Plain http",
            "Browsers warn of such a return, and block it in a frame. For test systems only.",
          ),
        ]
      : []),
    ...(names.includes("SupplierSetup") ? [accepted("SupplierSetup", "Out of date. It is not read.")] : []),
    ...(names.includes("ShipTo")
      ? [accepted("Delivery address", "It is read from the order, not from the set-up.")]
      : []),
    ...(operation === "create" && lines.length > 0
      ? [look("Lines in a create", "They are put into the cart, as in an edit.")]
      : []),
    ...(bare > 0 && operation !== "create"
      ? [
          look(
            "Lines without details",
            `${bare} of ${lines.length}. One that the shop no longer sells goes back without a price.`,
          ),
        ]
      : []),
    ...(connection && connection.formField === "cxml-urlencoded"
      ? [accepted("Return field", "This connection takes cxml-urlencoded.")]
      : []),
  ];
}

/** Everything odd about a set-up, what needs a look first. */
export function anomaliesOf(
  text: string,
  root: Element,
  envelope: Envelope,
  known: { setup: Setup; connection?: Connection; again: boolean; more: Anomaly[] },
): Anomaly[] {
  const all = [
    ...known.more,
    ...anomaliesOfSetup(envelope.request, known.setup, known.connection),
    ...anomaliesOfHeader(child(root, "Header"), envelope),
    ...anomaliesOfText(text, root, envelope, known.again),
  ];
  return [...all.filter((one) => one.look), ...all.filter((one) => !one.look)];
}

export { look as anomaliesToCheck };
