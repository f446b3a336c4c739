/** Orders from a file: the form for one, and the files that were sent. */
export const bulkOrdersPath = "/bulk-order";

/** One file, with only the lines of orders in a state; or what became of it after the press. */
export const bulkOrderPath = (uploadId: string, state?: string): string =>
  `${bulkOrdersPath}/${encodeURIComponent(uploadId)}${state ? `?state=${state}` : ""}`;

export const acknowledgementPath = (uploadId: string): string => `${bulkOrderPath(uploadId)}/acknowledgement`;

/** The template, or the lines to mend of a file. */
export const bulkOrderFilePath = (uploadId?: string): string =>
  `${bulkOrdersPath}.csv${uploadId ? `?upload=${encodeURIComponent(uploadId)}` : ""}`;
