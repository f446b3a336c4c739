import { addressesFor } from "../checkout";
import { findVariant, type StyleRecord } from "../catalogue";
import { MOST_ADDED, sizesIn } from "../carts";
import { isLeftOut, type ReadLine } from "./file";
import { type BulkCall, stylesOf, tryWanted, type Wanted } from "./place";
import type { LineFault, OrderState } from "./tables";

/** One order of a file as it is kept. */
export interface CheckedOrder {
  number: number;
  purchaseOrderNumber: string;
  deliverTo: string;
  addressId: string | null;
  state: OrderState;
  message: string | null;
  totalCents: number | null;
  waits: boolean | null;
}

export interface CheckedLine {
  line: number;
  number: number;
  cells: string[];
  sku: string;
  quantity: number;
  name: string;
  faults: LineFault[];
}

/** Lines with the same purchase order number and delivery address are one order, numbered as they come. */
function grouped(lines: readonly ReadLine[]): ReadLine[][] {
  const groups = new Map<string, ReadLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.purchaseOrder.toUpperCase(), line.deliverTo.toLowerCase()]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** How many orders the lines of a file make. */
export const ordersIn = (lines: readonly ReadLine[]): number => grouped(lines).length;

type Addresses = Awaited<ReturnType<typeof addressesFor>>;

/** The address that a text names: by its code, company or first line. */
function addressIn(addresses: Addresses, text: string): { id?: string } | { message: string } {
  if (text === "") return {};
  const same = (one: string | null) => one?.toLowerCase() === text.toLowerCase();
  const found = addresses.filter(
    ({ address }) => same(address.id ?? null) || same(address.companyName ?? null) || same(address.line1),
  );
  if (found.length === 1) return { id: found[0]!.address.id };
  return {
    message:
      found.length === 0
        ? `You have no address “${text}”. Write its company or first line as your address book has it.`
        : `You have several addresses “${text}”. Write the first line of one.`,
  };
}

const nameOf = (styles: StyleRecord[], sku: string): string => {
  const found = findVariant(styles, sku);
  if (!found) return "";
  const { style, colour, variant } = found;
  return [style.name, colour.name, [variant.size, variant.dimension].filter(Boolean).join(" ")].join(", ");
};

/** Groups the lines of a file into orders and tries each of them. */
export async function checkLines(
  call: BulkCall,
  lines: readonly ReadLine[],
): Promise<{ orders: CheckedOrder[]; lines: CheckedLine[] }> {
  const addresses = await addressesFor(call);
  const groups = grouped(lines).map((group) => ({ group, wanted: wantedOf(group) }));
  const styles = await stylesOf(
    call,
    groups.map(({ wanted }) => wanted),
  );
  const unknown = groups.flatMap(({ wanted }) => wanted.lines).filter(({ sku }) => !findVariant(styles, sku));
  const sizes = await sizesIn(
    call,
    unknown.map(({ sku }) => sku),
  );
  const orders: CheckedOrder[] = [];
  const checked: CheckedLine[] = [];
  for (const [index, { group, wanted }] of groups.entries()) {
    const number = index + 1;
    const address = addressIn(addresses, group[0]!.deliverTo);
    const tried = await outcomeOf(
      call,
      group,
      { ...wanted, addressId: "id" in address ? address.id : undefined },
      {
        styles,
        address: "message" in address ? address.message : undefined,
      },
    );
    orders.push({
      number,
      purchaseOrderNumber: wanted.purchaseOrder,
      deliverTo: group[0]!.deliverTo,
      addressId: "id" in address ? (address.id ?? null) : null,
      ...tried.order,
    });
    checked.push(
      ...group.map(({ line, cells, sku, quantity, faults }) => {
        const refused = tried.faults?.get(line);
        const message = refused && (sizes.get(sku) ?? refused);
        return {
          line,
          number,
          cells,
          sku,
          quantity,
          name: nameOf(styles, sku),
          faults: message ? [...faults, { column: "", message }] : faults,
        };
      }),
    );
  }
  return { orders, lines: checked };
}

const wantedOf = (group: readonly ReadLine[]): Wanted => ({
  purchaseOrder: group[0]!.purchaseOrder,
  lines: group.filter((line) => line.faults.length === 0 && !isLeftOut(line)),
});

const NOTHING = { message: null, totalCents: null, waits: null };

interface Known {
  styles: StyleRecord[];
  /** What is wrong with the address. */
  address?: string;
}

async function outcomeOf(
  call: BulkCall,
  group: readonly ReadLine[],
  wanted: Wanted,
  { styles, address }: Known,
) {
  const mend = (message: string | null, faults?: ReadonlyMap<number, string>) => ({
    order: { ...NOTHING, state: "mend" as const, message },
    faults,
  });
  if (group.length > MOST_ADDED) {
    return mend(
      `An order has at most ${MOST_ADDED} lines. Give some of these ${group.length} another number.`,
    );
  }
  const asked = group.filter((line) => !isLeftOut(line));
  if (asked.length === 0) return mend("All its lines have quantity 0, so there is nothing to order.");
  if (wanted.lines.length === 0) return mend(address ?? null);
  const tried = await tryWanted(call, wanted, styles);
  if (!tried.ok) return mend(address ?? tried.message ?? null, tried.faults);
  if (address) return mend(address);
  if (wanted.lines.length < asked.length) return mend(null);
  const { totalCents, waits } = tried;
  return { order: { state: "ready" as const, message: null, totalCents, waits }, faults: undefined };
}
