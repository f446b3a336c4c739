/** Stages of a parcel that its person has. */
export const ARRIVED: ReadonlySet<string> = new Set(["delivered", "collected", "taken"]);
