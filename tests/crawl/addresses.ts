/** Pages of one kind that are looked at; a shop has thousands of products and one product page. */
const SAMPLES = 2;

/** The kind of page an address is: codes and search words are left out, and so are the values of its query. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://shop");
  const parts = pathname.split("/").map((part, at, all) => {
    if (/\d/.test(part)) return ":code";
    return ["product", "search", "category", "help", "size-guide"].includes(all[at - 1] ?? "")
      ? ":name"
      : part;
  });
  const path = parts.join("/").replace(/^\/product\/.*/, "/product");
  return `${path}?${[...new Set(searchParams.keys())].sort().join("&")}`;
}

/** Addresses still to be looked at, each kind a few times. */
export class Frontier {
  private readonly waiting: string[];
  private readonly seen = new Set<string>();
  private readonly kinds = new Map<string, number>();

  constructor(first: string[]) {
    this.waiting = [...first];
  }

  add(addresses: string[]): void {
    for (const address of addresses) {
      const kind = kindOf(address);
      const count = this.kinds.get(kind) ?? 0;
      if (this.seen.has(address) || count >= SAMPLES) continue;
      this.seen.add(address);
      this.kinds.set(kind, count + 1);
      this.waiting.push(address);
    }
  }

  next(): string | undefined {
    return this.waiting.shift();
  }
}
