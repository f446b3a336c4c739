import { classNames } from "./class-names";
import { Icon } from "./icon";

export type PictureProps = {
  src?: string | null;
  /** Empty when the words beside it already say what is shown. */
  alt: string;
  width?: number;
  height?: number;
  srcSet?: string;
  sizes?: string;
  /** In the first view: fetched at once. Others wait until they come near. */
  eager?: boolean;
  className?: string;
  missingText?: string;
};

/** The size is always given, so the page never jumps; without an address it is a calm plate with words. */
export function Picture({
  src,
  alt,
  width = 240,
  height = 300,
  srcSet,
  sizes,
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
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={className}
    />
  );
}
