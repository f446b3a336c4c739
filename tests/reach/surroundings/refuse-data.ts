import type { Page } from "playwright";

export type Refusal = "refused" | "reset";

/** A filter on the way: documents and files come, data does not. */
export const refuseData = (page: Page, how: Refusal): Promise<unknown> =>
  page.route(/[?&]_data=/, (route) =>
    how === "reset"
      ? route.abort("connectionreset")
      : route.fulfill({ status: 403, contentType: "text/html", body: "<h1>Blocked by policy</h1>" }),
  );
