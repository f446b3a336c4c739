/** What the triggers keep of what happened, under the names that they write. No names, emails or addresses of people. */
interface OrderFacts {
  code: string;
  status: string;
  site: string;
  organisation: string;
  unit: string;
  customerId: string;
  employeeId: string | null;
  placedAt: string;
  currency: string;
  totalCents: number;
  purchaseOrderNumber: string | null;
  costCentre: string | null;
  urgent: boolean;
  lines: {
    entryNumber: number;
    sku: string;
    name: string;
    quantity: number;
    cancelled: number;
    packId: string | null;
  }[];
}

interface ParcelFacts {
  code: string;
  status: string;
  carrier: string | null;
  trackingId: string | null;
  lines: { entryNumber: number; quantity: number }[];
}

interface ReturnFacts {
  code: string;
  status: string;
  lines: { entryNumber: number; sku: string; quantity: number; type: "RETURN" | "EXCHANGE" }[];
}

interface PersonFacts {
  customerId: string;
  employeeId: string | null;
  organisation: string;
  unit: string;
  roles: string[];
  job: string | null;
  active: boolean;
}

/** What an event of an order changed besides its state, as the order's history has it. */
interface ChangeFacts {
  cancelled?: { entryNumber: number; quantity: number }[];
  purchaseOrderNumber?: { from: string | null; to: string | null };
  declined?: { code: string; name: string };
  amended?: { entryNumber: number; from: number; to: number; inPlaceOf?: number }[];
}

export interface Facts {
  order?: OrderFacts;
  change?: ChangeFacts | null;
  parcel?: ParcelFacts | null;
  return?: ReturnFacts;
  person?: PersonFacts;
  stock?: { sku: string; onHand: number };
}
