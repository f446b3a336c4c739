import { createServer, type Socket } from "node:net";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire: head and body. */
  source: string;
  messageId: string;
}

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Answers the next deliveries with this line instead of taking them; undefined takes them again. */
  refuseWith(line: string | undefined): void;
  /** Deliveries that were refused. */
  refused: number;
  /** Done before a mail is taken. */
  onMail?: () => Promise<void>;
  close(): Promise<void>;
}

/** A mail server that takes everything and keeps it, for tests; it speaks as much SMTP as a sender needs. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    let buffer = "";
    let from = "";
    let to: string[] = [];
    let inData = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const commands: Record<string, (rest: string) => void> = {
      EHLO: () => say("250 kitroom.test"),
      HELO: () => say("250 kitroom.test"),
      MAIL: (rest) => {
        from = /<(.*)>/.exec(rest)?.[1] ?? "";
        to = [];
        say("250 ok");
      },
      RCPT: (rest) => {
        if (refusal) {
          self.refused += 1;
          return say(refusal);
        }
        to.push(/<(.*)>/.exec(rest)?.[1] ?? "");
        say("250 ok");
      },
      DATA: () => {
        inData = true;
        say("354 go on");
      },
      RSET: () => say("250 ok"),
      QUIT: () => socket.end("221 bye\r\n"),
    };
    say("220 kitroom.test");
    socket.on("data", (chunk) => {
      buffer += chunk.toString("latin1");
      for (;;) {
        const end = inData ? "\r\n.\r\n" : "\r\n";
        const at = buffer.indexOf(end);
        if (at < 0) return;
        const part = buffer.slice(0, at);
        buffer = buffer.slice(at + end.length);
        if (inData) {
          inData = false;
          const messageId = /^message-id: *<([^>]+)>/im.exec(part)?.[1] ?? "";
          const mail = { from, to, source: part.replaceAll(/^\.\./gm, "."), messageId };
          void (self.onMail?.() ?? Promise.resolve()).then(() => {
            mails.push(mail);
            say("250 taken");
          });
        } else {
          (commands[part.slice(0, 4).toUpperCase()] ?? (() => say("500 what")))(part.slice(4));
        }
      }
    });
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.address();
  const self: MailServer = {
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    mails,
    refused: 0,
    refuseWith: (line) => (refusal = line),
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
  return self;
}

/** The decoded text of one part of a mail, by its type. */
export function partOf(source: string, type: "text/plain" | "text/html"): string {
  const at = source.indexOf(`Content-Type: ${type}`);
  const [head = "", ...rest] = source.slice(at).split("\r\n\r\n");
  const body = rest.join("\r\n\r\n").split(/\r\n--/)[0] ?? "";
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
