import { Link, useSearchParams } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { Picture } from "~/ui/picture";
import type { Choice } from "./choice";

export type GalleryProps = { choice: Choice; colour?: string; isNew: boolean };

const views = [
  { key: "front", label: "Front" },
  { key: "back", label: "Back" },
] as const;
type View = (typeof views)[number];

/** The chosen colour from the front or the back. The small pictures are links; scripts spare the page load. */
export function Gallery({ choice, colour, isNew }: GalleryProps) {
  const [search] = useSearchParams();
  const [picked, setPicked] = useState<string>();
  const shown = choice.colours.find(({ code }) => code === colour) ?? choice.colours[0];
  const there = views.filter(({ key }) => shown?.[key]);
  const wanted = picked ?? search.get("view");
  const current = there.find(({ key }) => key === wanted) ?? there[0];
  const words = (view: View) => `${choice.name}, ${shown?.name}, ${view.label.toLowerCase()}`;
  const linkTo = (view: View) => {
    const query = new URLSearchParams(search);
    query.set("view", view.key);
    if (shown) query.set("colour", shown.code);
    return `?${query.toString()}`;
  };
  function show(event: MouseEvent, view: View) {
    event.preventDefault();
    setPicked(view.key);
  }
  return (
    <div className="gal">
      <div className="card overflow-hidden">
        <div className="stage">
          {isNew ? <span className="flagn">NEW</span> : null}
          <Picture
            src={current && shown?.[current.key]}
            alt={current ? words(current) : ""}
            width={480}
            height={600}
            eager
          />
        </div>
        <div className="shelf">
          <span>{choice.code}</span>
          {current ? (
            <span>
              {current.label} {there.indexOf(current) + 1} / {there.length}
            </span>
          ) : null}
        </div>
      </div>
      {there.length > 1 ? (
        <ul className="thumbs">
          {there.map((view) => (
            <li key={view.key}>
              <Link
                className="card"
                to={linkTo(view)}
                preventScrollReset
                onClick={(event) => show(event, view)}
                aria-current={view === current ? "true" : undefined}
              >
                <Picture src={shown?.[view.key]} alt={view.label} width={96} height={120} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
