import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express, { type Response } from "express";
import { CONNECTIONS } from "../../../commerce/demo/connections";
import { type Buyer, order, readReturned, type Returned, setUp } from "./messages";
import { html, type Markup, requisitionPart, startPart, visitPart } from "./parts";

/** What the buyer's system keeps of one requisition. */
export interface Requisition {
  id: string;
  protocol: "cXML" | "OCI";
  operation: string;
  /** Whose system it is, of the demo's connections. */
  buyer: Buyer;
  /** New for each visit. */
  cookie: string;
  /** Where the frame of the visit begins. */
  start: string;
  /** Each post of the shop. */
  returned: Returned[];
  /** The last visit was an inspection, and came back. */
  looked?: boolean;
  /** What the shop said to the order. */
  ordered?: string;
}

const PAGE = readFileSync(join(import.meta.dirname, "page.html"), "utf8");
const OPERATIONS = ["create", "edit", "inspect"];

interface Parts {
  port: number;
  /** Where browsers open the shop. */
  shop: string;
  /** Where documents go, if the shop's API is elsewhere. */
  api?: string;
}

/**
 * A small procurement system on this machine: opens visits of the shop in a frame and takes back what was chosen. It
 * serves one static page, filled in on its server, and needs no script.
 */
export async function openSuite({ port, shop, api = shop }: Parts) {
  const requisitions = new Map<string, Requisition>();
  const app = express().use(express.text({ type: "application/x-www-form-urlencoded", limit: "4mb" }));
  let origin = "";

  const page = (response: Response, title: string, content: Markup, place = "") =>
    response.send(
      PAGE.replace("{{title}}", () => html`${title}`.markup)
        .replace("{{place}}", place)
        .replace("{{content}}", () => content.markup),
    );
  const formOf = (body: unknown) => new URLSearchParams(typeof body === "string" ? body : "");
  const find = (id: string): Requisition => {
    const found = requisitions.get(id);
    if (!found) throw new Error(`There is no requisition ${id}.`);
    return found;
  };

  app.get("/favicon.ico", (_, response) => void response.status(204).end());
  app.get("/", (_, response) => {
    page(response, "Requisitions", startPart([...requisitions.values()], shop));
  });

  app.post("/visits", ({ body }, response, next) => {
    openVisit(formOf(body)).then((to) => response.redirect(303, to), next);
  });

  const openVisit = async (form: URLSearchParams): Promise<string> => {
    const old = form.has("requisition") ? find(form.get("requisition")!) : undefined;
    const id = old?.id ?? `REQ-${20417 + requisitions.size}`;
    const cookie = `${id}/${randomBytes(6).toString("hex")}`;
    const buyer = old?.buyer ?? CONNECTIONS.find(({ name }) => name === form.get("buyer")) ?? CONNECTIONS[0]!;
    const protocol = old?.protocol ?? (form.get("protocol") === "OCI" ? "OCI" : "cXML");
    const operation = OPERATIONS.find((one) => one === form.get("operation")) ?? "create";
    const start =
      protocol === "OCI"
        ? callUp(buyer, cookie)
        : await setUp(api, buyer, {
            operation,
            cookie,
            back: `${origin}/return`,
            lines: old?.returned.at(-1)?.lines ?? [],
          });
    const returned = old?.returned ?? [];
    requisitions.set(id, { id, buyer, protocol, operation, cookie, start, returned });
    const query = new URLSearchParams({ sandbox: form.get("sandbox") ?? "", width: form.get("width") ?? "" });
    return `/visits/${id}?${query.toString()}`;
  };

  const callUp = ({ oci }: Buyer, cookie: string) =>
    `${shop}/punchout/oci/start?${new URLSearchParams({
      USERNAME: oci!.username,
      PASSWORD: oci!.password,
      HOOK_URL: `${origin}/return?requisition=${encodeURIComponent(cookie)}`,
      returntarget: "catalogue",
    }).toString()}`;

  app.get("/visits/:id", ({ params, query }, response) => {
    const requisition = find(params.id);
    page(
      response,
      requisition.id,
      visitPart(requisition, String(query["sandbox"] ?? ""), Number(query["width"])),
    );
  });

  // In the frame: this is where the shop sends the browser.
  app.post("/return", ({ body, headers }, response) => {
    const returned = { ...readReturned(formOf(body)), referer: headers.referer };
    const requisition = [...requisitions.values()].find(({ cookie }) => cookie === returned.cookie);
    if (!requisition) throw new Error(`No visit of ours has the BuyerCookie "${returned.cookie}".`);
    // What is only looked at stays as it is here, whatever comes.
    if (requisition.operation === "inspect") requisition.looked = true;
    else requisition.returned.push(returned);
    page(response, requisition.id, requisitionPart(requisition), "inside");
  });

  app.get("/requisitions/:id", ({ params }, response) => {
    page(response, params.id, requisitionPart(find(params.id)));
  });

  app.post("/requisitions/:id/order", ({ params: { id } }, response, next) => {
    const { buyer, returned } = find(id);
    order(api, buyer, `PO-${id}`, returned.at(-1)!).then((status) => {
      find(id).ordered = status;
      response.redirect(303, `/requisitions/${id}`);
    }, next);
  });

  app.use((fault: Error, _: express.Request, response: Response, _next: express.NextFunction) => {
    const words = fault.cause ? `${shop} does not answer. Is the shop running?` : fault.message;
    response.status(400);
    page(
      response,
      "Not done",
      html`<section>
        <h1>Not done</h1>
        <p class="wrong">${words}</p>
      </section>`,
    );
  });

  const server = app.listen(port, "127.0.0.1");
  await new Promise<void>((done, failed) => server.once("listening", done).once("error", failed));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requisitions,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
