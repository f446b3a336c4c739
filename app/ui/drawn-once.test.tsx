import { createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { DrawnOnce } from "./drawn-once";
import { Link } from "./link";
import { PostForm } from "./post-form";
import { ServedPageContext } from "./served-page";

const name = "O'Brien-Ngāti <b>&";

type Data = { name: string; count: number; at?: string };

function Part({ name, count, at = "/cart" }: Data) {
  return (
    <>
      {name} has {count} <Link to={at}>in the cart</Link>
      <PostForm action={at}>
        <input name="count" defaultValue={count} />
      </PostForm>
    </>
  );
}

describe("a part that is drawn once", () => {
  it("[FW-01] has the HTML of one that is drawn as any other", () => {
    for (const page of [{ base: "" }, { base: "/s/a-key", proof: "a-proof" }]) {
      for (const of of [
        { name, count: 0 },
        { name: "", count: 2, at: "/?tab=1" },
      ]) {
        const around = (part: React.ReactNode) =>
          renderToString(<ServedPageContext.Provider value={page}>{part}</ServedPageContext.Provider>);
        const once = () => around(<DrawnOnce as="li" id="a" className="line" draw={Part} of={of} />);
        const usual = around(
          <li id="a" className="line">
            <Part {...of} />
          </li>,
        );
        expect(once()).toBe(usual);
        expect(once(), "the second time").toBe(usual);
      }
    }
  });

  it("[FW-01] is drawn again for other data, another proof and another prefix alone", () => {
    const draw = vi.fn(({ count }: Data) => <b>{count}</b>);
    const show = (of: Data, page = { base: "", proof: "one" }) =>
      renderToString(
        <ServedPageContext.Provider value={page}>
          <DrawnOnce as="div" draw={draw} of={of} />
        </ServedPageContext.Provider>,
      );
    for (const twice of [1, 2]) {
      expect(show({ name, count: twice })).toBe(`<div><b>${twice}</b></div>`);
      expect(show({ name, count: twice })).toBe(`<div><b>${twice}</b></div>`);
    }
    expect(draw).toHaveBeenCalledTimes(2);
    show({ name: "Other", count: 1 });
    show({ name, count: 1 }, { base: "", proof: "two" });
    show({ name, count: 1 }, { base: "/s/a-key", proof: "one" });
    expect(draw).toHaveBeenCalledTimes(5);
  });

  it("[FW-01] leaves what is around it as it was", () => {
    const Around = createContext("nothing");
    const Read = () => <i>{useContext(Around)}</i>;
    const html = renderToString(
      <Around.Provider value="outside">
        <Read />
        <DrawnOnce as="div" draw={Read} of={{}} />
        <Read />
      </Around.Provider>,
    );
    expect(html).toBe("<i>outside</i><div><i>nothing</i></div><i>outside</i>");
  });

  it("[FW-01] is forgotten when much else was drawn, so that memory has an end", () => {
    const draw = vi.fn(({ name }: Data) => <b>{name}</b>);
    const show = (name: string) => renderToString(<DrawnOnce as="div" draw={draw} of={{ name, count: 1 }} />);
    show("first");
    for (let n = 0; n < 500; n++) show(`${n}${"x".repeat(10_000)}`);
    const before = draw.mock.calls.length;
    show("first");
    expect(draw.mock.calls.length).toBe(before + 1);
  });
});
