import type { MouseEvent } from "react";
import { Picture, type PictureProps } from "~/ui/picture";

/** The pictures of one garment; most have a back, caps and boots have none. */
interface Sides {
  front?: string | null;
  back?: string;
}

type SideProps = Omit<PictureProps, "src"> & Sides & { turned: boolean };

/** A garment from one side. The picture of its back is fetched when somebody wants to see it. */
export function Side({ front, back, turned, alt, ...picture }: SideProps) {
  const src = turned && back ? back : front;
  return <Picture {...picture} src={src} alt={alt && src === back ? `${alt}, back` : alt} />;
}

type OtherSideProps = Sides & {
  name: string;
  turned: boolean;
  turn: () => void;
  className: string;
  /** After the side's name: "Back view". */
  words?: "view";
};

/** Leads to the picture of the other side, which scripts show in the place of this one. Nothing without a back. */
export function OtherSide({ front, back, name, turned, turn, className, words }: OtherSideProps) {
  if (!front || !back) return null;
  const side = turned ? "Front" : "Back";
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    turn();
  };
  return (
    <a
      href={turned ? front : back}
      className={className}
      aria-label={`${side} view of ${name}`}
      onClick={show}
    >
      {words ? `${side} ${words}` : side}
    </a>
  );
}
