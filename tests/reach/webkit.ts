import { spawn } from "node:child_process";
import { type Engine, until } from "./engine";
import { type CommandName, engineOf } from "./web-driver";

const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** WebKitGTK without scripts, by its own WebDriver, on a display of its own. */
export async function openWebKit(): Promise<Engine> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const driver = spawn(
    "xvfb-run",
    ["-a", "-s", "-screen 0 1280x2400x24", "WebKitWebDriver", `--port=${port}`],
    {
      stdio: "ignore",
      detached: true,
      // Its sandbox needs rights that a container does not give.
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" },
    },
  );
  const base = `http://127.0.0.1:${port}`;
  await until(
    "WebKitWebDriver to listen",
    async () => (await fetch(`${base}/status`).catch(() => undefined))?.ok || undefined,
  );
  const options = { binary: MINI_BROWSER, args: ["--automation", "--enable-javascript=false"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = (await ask("POST", `${base}/session`, { capabilities })) as { sessionId: string };
  const session = `${base}/session/${sessionId}`;
  // Wide enough for no bar at the foot of the window, and tall enough for a step's cards: this driver clicks what lies
  // over the thing that it was told, and refuses links of cards that it would have to scroll to.
  await ask("POST", `${session}/window/rect`, { width: 1200, height: 2300 });

  const command = (name: CommandName, { id, ...parameters }: Record<string, unknown> = {}) => {
    const element = `${session}/element/${String(id)}`;
    if (name === "attribute") return ask("GET", `${element}/attribute/${String(parameters["name"])}`);
    if (name === "frame") return ask("POST", `${session}/frame`, { id });
    if (name === "source") return ask("GET", `${session}/source`);
    const paths = {
      navigate: `${session}/url`,
      find: `${session}/elements`,
      click: `${element}/click`,
      clear: `${element}/clear`,
      keys: `${element}/value`,
    };
    return ask("POST", paths[name], parameters);
  };
  const engine = engineOf(command, async () => {
    await ask("DELETE", session).catch(() => undefined);
    const ended = new Promise((done) => driver.once("exit", done));
    // The display ends with the driver that it was opened for.
    process.kill(-driver.pid!, "SIGTERM");
    await ended;
  });
  // In a frame this driver gives the source of the page around it, so Firefox alone plays the buyer's frame.
  delete engine.enter;
  return engine;
}

async function ask(method: string, address: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as Record<"error" | "message", string>;
    throw new Error(`${method} ${new URL(address).pathname}: ${error} ${message}`);
  }
  return value;
}
