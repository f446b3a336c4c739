import { type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { matchRoutes, parsePath } from "react-router-dom";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";

/** For tests: the HTML a browser gets before any script runs, of parts that hold links or forms. */
export function pageOf(children: ReactNode, address = "/here?tab=2", basename = ""): string {
  const routes = [{ id: "page", path: "*", element: <>{children}</> }];
  const { pathname = "/", search = "", hash = "" } = parsePath(address);
  const location = { pathname: basename + pathname, search, hash, state: null, key: "default" };
  const context = {
    basename,
    location,
    matches: (matchRoutes(routes, location, basename || "/") ?? []).map((match) => ({
      ...match,
      route: routes[0]!,
    })),
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
