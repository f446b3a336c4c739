import { mediaTypeOf } from "../../http/media-type";

/** How a picture of a program may be called. */
export const PICTURE_NAME = /^\w[\w.-]{0,199}\.(png|jpe?g|webp|avif|svg)$/i;

const TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const SVG = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/;

/** The media type of a picture that browsers show, by its content; undefined for anything else. */
export async function pictureType(content: Uint8Array): Promise<string | undefined> {
  const found = await mediaTypeOf(content);
  if (found && TYPES.includes(found)) return found;
  return SVG.test(Buffer.from(content.subarray(0, 4000)).toString("utf8")) ? "image/svg+xml" : undefined;
}
