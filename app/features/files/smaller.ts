/** Pixels of the longer side that show a seam well enough. */
const LONGEST = 2000;
/** Bytes from which a photo is made smaller. */
const LARGE = 1_000_000;

/**
 * A phone's photo in a size that a slow line can send. A file that is no large JPEG, or that the browser cannot
 * draw, stays as it is.
 */
export async function smaller(file: File): Promise<File> {
  if (file.type !== "image/jpeg" || file.size < LARGE || !("createImageBitmap" in window)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    return drawn && drawn.size < file.size ? new File([drawn], file.name, { type: drawn.type }) : file;
  } catch {
    return file;
  }
}
