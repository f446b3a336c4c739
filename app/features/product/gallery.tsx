import { useSearchParams } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { queryWith } from "~/ui/query";
import type { Choice } from "./choice";

export type GalleryProps = { choice: Choice; colour?: string; isNew: boolean };

const views = [
  { key: "front", label: "Front" },
  { key: "back", label: "Back" },
] as const;
type View = (typeof views)[number];

/**
 * Front and back pictures of the chosen colour, with zoom. Thumbnails and zoom are links; with scripts they
 * work without a page load.
 */
export function Gallery({ choice, colour, isNew }: GalleryProps) {
  const [search] = useSearchParams();
  const [picked, setPicked] = useState<string>();
  const [nearer, setNearer] = useState<boolean>();
  const near = nearer ?? search.get("zoom") === "in";
  const shown = choice.colours.find(({ code }) => code === colour) ?? choice.colours[0];
  const there = views.filter(({ key }) => shown?.[key]);
  const wanted = picked ?? search.get("view");
  const current = there.find(({ key }) => key === wanted) ?? there[0];
  const words = (view: View) => `${choice.name}, ${shown?.name}, ${view.label.toLowerCase()}`;
  const linkTo = (change: { view?: string; zoom?: string }) =>
    queryWith(search, { ...(shown && { colour: shown.code }), view: current?.key ?? "front", ...change });
  function show(event: MouseEvent, view: View) {
    event.preventDefault();
    setPicked(view.key);
  }
  function zoom(event: MouseEvent) {
    event.preventDefault();
    setNearer(!near);
  }
  return (
    <div className="gal">
      <div className="card overflow-hidden">
        <div className="stage">
          {isNew ? <span className="flagn">NEW</span> : null}
          <Near on={near && current !== undefined}>
            <Picture
              src={current && shown?.[current.key]}
              alt={current ? words(current) : ""}
              width={480}
              height={600}
              eager
            />
          </Near>
          {current ? (
            <Link
              className="btn s zoom"
              to={linkTo({ zoom: near ? "out" : "in" })}
              preventScrollReset
              onClick={zoom}
            >
              {near ? "Zoom out" : "Zoom in"}
            </Link>
          ) : null}
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
                to={linkTo({ view: view.key })}
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

/** The middle of the width, and the chest: a tenth down the picture. */
function startAtTheChest(frame: HTMLDivElement | null) {
  frame?.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, frame.scrollHeight / 10);
}

/** The picture at twice the size, in a box that scrolls by pointer, finger and keyboard. */
function Near({ on, children }: { on: boolean; children: ReactNode }) {
  if (!on) return children;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus a keyboard could not scroll it
    <div className="near" ref={startAtTheChest} role="group" aria-label="Picture, enlarged" tabIndex={0}>
      {children}
    </div>
  );
}
