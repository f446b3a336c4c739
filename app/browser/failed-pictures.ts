const NO_IMAGE = "/no-image.svg";

/**
 * Puts the default picture in the place of each one that fails (spec 000 §5), also of those that failed before this ran.
 * An attribute of the picture cannot do that, because pages take no script from one.
 */
export function replaceFailedPictures(): void {
  // The event does not bubble.
  document.addEventListener("error", ({ target }) => replace(target), true);
  for (const picture of document.images) {
    const { src, complete, naturalWidth } = picture;
    // Asked for once more, because to some browsers a drawing without a size is as wide as a picture that failed.
    if (complete && !naturalWidth) picture.src = src;
  }
}

function replace(picture: unknown): void {
  if (!(picture instanceof HTMLImageElement) || picture.src.endsWith(NO_IMAGE)) return;
  picture.removeAttribute("srcset");
  picture.src = NO_IMAGE;
}
