import { mediaTypeOf } from "../../http/media-type";

/** The most bytes of one file, and of all that wait together: mail servers refuse more. */
export const MOST_BYTES = 10_000_000;
export const MOST_BYTES_TOGETHER = 20_000_000;
export const MOST_FILES = 5;

/** The kinds that a desk can open. */
export const MEDIA_TYPES = ["image/jpeg", "image/png", "image/heic", "application/pdf"] as const;

export const FILE_TEXTS = {
  empty: "This file is empty.",
  large: "This file is larger than 10 MB.",
  video: "Videos cannot be sent. A picture is enough.",
  kind: "Only JPG, PNG, HEIC and PDF files can be sent.",
  many: "At most 5 files can be sent.",
  together: "Together the files would be larger than 20 MB.",
} as const;

/**
 * The media type of a file, by its content: a name and a declared type say nothing.
 * @returns a reason of {@link FILE_TEXTS} where it cannot be sent.
 */
export async function validateFile(
  content: Uint8Array,
): Promise<{ mediaType: string } | { refused: keyof typeof FILE_TEXTS }> {
  if (content.byteLength === 0) return { refused: "empty" };
  if (content.byteLength > MOST_BYTES) return { refused: "large" };
  const found = await mediaTypeOf(content);
  if (found?.startsWith("video/")) return { refused: "video" };
  const mediaType = MEDIA_TYPES.find((known) => known === found);
  return mediaType ? { mediaType } : { refused: "kind" };
}
