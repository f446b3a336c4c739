import { personName } from "../../../http/person-name";
import type { Person } from "../../../http/principal";
import { type Connection, provingOf, returnRefusal } from "../connections";
import type { Credential, Envelope } from "../cxml/envelope";
import { all, at, type Element, textAt } from "../cxml/read";
import type { Setup } from "../cxml/setup";
import { type Candidate, isWithheld } from "./candidates";

/** A part of a document as it was read, with what the shop says to it. */
export interface Part {
  part: string;
  /** Empty if the document has none. */
  value: string;
  tone: "ok" | "warn" | "bad" | "plain";
  says: string;
}

const ok = (says: string) => ({ tone: "ok" as const, says });
const warn = (says: string) => ({ tone: "warn" as const, says });
const bad = (says: string) => ({ tone: "bad" as const, says });
const plain = (says: string) => ({ tone: "plain" as const, says });

export const shortened = (text: string, most = 200): string =>
  text.length > most ? `${[...text].slice(0, most).join("")}…` : text;

const partyText = (party: readonly Credential[]): string =>
  shortened(party.map(({ domain, identity }) => `${domain}, ${identity}`).join("; "));

/** Names under which systems tell who shops (without case); the account of the visit does not depend on it. */
const USER = ["useremail", "user", "uniquename", "uniqueusername", "userid", "username", "userfullname"];

function userOf(request: Element): string {
  const extrinsics = all(request, "Extrinsic");
  const named = USER.map((name) =>
    extrinsics.find(({ attributes }) => attributes["name"]?.trim().toLowerCase() === name),
  );
  const found = named.find((one) => one?.text.trim())?.text.trim();
  return found ?? textAt(request, "Contact", "Email") ?? textAt(request, "ShipTo", "Address", "Email") ?? "";
}

const OPERATION: Record<string, Pick<Part, "tone" | "says"> | undefined> = {
  create: ok("An empty cart"),
  edit: ok("Its lines are put into the cart"),
  inspect: ok("Its lines can be looked at"),
  source: bad("Not supported"),
};

/** What is shown of a document, each part with what the shop says to it. */
export interface Shown {
  envelope: Envelope;
  setup: Setup;
  candidates: readonly Candidate[];
  connection?: Connection;
  about?: Person;
  /** Whether the account can buy what it opens at. */
  opensAt?: boolean;
  /** Lines that the cart can have. */
  inCart?: number;
}

export function partsOf(shown: Shown): Part[] {
  const { envelope, setup, connection, about } = shown;
  const { request } = envelope;
  return [
    ...senderParts(shown),
    {
      part: "Operation",
      value: shortened(setup.operation),
      ...(OPERATION[setup.operation] ?? bad(setup.operation ? "Not known" : "Missing")),
    },
    cookiePart(setup),
    addressPart(setup, connection),
    {
      part: "User",
      value: shortened(userOf(request)),
      ...plain(about ? `Visits are of ${personName(about.user)}` : "Not used"),
    },
    {
      part: "Deliver to",
      value: shortened(deliverTo(request)),
      ...plain("The order says it"),
    },
    ...(setup.selectedItem
      ? [
          {
            part: "Opens at",
            value: shortened(setup.selectedItem),
            ...(shown.opensAt === undefined
              ? plain("Not looked up")
              : shown.opensAt
                ? ok("Sold to this account")
                : warn("Not sold to this account, so the start page opens")),
          },
        ]
      : []),
    ...linesPart(shown),
  ];
}

function senderParts({ envelope, candidates }: Shown): Part[] {
  const { sender, from } = envelope;
  const known = candidates.some(({ secret }) => secret !== undefined);
  const proving = provingOf(envelope);
  const secret = candidates.find((one) => one.secret !== undefined)?.secret;
  const right = candidates.some((one) => one.secret === "right");
  const withSecret = sender.filter((one) => one.secret !== undefined).length;
  const buyer = candidates.find((one) => one.secret !== undefined && one.buyer);
  return [
    {
      part: "Sender",
      value: partyText(sender),
      ...(known ? ok("Known") : bad(sender.length > 0 ? "Not known" : "Missing")),
    },
    {
      part: "Secret",
      value: proving
        ? isWithheld(proving.secret)
          ? "Written over"
          : `${[...(proving.secret ?? "")].length} characters, not shown`
        : "",
      ...(!proving
        ? bad(withSecret > 1 ? "Several, so none counts" : "Missing")
        : right
          ? ok("Right")
          : secret === "withheld"
            ? warn("Cannot be compared")
            : secret === undefined
              ? plain("Not compared")
              : bad("Wrong")),
    },
    {
      part: "From",
      value: partyText(from),
      ...(buyer
        ? ok(buyer.buyers.length === 0 ? "Any buyer of this sender" : "Known")
        : known
          ? bad("Not a buyer of this sender")
          : plain("Not compared")),
    },
  ];
}

const cookiePart = ({ buyerCookie }: Setup): Part => ({
  part: "Buyer cookie",
  value: shortened(buyerCookie),
  ...(buyerCookie === ""
    ? bad("Missing")
    : buyerCookie.length > 2000
      ? bad("Too long")
      : ok("Goes back unchanged")),
});

function addressPart({ postUrl }: Setup, connection: Connection | undefined): Part {
  const refusal = connection && returnRefusal(postUrl, connection);
  return {
    part: "Return address",
    value: shortened(postUrl ?? "", 300),
    ...(!postUrl
      ? bad("Missing")
      : !connection
        ? plain("Not compared")
        : refusal
          ? bad(refusal)
          : ok("Allowed")),
  };
}

function deliverTo(request: Element): string {
  const address = at(request, "ShipTo", "Address");
  const id = address?.attributes["addressID"]?.trim();
  const postal = at(address, "PostalAddress");
  return [id, textAt(address, "Name"), textAt(postal, "Street"), textAt(postal, "City")]
    .filter(Boolean)
    .join(", ");
}

function linesPart({ setup, inCart }: Shown): Part[] {
  const { operation, lines } = setup;
  if (lines.length === 0) {
    const needed = operation === "edit" || operation === "inspect";
    return needed ? [{ part: "Lines", value: "", ...bad(`Nothing to ${operation}`) }] : [];
  }
  const kept = lines.length - (inCart ?? 0);
  return [
    {
      part: "Lines",
      value: String(lines.length),
      ...(inCart === undefined
        ? plain("Not looked up")
        : kept === 0
          ? ok("All can be in the cart")
          : warn(
              `${inCart} can be in the cart, ${kept} ${kept === 1 ? "goes" : "go"} back as ${kept === 1 ? "it" : "they"} came`,
            )),
    },
  ];
}
