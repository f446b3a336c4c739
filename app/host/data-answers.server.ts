import type { AppLoadContext, LoaderFunction, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";

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
  const { loader, default: page } = route.module;
  if (!loader || !page) return route;
  const asData: LoaderFunction = async (args: LoaderFunctionArgs) => {
    const answer = await loader(args);
    return isPageAsked(args.context) && isPlain(answer) ? new DataAnswer(answer) : answer;
  };
  return { ...route, module: { ...route.module, loader: asData } };
}

const isPageAsked = ({ asksForPage }: AppLoadContext) => asksForPage === true;

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
