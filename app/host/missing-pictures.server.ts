import { readFileSync } from "node:fs";

type Fetch<Trace> = (request: Request, trace?: Trace) => Promise<Response>;

/**
 * A picture that is not there is answered with the default one (spec 000 §5): a browser shows the picture that comes with
 * a 404, also without scripts.
 */
export function withDefaultPicture<Trace>(fetch: Fetch<Trace>): Fetch<Trace> {
  const picture = readFileSync("public/no-image.svg");
  return async (request, trace) => {
    const answer = await fetch(request, trace);
    if (answer.status !== 404) return answer;
    return new Response(picture, {
      status: 404,
      headers: { "Content-Type": "image/svg+xml; charset=utf-8" },
    });
  };
}
