import { all, at, child, type Element } from "./read";

/** Who a document names: a network, a buyer or a supplier, by a domain and an identity in it. */
export interface Credential {
  domain: string;
  identity: string;
  secret: string | undefined;
}

export interface Parties {
  from: Credential[];
  to: Credential[];
  sender: Credential[];
}

export interface Envelope extends Parties {
  payloadId: string;
  /** The sender only tries the connection. */
  test: boolean;
  /** The element of the request, such as PunchOutSetupRequest. */
  request: Element;
}

const credentialsOf = (party: Element | undefined): Credential[] =>
  all(party, "Credential").map((credential) => {
    const secrets = all(credential, "SharedSecret");
    return {
      domain: (credential.attributes["domain"] ?? "").trim(),
      identity: child(credential, "Identity")?.text.trim() ?? "",
      // Two secrets in one credential are no secret.
      secret: secrets.length === 1 ? secrets[0]!.text.trim() || undefined : undefined,
    };
  });

/** Who a header names. */
export const partiesOf = (header: Element): Parties => ({
  from: credentialsOf(at(header, "From")),
  to: credentialsOf(at(header, "To")),
  sender: credentialsOf(at(header, "Sender")),
});

/** The envelope of a request; undefined for another document. The order of its parts does not matter. */
export function envelopeOf(root: Element): Envelope | undefined {
  const header = child(root, "Header");
  const asked = child(root, "Request");
  const request = asked?.children[0];
  if (root.name !== "cXML" || !header || !request) return undefined;
  return {
    payloadId: root.attributes["payloadID"]?.trim() ?? "",
    ...partiesOf(header),
    test: asked?.attributes["deploymentMode"]?.trim().toLowerCase() === "test",
    request,
  };
}
