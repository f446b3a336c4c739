import { Picture, type PictureProps } from "~/ui/picture";

type Props = {
  /** Unlike all others on the page. */
  id: string;
  name: string;
};

/**
 * Turns the garments that follow it, without scripts: the style sheet shows their backs while it is ticked. It has no
 * name, so a form around it does not send it.
 */
export function BackBox({ id, name }: Props) {
  return <input type="checkbox" className="vh rear" id={id} aria-label={`Back view of ${name}`} />;
}

/** What one presses, wherever it stands after the box. */
export const BackLabel = ({ id, className, words }: { id: string; className: string; words: string }) => (
  <label className={className} htmlFor={id}>
    {words}
  </label>
);

/** A garment from both sides, of which the back is fetched when it is shown. */
export function BothSides({ back, className, ...front }: PictureProps & { back?: string }) {
  return (
    <div className={className}>
      <Picture {...front} />
      {back ? <Back src={back} alt={front.alt && `${front.alt}, back`} /> : null}
    </div>
  );
}

/**
 * A background, not an img: where scripts are off, a browser fetches the lazy pictures that are not shown, too. A style
 * attribute would be refused by the content security policy; the attribute of a table is not. Hidden by its own attribute,
 * because without the style sheet, which may come later, it would be fetched at once.
 */
const Back = ({ src, alt }: { src: string; alt: string }) => (
  <table {...{ background: src }} hidden role={alt ? "img" : "presentation"} aria-label={alt || undefined} />
);
