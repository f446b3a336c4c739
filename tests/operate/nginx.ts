import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ended } from "../support/postgres-server.mjs";
import { findProgram, installPackage, isRoot } from "../support/system.mjs";
import { until } from "./stage";
import { Missing, must } from "./step";

const PAGE = "docs/operations/several-processes.md";
const HOST = "shop.example";

const find = (name: string) => findProgram([name], ["/usr/sbin"]);

/** The example of the documentation, with these processes, ports and files in place of its own. */
function exampleFor(ports: number[], secure: number, plain: number, folder: string): string {
  const example = /```nginx\n([\s\S]*?)```/.exec(readFileSync(PAGE, "utf8"))?.[1];
  must(example, `${PAGE} has no example of nginx`);
  let left = ports;
  const servers = example.replace(/^ *server 10\.[\d.]+:3000(.*)\n/gm, (_, options: string) => {
    const [port, ...rest] = left;
    left = rest;
    return port === undefined ? "" : `  server 127.0.0.1:${port}${options}\n`;
  });
  must(left.length === 0, "the example has fewer processes than there are");
  const listen = `listen ${secure} ssl;
  listen ${plain};
  ssl_certificate ${folder}/certificate.pem;
  ssl_certificate_key ${folder}/key.pem;`;
  must(servers.includes("listen 443 ssl;"), "the example does not listen on 443");
  return servers.replace("listen 443 ssl;", listen);
}

function certificate(folder: string): string {
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  const names = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`];
  const made = spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "2",
    ...files,
    ...names,
  ]);
  if (made.status !== 0) throw new Missing("there is no openssl to make a certificate with");
  return readFileSync(join(folder, "certificate.pem"), "utf8");
}

/** A running nginx. */
interface Proxy {
  /** Whose certificate its visitors trust. */
  ca: string;
  host: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx as the documentation configures it.
 * @param processes the ports of the shop.
 * @param secure the port for https, and `plain` one without, for people who order in numbers.
 */
export async function startNginx(
  processes: number[],
  secure: number,
  plain: number,
  folder: string,
): Promise<Proxy> {
  if (!find("nginx") && !installPackage("nginx-light"))
    throw new Missing("there is no nginx and it cannot be installed");
  mkdirSync(folder, { recursive: true });
  const ca = certificate(folder);
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;
${isRoot ? "user root;" : ""}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
access_log off;
${own.join("\n")}
${exampleFor(processes, secure, plain, folder)}
}
`,
  );
  const child = spawn(find("nginx")!, ["-c", file, "-p", folder], { stdio: "ignore" });
  const over = ended(child);
  const answers = () =>
    fetch(`http://127.0.0.1:${plain}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(`nginx answers (${folder}/error.log)`, answers, 30_000);
  return {
    ca,
    host: HOST,
    stop: async () => {
      child.kill("SIGQUIT");
      await over;
    },
  };
}
