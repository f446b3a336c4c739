/** What is done to one call on its way to the API and back. */
export interface Fault {
  /** The API did what it was asked, and only its answer was lost or spoiled. */
  processed: boolean;
  /** Every attempt of the call, not only the first. */
  lasting: boolean;
  /** The answer that arrives in place of the API's; a rejection is a broken connection. */
  answer: (real: Response | undefined, signal: AbortSignal) => Promise<Response>;
  /** The status of the page that says so, and its words (spec 002 §8). */
  status: number;
  words: string;
  /** Seconds that the page must ask to wait. */
  retryAfter?: number;
  /** No answer comes until the deadline. */
  hangs?: boolean;
}

const texts = {
  500: "An Internal Server Error occurred. Please try again later.",
  502: "A server error occurred. Please try again later",
  503: "A server error occurred. Please try again later",
  504: "The server did not respond, please try again later.",
  429: "There were too many requests at once. Please try again in 7 seconds.",
};

type Known = keyof typeof texts;

const said = (status: Known, fault: Pick<Fault, "answer"> & Partial<Fault>): Fault => ({
  processed: false,
  lasting: false,
  status,
  words: texts[status],
  ...fault,
});

const json = (body: string, status: number, headers: Record<string, string> = {}) =>
  Promise.resolve(
    new Response(body, { status, headers: { "Content-Type": "application/json", ...headers } }),
  );

const error = (status: number, headers?: Record<string, string>) =>
  json('{"errors":[{"type":"ServerError","message":"proxy-internals-10.0.0.7"}]}', status, headers);

const html = (status: number) =>
  Promise.resolve(
    new Response("<html><body><h1>Maintenance of proxy-internals-10.0.0.7</h1></body></html>", {
      status,
      headers: { "Content-Type": "text/html" },
    }),
  );

const broken = () => Promise.reject<Response>(new TypeError("fetch failed"));

const half = async (real: Response) => {
  const text = await real.text();
  return json(text.slice(0, Math.max(1, Math.floor(text.length / 2))) || "{", 200);
};

/** A body whose second half does not come: the connection breaks, or nothing happens for ever. */
async function halfStream(real: Response, signal: AbortSignal, end: "break" | "never"): Promise<Response> {
  const text = (await real.text()) || '{"a":1}';
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
      if (end === "break") controller.error(new TypeError("terminated"));
      else signal.addEventListener("abort", () => controller.error(new DOMException("", "AbortError")));
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/json" } });
}

const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });

const lost = { processed: true };
const lasting = { lasting: true };

/** Every way in which one call can go wrong; the name is what the report says. */
export const kinds: Record<string, Fault> = {
  "connection refused once": said(502, { answer: broken }),
  "connection refused": said(502, { answer: broken, ...lasting }),
  "connection reset after the request was processed, once": said(502, { answer: broken, ...lost }),
  "connection reset after the request was processed": said(502, { answer: broken, ...lost, ...lasting }),
  "500": said(500, { answer: () => error(500) }),
  "500 after the request was processed": said(500, { answer: () => error(500), ...lost, ...lasting }),
  "502 once": said(502, { answer: () => html(502) }),
  "502 as HTML": said(502, { answer: () => html(502), ...lasting }),
  "503 with Retry-After": said(503, {
    answer: () => error(503, { "Retry-After": "7" }),
    retryAfter: 7,
    ...lasting,
  }),
  "504 once": said(504, { answer: () => html(504) }),
  "504 after the request was processed": said(504, { answer: () => html(504), ...lost, ...lasting }),
  "429 with Retry-After": said(429, {
    answer: () => error(429, { "Retry-After": "7" }),
    retryAfter: 7,
    ...lasting,
  }),
  "HTML instead of JSON": said(502, { answer: () => html(200), ...lasting }),
  "HTML after the request was processed": said(502, { answer: () => html(200), ...lost, ...lasting }),
  "truncated JSON": said(502, { answer: (real) => half(real!), ...lost, ...lasting }),
  "a body that breaks off": said(502, {
    answer: (real, signal) => halfStream(real!, signal, "break"),
    ...lost,
    ...lasting,
  }),
  "wrong content type": said(502, {
    answer: async (real) => new Response(await real!.text(), { headers: { "Content-Type": "text/plain" } }),
    ...lost,
    ...lasting,
  }),
  "empty 200": said(502, { answer: () => json("", 200), ...lost, ...lasting }),
  "an object of another shape": said(500, { answer: () => json("{}", 200), ...lost, ...lasting }),
  "no answer": said(504, { answer: (_, signal) => never(signal), hangs: true, ...lasting }),
  "an answer that never ends": said(504, {
    answer: (real, signal) => halfStream(real!, signal, "never"),
    hangs: true,
    ...lost,
    ...lasting,
  }),
  "token expired once": said(500, {
    answer: () => json('{"errors":[{"type":"InvalidTokenError","message":"Invalid access token"}]}', 401),
  }),
  "token revoked": said(500, {
    answer: () => json('{"errors":[{"type":"InvalidTokenError","message":"Invalid access token"}]}', 401),
    ...lasting,
  }),
};
