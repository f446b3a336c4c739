/**
 * What a wearer's ordering comes to, counted anew from what they did: no line of it is the shop's. A pack with a counter
 * for each bundle, goods of the catalogue, a cart, orders and returns.
 */

export interface Line {
  sku: string;
  quantity: number;
  /** The bundle of the pack; goods of the catalogue have none. */
  bundle?: string;
}

export interface ModelOrder {
  code: string;
  state: "waits" | "approved" | "delivered" | "gone";
  /** By the number of the line. */
  lines: Line[];
  /** Pieces of each line that went back or were exchanged. */
  returned: number[];
}

export interface Bundle {
  id: string;
  /** Most items of one choice. */
  most: number;
  granted: number;
}

const sum = (lines: readonly Line[]) => lines.reduce((all, { quantity }) => all + quantity, 0);

/** Lines as a text that two lists of equal content share, whatever their order. */
export const asText = (lines: readonly Line[]): string =>
  lines
    .map(({ sku, quantity, bundle }) => `${bundle ?? "-"} ${sku} ${quantity}`)
    .sort()
    .join("; ");

export class Model {
  draft: Line[] = [];
  /** The version of the pack that the cart holds; undefined if it holds none. */
  inCart: Line[] | undefined;
  goods = new Map<string, number>();
  orders: ModelOrder[] = [];
  /** Pieces that left the shelves less those that came back, by SKU. */
  taken = new Map<string, number>();

  constructor(readonly bundles: readonly Bundle[]) {}

  take(sku: string, pieces: number): void {
    this.taken.set(sku, (this.taken.get(sku) ?? 0) + pieces);
  }

  /** What orders used of a bundle. */
  used(bundle: string): number {
    return this.orders
      .filter(({ state }) => state !== "gone")
      .reduce((all, { lines }) => all + sum(lines.filter((line) => line.bundle === bundle)), 0);
  }

  /** How many more pieces may be chosen of a bundle. The pack's own lines in the cart do not count against it. */
  room({ id, most, granted }: Bundle): number {
    const chosen = sum(this.draft.filter((line) => line.bundle === id));
    return Math.max(0, Math.min(most, granted - this.used(id)) - chosen);
  }

  /** What the pack has left as its page says it: without what orders used and what the cart holds. */
  get left(): number {
    const granted = this.bundles.reduce((all, one) => all + one.granted, 0);
    const used = this.bundles.reduce((all, { id }) => all + this.used(id), 0);
    return granted - used - sum(this.inCart ?? []);
  }

  /** What orders use of the pack that wait for an approval. */
  get waiting(): number {
    const waits = this.orders.filter(({ state }) => state === "waits").flatMap(({ lines }) => lines);
    return sum(waits.filter(({ bundle }) => bundle !== undefined));
  }

  get cartLines(): Line[] {
    return [...(this.inCart ?? []), ...[...this.goods].map(([sku, quantity]) => ({ sku, quantity }))];
  }

  /** The pack was changed after it went into the cart, so nothing can be ordered until that is decided. */
  get changesWait(): boolean {
    return this.inCart !== undefined && asText(this.inCart) !== asText(this.draft);
  }

  choose(line: Line): void {
    this.draft.push(line);
  }

  discard(): void {
    this.draft = [...(this.inCart ?? [])];
  }

  addPack(): void {
    this.inCart = [...this.draft];
  }

  setGoods(sku: string, quantity: number): void {
    if (quantity === 0) this.goods.delete(sku);
    else this.goods.set(sku, quantity);
  }

  /** @param lines as the order numbers them. */
  order(code: string, lines: Line[]): void {
    for (const { sku, quantity } of lines) this.take(sku, quantity);
    this.orders.push({ code, state: "waits", lines, returned: lines.map(() => 0) });
    if (this.inCart) this.draft = [];
    this.inCart = undefined;
    this.goods.clear();
  }

  /** Takes pieces off a line before anything was packed. */
  takeOff(order: ModelOrder, line: number, pieces: number): void {
    const one = order.lines[line]!;
    one.quantity -= pieces;
    this.take(one.sku, -pieces);
    if (sum(order.lines) === 0) order.state = "gone";
  }

  /** Something else stands in the place of pieces that were taken off a line: a new line of the same bundle. */
  putInPlace(order: ModelOrder, line: number, sku: string, pieces: number): void {
    order.lines.push({ sku, quantity: pieces, bundle: order.lines[line]!.bundle });
    order.returned.push(0);
    this.take(sku, pieces);
  }

  /** Everything of an order is given back. */
  giveBack(order: ModelOrder): void {
    order.lines.forEach((one, line) => this.takeOff(order, line, one.quantity));
    order.state = "gone";
  }

  /** How many pieces of a line can still go back. */
  returnable({ lines, returned }: ModelOrder, line: number): number {
    return lines[line]!.bundle ? 0 : lines[line]!.quantity - returned[line]!;
  }
}
