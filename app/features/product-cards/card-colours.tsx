import { type Colour, Dot } from "~/ui/swatch";

/** A colour of a card with the garment in it, from the front and from the back. */
export type CardColour = Colour & { picture?: string; back?: string };

/** Whether the card can show the garment in each of its colours (spec 000 §3). */
export const turns = (colours: readonly CardColour[]): boolean =>
  colours.length > 1 && colours.every(({ picture }) => picture);

interface Props {
  /** Of the card, unlike all others on the page. */
  id: string;
  name: string;
  colours: readonly CardColour[];
}

/**
 * The choice of the picture, without scripts: radio buttons before the picture, whose labels are the dots under it. They
 * belong to no form and send nothing.
 */
export function ColourRadios({ id, name, colours }: Props) {
  return colours.map((colour, index) => (
    <input
      key={index}
      type="radio"
      className="vh"
      name={id}
      id={`${id}${index}`}
      aria-label={`${name} in ${colour.name}`}
      defaultChecked={index === 0}
    />
  ));
}

export function ColourDots({ id, colours, more }: Pick<Props, "id" | "colours"> & { more: number }) {
  return (
    <span className="sw">
      {colours.map((colour, index) => (
        <label key={index} htmlFor={`${id}${index}`} title={colour.name}>
          <Dot {...colour} />
        </label>
      ))}
      {more > 0 ? (
        <span className="mut" aria-label={`and ${more} more`} role="img">
          +{more}
        </span>
      ) : null}
    </span>
  );
}
