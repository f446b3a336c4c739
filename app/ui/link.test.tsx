import { Link as RouterLink } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { Link } from "./link";
import { ServedPageContext } from "./served-page";
import { pageOf } from "./testing";

describe("a link that the server writes", () => {
  const props = { className: "link", "aria-label": "O'Brien-Ngāti <b>&", preventScrollReset: true };

  it.each(["", "/s/a-key"])("[FW-01] is the one that the router would write, under ‘%s’", (base) => {
    for (const to of [
      ...["/", "/?tab=1", "/#main", "/cart", "/product/KC-1/o'brien-ngāti?colour=navy&size=12#sizes"],
      ...[
        "?tab=3",
        "#main",
        "other",
        "../up",
        ".",
        "/a/../b",
        "/a//b",
        "//other.example/x",
        "/cart?",
        "/cart#",
      ],
      ...[
        "/?",
        "https://other.example/x",
        "mailto:help@kitroom.example",
        { pathname: "/cart", search: "?a=1" },
      ],
    ]) {
      const routers = pageOf(
        <RouterLink discover="none" to={to} {...props}>
          Go
        </RouterLink>,
        undefined,
        base,
      );
      const own = pageOf(
        <ServedPageContext.Provider value={{ base }}>
          <Link to={to} {...props}>
            Go
          </Link>
        </ServedPageContext.Provider>,
        undefined,
        base,
      );
      expect(own).toBe(routers);
    }
  });
});
