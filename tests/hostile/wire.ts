import { connect } from "node:net";

/** What came back over a connection, as far as it came. */
export interface Heard {
  /** 0 when the line was cut without an answer. */
  status: number;
  headers: Headers;
  text: string;
  /** Bytes that had been sent when the answer began. */
  sent: number;
}

/** A body that is sent piece by piece; a piece is asked for when the one before it has gone out. */
export type Pieces = Iterator<string>;

/**
 * Says something to a server as no HTTP client would, and listens until all is said and answered or the server
 * hangs up. Nothing is timed: a server that does neither fails by the test's own limit.
 */
export function say(url: string, head: string, pieces?: Pieces): Promise<Heard> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    let sent = 0;
    let sentAtAnswer: number | undefined;
    let said = false;
    const leave = () => said && isWhole(text) && socket.end();
    const go = () => {
      const next = pieces?.next();
      said = next === undefined || next.done === true;
      if (next === undefined || next.done || socket.destroyed) return void leave();
      sent += next.value.length;
      socket.write(next.value, "latin1", () => setImmediate(go));
    };
    socket.on("connect", () => socket.write(head, "latin1", go));
    socket.on("data", (bytes) => {
      sentAtAnswer ??= sent;
      text += bytes.toString("latin1");
      leave();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve({ ...read(text), sent: sentAtAnswer ?? sent }));
  });
}

const split = (text: string) => {
  const at = text.indexOf("\r\n\r\n");
  return at < 0 ? undefined : { head: text.slice(0, at), body: text.slice(at + 4) };
};

function isWhole(text: string): boolean {
  const parts = split(text);
  if (!parts) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(parts.head)?.[1];
  if (length !== undefined) return parts.body.length >= Number(length);
  return /\r\ntransfer-encoding: chunked/i.test(parts.head) ? parts.body.endsWith("0\r\n\r\n") : true;
}

function read(text: string): Omit<Heard, "sent"> {
  const { head = "", body = "" } = split(text) ?? {};
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers();
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim());
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0), headers, text: body };
}

/** A request's head as text. */
export const head = (method: string, target: string, ...lines: string[]): string =>
  [`${method} ${target} HTTP/1.1`, ...lines, "", ""].join("\r\n");
