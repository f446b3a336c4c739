import { readXml, type Element } from "../../commerce/modules/punchout/cxml/read";
import type { TestApi } from "./api";

/** The parts of a set-up document that tests change. */
export interface SetupParts {
  payloadId?: string;
  senders?: string;
  from?: string;
  operation?: string;
  cookie?: string;
  post?: string;
  /** Between the contacts and the end: items, extrinsics. */
  more?: string;
  doctype?: string;
  declaration?: string;
}

let documents = 0;

export const credential = (domain: string, identity: string, secret?: string): string =>
  `<Credential domain="${domain}"><Identity>${identity}</Identity>${
    secret === undefined ? "" : `<SharedSecret>${secret}</SharedSecret>`
  }</Credential>`;

export const SENDER = credential("NetworkId", "TENDERLINE", "Kitroom-2026!");
export const FROM = credential("NetworkId", "KORRALINE");
const POST = "<BrowserFormPost><URL>https://tenderline.example/return?x=1&amp;y=2</URL></BrowserFormPost>";

/** A set-up document as a procurement system sends it. */
export const setupDocument = (parts: SetupParts = {}): string =>
  `${parts.declaration ?? '<?xml version="1.0" encoding="UTF-8"?>'}
${parts.doctype ?? '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">'}
<cXML payloadID="${parts.payloadId ?? `test-${++documents}@tenderline`}" timestamp="2026-11-21T09:30:00+11:00" xml:lang="en">
  <Header>
    <From>${parts.from ?? FROM}</From>
    <To>${credential("NetworkId", "KITROOM")}</To>
    <Sender>${parts.senders ?? SENDER}<UserAgent>Tenderline 9</UserAgent></Sender>
  </Header>
  <Request deploymentMode="test">
    <PunchOutSetupRequest operation="${parts.operation ?? "create"}">
      <BuyerCookie>${parts.cookie ?? "34234234ADFSDF234234"}</BuyerCookie>
      ${parts.post ?? POST}
      ${parts.more ?? ""}
    </PunchOutSetupRequest>
  </Request>
</cXML>`;

/** Sends a document; the answer must be cXML with HTTP 200. */
export async function sendCxml(
  api: Pick<TestApi, "fetch">,
  document: string | Uint8Array<ArrayBuffer>,
  { path = "setup", type = "text/xml" }: { path?: string; type?: string } = {},
): Promise<{ code: string; text: string; start: string | undefined; root: Element }> {
  const answer = await api.fetch(
    new Request(`http://commerce.test/occ/v2/uniforms/punchout/cxml/${path}`, {
      method: "POST",
      headers: { "Content-Type": type },
      body: document,
    }),
  );
  const text = await answer.text();
  if (answer.status !== 200 || answer.headers.get("content-type") !== "text/xml; charset=utf-8") {
    throw new Error(`${answer.status} ${answer.headers.get("content-type")} ${text}`);
  }
  const root = readXml(text);
  const code = /<Status code="(\d+)"/.exec(text)?.[1] ?? "";
  return { code, text, root, start: /<StartPage><URL>([^<]+)</.exec(text)?.[1] };
}

/** The sid of a start page. */
export const sidOf = (start: string | undefined): string => new URL(start!).searchParams.get("sid")!;

export const itemOut = (sku: string, quantity: number | string, more = ""): string =>
  `<ItemOut quantity="${quantity}" lineNumber="1"><ItemID><SupplierPartID>${sku}</SupplierPartID>${more}</ItemID></ItemOut>`;

/** The parts of an order that tests change. */
export interface OrderParts {
  payloadId?: string;
  senders?: string;
  from?: string;
  orderId?: string;
  type?: string;
  mode?: string;
  shipTo?: string;
  /** After the address: the number of the returned cart. */
  info?: string;
  items?: string;
}

const BILL_TO = `<BillTo><Address isoCountryCode="AU"><Name xml:lang="en">Korraline Civil</Name></Address></BillTo>`;

/** An address as systems write it. */
export const shipToOf = (street: string, postcode: string, country = "AU"): string =>
  `<ShipTo><Address addressID="D7"><Name xml:lang="en">Depot 7</Name><PostalAddress><DeliverTo>Siobhan O'Brien-Ngāti</DeliverTo><Street>${street}</Street><City>Dubbo</City><State>NSW</State><PostalCode>${postcode}</PostalCode><Country isoCountryCode="${country}">Country</Country></PostalAddress></Address></ShipTo>`;

/** A line of an order, as a system sends it after an approval. */
export const orderItem = (
  sku: string,
  quantity: number | string,
  price: string,
  { auxiliary = "", currency = "AUD", unit = "EA" } = {},
): string =>
  `<ItemOut quantity="${quantity}" lineNumber="1"><ItemID><SupplierPartID>${sku}</SupplierPartID>${
    auxiliary ? `<SupplierPartAuxiliaryID>${auxiliary}</SupplierPartAuxiliaryID>` : ""
  }</ItemID><ItemDetail><UnitPrice><Money currency="${currency}">${price}</Money></UnitPrice><Description xml:lang="en">Goods</Description><UnitOfMeasure>${unit}</UnitOfMeasure><Classification domain="UNSPSC">53102700</Classification></ItemDetail></ItemOut>`;

/** An order as a procurement system sends it. */
export const orderDocument = (parts: OrderParts = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${parts.payloadId ?? `order-${++documents}@tenderline`}" timestamp="2026-11-21T09:30:00+11:00" xml:lang="en">
  <Header>
    <From>${parts.from ?? FROM}</From>
    <To>${credential("NetworkId", "KITROOM")}</To>
    <Sender>${parts.senders ?? SENDER}<UserAgent>Tenderline 9</UserAgent></Sender>
  </Header>
  <Request deploymentMode="${parts.mode ?? "production"}">
    <OrderRequest>
      <OrderRequestHeader orderID="${parts.orderId ?? "4500-17"}" orderDate="2026-11-22T09:30:00+11:00" type="${parts.type ?? "new"}">
        <Total><Money currency="AUD">1.00</Money></Total>
        ${parts.shipTo ?? ""}
        ${BILL_TO}
        ${parts.info ?? ""}
      </OrderRequestHeader>
      ${parts.items ?? ""}
    </OrderRequest>
  </Request>
</cXML>`;
