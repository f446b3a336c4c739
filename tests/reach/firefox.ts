import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, until } from "./engine";
import { type CommandName, engineOf } from "./web-driver";

/** Marionette's names for the commands, and for their parameters where it has its own. */
const COMMANDS: Record<CommandName, string> = {
  navigate: "WebDriver:Navigate",
  find: "WebDriver:FindElements",
  click: "WebDriver:ElementClick",
  clear: "WebDriver:ElementClear",
  keys: "WebDriver:ElementSendKeys",
  source: "WebDriver:GetPageSource",
  attribute: "WebDriver:GetElementAttribute",
  frame: "WebDriver:SwitchToFrame",
};

/**
 * Firefox without scripts. Debian brings no geckodriver; Firefox itself speaks Marionette, which geckodriver only
 * translates: `length:[0, id, name, parameters]` over a socket.
 */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "kitroom-firefox-"));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const settings = {
    "javascript.enabled": false,
    // Those of third parties are blocked.
    "network.cookie.cookieBehavior": 1,
    "marionette.port": port,
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const browser = spawn("firefox-esr", ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    stdio: "ignore",
    env: { ...process.env, HOME: profile },
  });
  const send = await marionette(port);
  await send("WebDriver:NewSession", {});
  return engineOf(
    (name, parameters) => send(COMMANDS[name], parameters),
    async () => {
      const ended = new Promise((done) => browser.once("exit", done));
      await send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => browser.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  );
}

type Reply = [
  type: number,
  id: number,
  error: { message: string } | null,
  value: { value?: unknown } | unknown[] | null,
];

async function marionette(port: number) {
  const socket = await until("Firefox to listen", () => tryConnect(port), 60);
  const waiting = new Map<number, (reply: Reply) => void>();
  let buffer = Buffer.alloc(0);
  socket.on("error", () => undefined);
  socket.on("data", (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const at = buffer.indexOf(":");
      const end = at + 1 + Number(buffer.subarray(0, at).toString());
      if (at < 0 || buffer.length < end) return;
      const message = JSON.parse(buffer.subarray(at + 1, end).toString()) as Reply;
      buffer = buffer.subarray(end);
      // The first message is a greeting, which nobody asked for.
      if (Array.isArray(message)) waiting.get(message[1])?.(message);
    }
  });
  let count = 0;
  return (name: string, parameters: Record<string, unknown> = {}) =>
    new Promise<unknown>((done, failed) => {
      const id = ++count;
      waiting.set(id, ([, , error, value]) => {
        waiting.delete(id);
        if (error) failed(new Error(`${name}: ${error.message}`));
        else done(Array.isArray(value) ? value : value?.value);
      });
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

const tryConnect = (port: number) =>
  new Promise<ReturnType<typeof connect> | undefined>((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => done(socket));
    socket.once("error", () => done(undefined));
  });
