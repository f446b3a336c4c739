import { CONNECTIONS } from "../../../commerce/demo/connections";
import type { Requisition } from "./open-suite";
import { type Line, sumOf } from "./messages";

/** Text that is markup already. */
export interface Markup {
  markup: string;
}

type Part = string | number | Markup | Markup[] | undefined;

const written = (part: Part): string => {
  if (Array.isArray(part)) return part.map(written).join("");
  if (typeof part === "object") return part.markup;
  return String(part ?? "").replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
};

/** Markup with its texts escaped. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: strings.reduce((all, piece, index) => all + written(parts[index - 1]) + piece),
});

const options = (entries: [value: string, words: string][]): Markup[] =>
  entries.map(([value, words]) => html`<option value="${value}">${words}</option>`);

/** How the frame of a visit is tried. */
const FRAME = html`<label
    >Frame<select name="sandbox">
      ${options([
        ["", "as it is"],
        ["allow-forms", "sandbox, forms only"],
        ["allow-forms allow-scripts", "sandbox, forms and scripts"],
      ])}
    </select></label
  ><label
    >Width<select name="width">
      ${options([
        ["", "all there is"],
        ["320", "320"],
        ["768", "768"],
        ["1100", "1100"],
      ])}
    </select></label
  >`;

/** The first page: begins a requisition, and lists those there are. */
export const startPart = (requisitions: readonly Requisition[], shop: string): Markup => html`
  <section>
    <h1>New requisition</h1>
    <p>Opens the catalogue of ${shop} in a frame.</p>
    <form method="post" action="/visits">
      <label
        >Buyer<select name="buyer">
          ${options(CONNECTIONS.map(({ name }) => [name, name]))}
        </select></label
      ><label
        >Protocol<select name="protocol">
          ${options([
            ["cXML", "cXML"],
            ["OCI", "OCI"],
          ])}
        </select></label
      >${FRAME}<button class="first">OPEN THE CATALOGUE</button>
    </form>
  </section>
  <section>
    <h2>Requisitions</h2>
    ${requisitions.length === 0 ? html`<p>None yet.</p>` : undefined}
    ${requisitions.map(
      ({ id, protocol, returned }) =>
        html`<p>
          <a href="/requisitions/${id}">${id}</a>, ${protocol}, ${returned.at(-1)?.lines.length ?? 0} lines
        </p>`,
    )}
  </section>
`;

/** A visit: the shop in its frame. */
export const visitPart = ({ id, start }: Requisition, sandbox: string, width: number): Markup => html`
  <div class="top">
    <p><a href="/">Requisitions</a> / <a href="/requisitions/${id}">${id}</a></p>
    <h1>Supplier catalogue: Kitroom</h1>
  </div>
  <iframe
    name="catalogue"
    title="Supplier catalogue: Kitroom"
    ${sandbox ? html`sandbox="${sandbox}"` : undefined}
    ${width > 0 ? html`style="--frame: ${width}px"` : undefined}
    src="${start}"
  ></iframe>
`;

const row = ({ partId, description, quantity, unit, price, currency }: Line, index: number): Markup =>
  html`<tr>
    <td>${index + 1}</td>
    <td><b>${partId}</b><br />${description}</td>
    <td class="num">${quantity} ${unit}</td>
    <td class="num">${currency} ${price}</td>
  </tr>`;

const button = (action: string, fields: Record<string, string>, words: string, more?: Markup): Markup =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}${more}<button>${words}</button>
  </form>`;

/** What a requisition has, and what can be done with it. */
export function requisitionPart({
  id,
  protocol,
  operation,
  cookie,
  returned,
  looked,
  ordered,
}: Requisition): Markup {
  const last = returned.at(-1);
  if (!last)
    return html`<section>
      <h1>${id}</h1>
      <p>Nothing came back yet.</p>
    </section>`;
  const lines = last.lines;
  const visit = (next: string) => ({ requisition: id, operation: next });
  return html`
    <section>
      <h1>${lines.length > 0 ? "Your requisition has the lines" : "No lines came back"}</h1>
      <dl>
        <dt>Requisition</dt>
        <dd>${id}, ${protocol} ${operation}</dd>
        <dt>BuyerCookie</dt>
        <dd>${last.cookie}${last.cookie === cookie ? "" : " (of an earlier visit)"}</dd>
        ${
          looked
            ? html`<dt>Inspection</dt>
                <dd>Came back. Nothing of it is taken.</dd>`
            : undefined
        }
        <dt>Total</dt>
        <dd>${last.total ?? "not in the message"}; the lines are ${sumOf(lines)}</dd>
        ${
          ordered === undefined
            ? undefined
            : html`<dt>Order</dt>
                <dd>${ordered}</dd>`
        }
      </dl>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Line</th>
              <th>Goods</th>
              <th class="num">Quantity</th>
              <th class="num">Price each</th>
            </tr>
          </thead>
          <tbody>
            ${lines.map(row)}
          </tbody>
        </table>
      </div>
    </section>
    ${
      protocol === "OCI" || lines.length === 0
        ? undefined
        : html`<section>
            <h2>With this requisition</h2>
            ${button("/visits", visit("edit"), "EDIT IN KITROOM", FRAME)}
            <div class="row">
              ${button("/visits", visit("inspect"), "LOOK AT IT IN KITROOM")}
              ${button(`/requisitions/${id}/order`, {}, "APPROVE AND ORDER")}
            </div>
          </section>`
    }
    <section>
      <details>
        <summary>The message as it came</summary>
        <pre>${last.message}</pre>
      </details>
    </section>
  `;
}
