import { eq } from "drizzle-orm";
import { attempt } from "../../../database/attempt";
import type { Call } from "../../../http/call";
import { OccError } from "../../../http/errors";
import { addTo, insertCart, loadCart } from "../../carts";
import { marketOf, stylesByCode, type StyleRecord } from "../../catalogue";
import { findPerson } from "../../oauth";
import { isOver } from "../../recalls";
import { matchStyles } from "../../search";
import { baseSites } from "../../sites/tables";
import { admitUser, type Connection, returnRefusal } from "../connections";
import { linesOfCart } from "../lines";
import { type ReturnLine } from "../return-line";
import { skuOfPart, styleOfPart } from "../part-numbers";
import { startVisit } from "../start-visit";
import type { Field } from "../tables";
import { type CallUp, readCallUp } from "./call-up";
import { ociFields } from "./fields";

/** Hits that a search in the background answers with. */
const MOST_HITS = 20;

const refused = (reason: "unknown" | "hook" | "function" | "product", message: string) =>
  new OccError(reason === "unknown" ? 403 : 400, { type: "OciError", message, reason });

type OciCall = Parameters<typeof startVisit>[0] & Pick<Call, "header">;

/**
 * Answers an OCI call-up: opens a visit, or gives the fields of what was asked for without a user.
 * @returns the sid of a start link, or a form to post.
 * @throws OccError 403 OciError for an unknown user or a wrong password, or a closed account; 400 for a HOOK_URL of
 * another host, a function that is not supported, and a product that cannot be bought.
 */
export async function answerCallUp(
  call: Omit<Call, "params" | "query" | "body">,
  fields: readonly Field[],
): Promise<{ sid?: string; posting?: { address: string; target: string; fields: Field[] } }> {
  const asked = readCallUp(fields.map(({ name, value }) => [name, value] as const));
  const connection = await admitUser(call.db, asked.username, asked.password);
  if (!connection) throw refused("unknown", "The user or the password is not known.");
  // By the transaction, which has the embedded database for itself.
  const about = await findPerson(call.db, connection.customerId);
  const [baseSite] = await call.db.select().from(baseSites).where(eq(baseSites.uid, connection.site));
  if (!about?.user.active || !baseSite) throw refused("unknown", "The user or the password is not known.");
  const refusal = returnRefusal(asked.address, connection, "HOOK_URL");
  if (refusal) throw refused("hook", refusal);
  const within = { ...call, about, baseSite };
  switch (asked.task) {
    case "":
      return { sid: await visitFor(within, connection, asked) };
    case "DETAIL": {
      const style = await styleOf(within, asked.productId);
      return { sid: await visitFor(within, connection, asked, style.code) };
    }
    case "VALIDATE":
      return posting(asked, await validated(within, asked));
    case "BACKGROUND_SEARCH":
      return posting(asked, await hits(within, asked.search));
    default:
      throw refused("function", "This FUNCTION is not supported.");
  }
}

const posting = ({ address, hook }: CallUp, lines: readonly ReturnLine[]) => ({
  posting: { address: address!, target: hook.target, fields: ociFields(lines, hook) },
});

async function visitFor(
  call: OciCall,
  connection: Connection,
  { address, hook }: CallUp,
  selectedItem?: string,
) {
  const { sid } = await startVisit(call, {
    browserFormPostUrl: address!,
    buyerCookie: "",
    connection: connection.name,
    frameOrigins: connection.frameOrigins,
    hook,
    selectedItem,
  });
  return sid;
}

/** The style of a SKU or a style's code. @throws OccError 400 for one that this account cannot buy. */
async function styleOf(call: OciCall, code: string): Promise<StyleRecord> {
  const style = await styleOfPart(call, code);
  if (!style) throw refused("product", "This product is not sold to this account.");
  return style;
}

async function validated(call: OciCall, { productId, quantity }: CallUp): Promise<ReturnLine[]> {
  const style = await styleOf(call, productId);
  const sku = skuOfPart([style], productId);
  if (!sku) throw refused("product", "PRODUCTID must name a size and a colour.");
  const pieces = quantity === "" ? 1 : Number(quantity);
  if (!Number.isInteger(pieces) || pieces < 1)
    throw refused("product", "QUANTITY is not a number of pieces.");
  return asLines(call, [{ sku, quantity: pieces }], [style]);
}

/** One size of each style that a text finds, as it would come back. */
async function hits(call: OciCall, text: string): Promise<ReturnLine[]> {
  const market = marketOf(call.about, call.now());
  const found = await matchStyles(call.db, market, { text: text.slice(0, 200), sort: "relevance" });
  const codes = found
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST_HITS)
    .map(({ code }) => code);
  const styles = codes.length > 0 ? await stylesByCode(call.db, codes, market) : [];
  const sold = styles.filter((style) => !isOver(style, market.day));
  const wishes = sold.flatMap(({ variants: [first] }) => (first ? [{ sku: first.sku, quantity: 1 }] : []));
  return asLines(call, wishes, styles);
}

/** Lines of goods as a cart has them. The cart is taken back. */
async function asLines(
  call: OciCall,
  wishes: readonly { sku: string; quantity: number }[],
  styles: StyleRecord[],
): Promise<ReturnLine[]> {
  const { user, unit } = call.about;
  return attempt(call.db, async (db) => {
    const within = { ...call, db, header: () => undefined };
    const cart = await insertCart(db, {
      site: call.baseSite.uid,
      customerId: user.customerId,
      organisationUid: user.organisationUid,
      currency: unit.currency,
      createdAt: call.now(),
    });
    const goods = wishes.map(({ sku, quantity }) => ({ product: { code: sku }, quantity }));
    if (goods.length > 0) await addTo(within, cart, goods, { styles, shownOnly: true });
    return linesOfCart(await loadCart(within, cart.code));
  });
}
