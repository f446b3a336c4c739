import type { stores } from "./tables";

export type StoreRow = Omit<typeof stores.$inferSelect, "sites"> & { distance?: number | null };
