import { classNames } from "./class-names";
import { Icon } from "./icon";

export type PictureProps = {
  src?: string | null;
  /** Empty if the text beside it already says what is shown. */
  alt: string;
  width?: number;
  height?: number;
  /** In the first view: loaded at once. Other pictures load lazily. */
  eager?: boolean;
  className?: string;
  missingText?: string;
};

/** Where the shop has a photograph in the width of its place on a sharp screen (docs/decisions/0155); a drawing is as it is. */
const addressOf = (src: string, width: number) =>
  /\.(jpe?g|png|webp|avif)($|\?)/i.test(src) ? `/pictures/${2 * width}?of=${encodeURIComponent(src)}` : src;

/**
 * The size is always set, so that the layout does not shift. Without a URL it is a plain plate with a text.
 */
export function Picture({
  src,
  alt,
  width = 240,
  height = 300,
  eager = false,
  className,
  missingText = "No picture yet",
}: PictureProps) {
  if (!src) {
    return (
      <span className={classNames("ph", className)}>
        <Icon name="hang" />
        {missingText}
      </span>
    );
  }
  return (
    <img
      src={addressOf(src, width)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={className}
    />
  );
}
