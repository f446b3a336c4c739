/**
 * Takes out of the browser's scripts what Remix, React Router and React have for shops of other kinds: modes that this
 * one is not in, and what only runs on the server. The minifier then leaves out all that nothing uses any more. Every
 * page loads these scripts, so each kilobyte counts (docs/decisions/0036).
 */
const CUTS = [
  // Scripts of a page are written by the server. In the browser they are compared with nothing, and nothing is deferred.
  {
    what: "the scripts that the server writes",
    pattern: /static:(\w+),staticContext:(\w+)\}=(\w+\(\)),/g,
    by: "}=$3,$1=false,$2=undefined,",
  },
  { what: "deferred data", pattern: /\b__remixContext\.a\b/g, by: "false" },
  {
    what: "a page to show while a root is loaded that has no HTML",
    pattern: /\b\w+\.id==="root"\?\w+:void 0/g,
    by: "void 0",
  },
  {
    what: "transitions of views",
    pattern: /,viewTransitionOpts:(\w+)\}=(\w+);/g,
    by: "}=$2,$1=false;",
  },
  // React from before version 18.
  {
    what: "React's older ways to render",
    pattern:
      /(?<=;)\w+\.(?:findDOMNode|hydrate|render|unmountComponentAtNode|unstable_renderSubtreeIntoContainer)=function\(/g,
    by: "void function(",
  },
];

/** The modes of Remix that are off: wherever Remix asks for one the answer is known. */
const modeCuts = (modes) =>
  modes.map((mode) => ({ what: mode, pattern: new RegExp(`\\b[\\w$.]+\\.${mode}\\b`, "g"), by: "false" }));

/** @param modes of Remix that are off. */
export function trimmer(modes) {
  const open = new Set([...CUTS, ...modeCuts(modes)]);
  const cuts = [...open];
  return {
    trim: (script) =>
      cuts.reduce((text, cut) => {
        const shorter = text.replace(cut.pattern, cut.by);
        if (shorter !== text) open.delete(cut);
        return shorter;
      }, script),
    /** @throws if something was not found: then a package is written in another way, and its cut with it. */
    finish: () => {
      if (open.size > 0)
        throw new Error(`Not in the scripts: ${[...open].map(({ what }) => what).join(", ")}.`);
    },
  };
}
