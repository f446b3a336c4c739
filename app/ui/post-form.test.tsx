import { Form } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { PostForm } from "./post-form";
import { formAddress, ServedPageContext } from "./served-page";
import { pageOf } from "./testing";

describe("a form that the server writes", () => {
  const props = { className: "row", id: "a", preventScrollReset: true, replace: true, noValidate: true };

  it.each(["", "/s/a-key"])("[FW-01] is the one that the router would write, under ‘%s’", (base) => {
    for (const action of ["/", "/cart", "/packItem?packId=O'Brien-Ngāti <b>&", "/cart#items"]) {
      const routers = pageOf(
        <Form method="post" discover="none" action={action} {...props}>
          Send
        </Form>,
        "/here?tab=2",
        base,
      );
      const own = pageOf(
        <ServedPageContext.Provider value={{ base, address: "/here?tab=2" }}>
          <PostForm action={action} {...props}>
            Send
          </PostForm>
        </ServedPageContext.Provider>,
        "/here?tab=2",
        base,
      );
      expect(own).toBe(routers);
    }
  });

  it("[FW-01] is sent to the page that it stands on if it has no action", () => {
    const html = pageOf(
      <ServedPageContext.Provider value={{ base: "/s/a-key", address: "/here?tab=2" }}>
        <PostForm>Send</PostForm>
      </ServedPageContext.Provider>,
    );
    expect(html).toBe('<form method="post" action="/s/a-key/here?tab=2">Send</form>');
  });

  it("[FW-01] says once that it is for an index route, however often it was refused", () => {
    const at = (search: string) => ({ pathname: "/cards", search });
    expect(formAddress(at(""), true)).toBe("/cards?index");
    expect(formAddress(at("?index"), true)).toBe("/cards?index");
    expect(formAddress(at("?index&tab=O'Brien+%26"), true)).toBe("/cards?index&tab=O'Brien+%26");
    expect(formAddress(at("?tab=2&index="), true)).toBe("/cards?index&tab=2");
    expect(formAddress(at("?index"), false)).toBe("/cards");
    expect(formAddress(at("?tab=2&indexed=1"), false)).toBe("/cards?tab=2&indexed=1");
  });

  it("[FW-01] has the proof of a visit whose browser may send no origin", () => {
    const html = pageOf(
      <ServedPageContext.Provider value={{ base: "", address: "/here", proof: "a-proof" }}>
        <PostForm>Send</PostForm>
      </ServedPageContext.Provider>,
    );
    expect(html).toBe(
      '<form method="post" action="/here"><input type="hidden" name="formProof" value="a-proof"/>Send</form>',
    );
  });
});
