export const connectionsPath = "/connections";
export const checkPath = `${connectionsPath}?do=check`;

/** One connection, in the query, because its name may hold anything. */
export const connectionPath = (name: string): string => `${connectionsPath}?name=${encodeURIComponent(name)}`;
