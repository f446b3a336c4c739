import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import type { lineOf } from "~/features/lines/line.server";
import { quoteCalls } from "~/features/quotes/calls.server";
import type { Owner } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { missing, NONE, type NotThere } from "./owner.server";

type Schemas = components["schemas"];

/** A configured line of an order, a quote or a saved cart, with what is read of its configuration. */
export interface ShownLine {
  entry: Parameters<typeof lineOf>[0] & Priced;
  /** Whether its configuration can be changed where it stands: in the draft of a quote. */
  changeable: boolean;
  texts: () => Promise<Schemas["TextConfiguration"]>;
  overview: () => Promise<Schemas["ConfigurationOverview"]>;
}

interface Priced {
  basePrice?: { formattedValue: string };
  totalPrice?: { formattedValue: string };
  statusSummaryList?: { status: string; numberOfIssues: number }[];
}

interface Place {
  code: string;
  entryNumber: number;
}

/** The lines that are only shown, by their kind of owner, with the words where there is none. */
const READ = {
  orderEntry: {
    read: readOrderLine,
    gone: "You have no such order, or nothing of it was configured.",
  },
  quoteEntry: {
    read: readQuoteLine,
    gone: "You have no such quote, or nothing of it was configured.",
  },
  savedCartEntry: {
    read: readSavedLine,
    gone: "You have no such saved cart, or nothing of it was configured.",
  },
} satisfies Partial<Record<Owner["type"], object>>;

export type ShownType = keyof typeof READ;

export const isShown = (owner: Owner): owner is Owner & { type: ShownType } =>
  Object.hasOwn(READ, owner.type);

/** The quote and the number of a line of it. */
export function placeOf(key: string): { quoteCode: string; entryNumber: number } {
  const [quoteCode = "", number] = key.split("+");
  return { quoteCode, entryNumber: Number(number) };
}

/** The line that an owner names. */
export async function readShownLine(
  visit: Visit,
  { type, key }: Owner & { type: ShownType },
): Promise<ShownLine | NotThere> {
  const [, code = "", number = ""] = /^(.{1,60})\+(\d{1,6})$/.exec(key) ?? [];
  if (!code) return missing(NONE);
  const { read, gone } = READ[type];
  try {
    const line = await read(visit, { code, entryNumber: Number(number) });
    return line?.entry.configurationInfos ? line : missing(gone);
  } catch (error) {
    if (error instanceof CommerceError && (error.status === 404 || error.is("CartError")))
      return missing(gone);
    throw error;
  }
}

const lineIn = <Entry extends { entryNumber: number }>(
  entries: readonly Entry[] | undefined,
  { entryNumber }: Place,
): Entry | undefined => entries?.find((entry) => entry.entryNumber === entryNumber);

async function readOrderLine({ commerce }: Visit, path: Place): Promise<ShownLine | undefined> {
  const { code } = path;
  const order = await answer(
    commerce.GET("/users/current/orders/{code}", {
      params: { path: { code }, query: { fields: "code,entries(FULL)" } },
    }),
  );
  const entry = lineIn(order.entries, path);
  return (
    entry && {
      entry,
      changeable: false,
      texts: () =>
        answer(
          commerce.GET("/users/current/orders/{code}/entries/{entryNumber}/configurator/textfield", {
            params: { path },
          }),
        ),
      overview: () =>
        answer(
          commerce.GET(
            "/users/current/orders/{code}/entries/{entryNumber}/ccpconfigurator/configurationOverview",
            { params: { path } },
          ),
        ),
    }
  );
}

async function readQuoteLine(visit: Visit, place: Place): Promise<ShownLine | undefined> {
  const calls = await quoteCalls(visit, place.code);
  const { entries, changeable } = await calls.read();
  const entry = lineIn(entries, place);
  return (
    entry && {
      entry,
      changeable: changeable && !calls.desk,
      texts: () => calls.texts(place.entryNumber),
      overview: () => calls.overview(place.entryNumber),
    }
  );
}

async function readSavedLine({ commerce }: Visit, place: Place): Promise<ShownLine | undefined> {
  const path = { cartId: place.code, entryNumber: place.entryNumber };
  const { savedCartData } = await answer(
    commerce.GET("/users/current/carts/{cartId}/savedcart", {
      params: { path, query: { fields: "FULL" } },
    }),
  );
  const entry = savedCartData.saveTime ? lineIn(savedCartData.entries, place) : undefined;
  return (
    entry && {
      entry,
      changeable: false,
      texts: () =>
        answer(
          commerce.GET("/users/current/carts/{cartId}/entries/{entryNumber}/configurator/textfield", {
            params: { path },
          }),
        ),
      overview: () =>
        answer(
          commerce.GET(
            "/users/current/carts/{cartId}/entries/{entryNumber}/ccpconfigurator/configurationOverview",
            { params: { path } },
          ),
        ),
    }
  );
}
