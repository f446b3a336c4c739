import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { csvRecords } from "../../http/csv/records";

/** What the demo knows of somebody beside the files of the program. */
export interface NamedPerson {
  /** Has just begun, and has not ordered the first pack yet. */
  isNew: boolean;
  /** Has never signed in. */
  firstLogin: boolean;
  /** Orders this person has at least. */
  orders: number;
  /** A pack that was ordered a week ago, whatever else was. */
  ordered?: string;
  /** The waist of this person's trousers, in cm, instead of a guessed one. */
  waist?: string;
  /** Women's or men's garments where there are both, instead of a guessed cut. */
  cut?: "womens" | "mens";
  /** Buys for a whole site in one order that waits for approval. */
  bulkOrder: boolean;
}

let all: ReadonlyMap<string, NamedPerson> | undefined;

/** The people whom the demo knows by name, by their email. */
export const namedPeople = (): ReadonlyMap<string, NamedPerson> => (all ??= read());

function read(): ReadonlyMap<string, NamedPerson> {
  const text = readFileSync(resolve("commerce/demo/named-people.csv"), "utf8");
  const [, ...lines] = [...csvRecords(text, ",")].map(({ cells }) => cells);
  return new Map(
    lines.map(([email = "", isNew, firstLogin, orders, ordered, waist, cut, bulk]) => [
      email,
      {
        isNew: isNew === "yes",
        firstLogin: firstLogin === "yes",
        orders: Number(orders),
        ordered: ordered || undefined,
        waist: waist || undefined,
        cut: (cut || undefined) as NamedPerson["cut"],
        bulkOrder: bulk === "yes",
      },
    ]),
  );
}
