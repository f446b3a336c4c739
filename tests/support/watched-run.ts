import net from "node:net";
import v8 from "node:v8";
import vm from "node:vm";

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc") as () => void;

const heapMegabytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1_000_000;
};

/**
 * Watches a long run of requests: the slowest in milliseconds, by how many megabytes the heap grew from the hundredth
 * request on, and how many connections the process opened. Only for runs by name, because a busy machine is slow.
 */
export function watchedRun() {
  const connect = Reflect.get(net.Socket.prototype, "connect") as (...all: unknown[]) => net.Socket;
  const seen = { slowest: 0, connections: 0 };
  let requests = 0;
  let before = 0;
  Reflect.set(net.Socket.prototype, "connect", function (this: net.Socket, ...all: unknown[]) {
    seen.connections += 1;
    return connect.apply(this, all);
  });
  return {
    async timed<Result>(request: () => Promise<Result>): Promise<Result> {
      requests += 1;
      if (requests === 100) before = heapMegabytes();
      const from = performance.now();
      const result = await request();
      seen.slowest = Math.max(seen.slowest, performance.now() - from);
      return result;
    },
    end() {
      Reflect.set(net.Socket.prototype, "connect", connect);
      return { ...seen, grown: heapMegabytes() - before };
    },
  };
}

/** What no run of variations may exceed. */
export function expectUnstrained({
  slowest,
  connections,
  grown,
}: ReturnType<ReturnType<typeof watchedRun>["end"]>) {
  console.log(`slowest ${slowest.toFixed(0)} ms, heap +${grown.toFixed(1)} MB, ${connections} connections`);
  if (slowest >= 1000 || grown >= 30 || connections > 0) throw new Error("The run strained the process.");
}
