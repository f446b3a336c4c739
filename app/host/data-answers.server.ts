import type { LoaderFunction, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { pageContext } from "~/commerce/page-context.server";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * Routes whose loaders hand a page their data as it is. Remix makes a JSON response of what a loader returns and reads
 * it again at once, for a page too, which only draws it. What browsers fetch (`_data`) stays JSON.
 */
export function withDataAnswers(routes: Routes): Routes {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && answering(route)]));
}

function answering(route: Route): Route {
  const { loader } = route.module;
  // Without a page it answers browsers itself.
  if (!loader || !route.module.default) return route;
  const asData: LoaderFunction = async (args: LoaderFunctionArgs) => {
    const answer = await loader(args);
    return pageContext(args.context).asksForPage && isPlain(answer) ? new DataAnswer(answer) : answer;
  };
  return { ...route, module: { ...route.module, loader: asData } };
}

const isPlain = (answer: unknown): answer is object =>
  answer !== null && typeof answer === "object" && Object.getPrototypeOf(answer) === Object.prototype;

/** What Remix reads of a loader's JSON response. */
class DataAnswer {
  readonly status = 200;
  readonly statusText = "";
  readonly headers = new Headers({ "Content-Type": "application/json" });
  readonly body = {};
  constructor(private readonly data: object) {}
  json() {
    return Promise.resolve(this.data);
  }
}
