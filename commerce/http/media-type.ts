import { fileTypeFromBuffer } from "file-type";

/** The media type of a file by its content, whatever its name and its sender say; undefined where the content does not say it. */
export const mediaTypeOf = async (content: Uint8Array): Promise<string | undefined> => {
  // A damaged file makes some readers throw.
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  return found?.mime;
};
