/** The widths in pixels that pictures are made in. What is asked for is made in the next one. */
const WIDTHS = [48, 96, 160, 240, 320, 480, 640, 960, 1280, 1920] as const;

/** A picture of more pixels than this is not opened: it could be made to fill the memory. */
const MOST_PIXELS = 60_000_000;

export type Format = "avif" | "webp" | "jpeg" | "png";

/** The width that a picture is made in; undefined for one that no page asks for. */
export const widthFor = (asked: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(asked) ? WIDTHS.find((width) => width >= Number(asked)) : undefined;

/** What a browser takes, by its Accept header: the smallest first. @param isFlat whether a JPEG would lose nothing. */
export function formatFor(accept: string, isFlat: boolean): Format {
  if (accept.includes("image/avif")) return "avif";
  if (accept.includes("image/webp")) return "webp";
  return isFlat ? "jpeg" : "png";
}

/**
 * A picture in another width, never wider than it is, turned as its camera says, without what else the camera wrote down.
 * @throws Error if it is no picture that can be read.
 */
export async function resized(original: Uint8Array, width: number, format: Format): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  // One thread for each picture, so that pages are answered meanwhile; nothing is kept in memory.
  sharp.concurrency(1);
  sharp.cache(false);
  const picture = sharp(original, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  switch (format) {
    case "avif":
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 78 }).toBuffer();
    case "jpeg":
      return picture.jpeg({ quality: 80, progressive: true }).toBuffer();
    case "png":
      return picture.png({ compressionLevel: 9 }).toBuffer();
  }
}
