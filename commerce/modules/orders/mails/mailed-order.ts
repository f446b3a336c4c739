import type { ChargeWords } from "../../packs";

/** A line of an order, as mails show it. */
export interface MailedEntry {
  entryNumber: number;
  quantity: number;
  product: {
    name: string;
    code: string;
    colour: string;
    size: string;
    dimension?: string;
    /** The URL of its picture, which names the cloth. */
    image?: string;
  };
  selectedValueAdd: { name: string; prompts: { prompt1: string; userEnteredValue: string }[] }[];
  reasonOfReplacement?: string;
  additionalComments?: string;
  standardWarning?: string;
  ppeReason?: string;
  /** Undefined where prices are hidden. */
  totalPrice?: { formattedValue: string };
  stockMessage?: string;
}

/** What an order costs, who pays and what it is charged to. */
export interface MailedCharges {
  charges: Omit<ChargeWords, "brief">;
  /** Undefined where prices are hidden. */
  totalPriceWithTax?: { formattedValue: string };
  purchaseOrderNumber?: string;
  costCenter?: { code: string; name: string };
}

/** Where an order goes, and how. */
export interface MailedDelivery {
  deliveryAddress: {
    firstName: string;
    lastName: string;
    companyName?: string | null;
    formattedAddress: string;
  };
  deliveryMode: { name: string };
  /** The day by which it is needed, YYYY-MM-DD. */
  requestedRetrievalAt?: string;
}

/** An order with its garments. */
export interface MailedOrder {
  code: string;
  entries: MailedEntry[];
}
