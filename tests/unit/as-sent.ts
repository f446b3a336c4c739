import { createServer, request, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";
import express from "express";
import { answerHeaders } from "~/host/answer-headers.server";
import { buildFiles } from "~/host/build-files.server";

/** The part of the host that sends the build's files, and what comes of it on the wire. */
export interface FileHost {
  /** Bytes of the whole answers to a browser that takes brotli, headers included, over one connection. */
  sent: (urls: readonly string[]) => Promise<number>;
  close: () => Promise<void>;
}

export async function openFileHost(): Promise<FileHost> {
  const app = express().disable("x-powered-by").use(answerHeaders).use("/build", buildFiles());
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    sent: async (urls) => {
      const socket = connect(port);
      for (const url of urls) await read(socket, port, url);
      socket.destroy();
      return socket.bytesRead;
    },
    close: () => closed(server),
  };
}

function read(socket: Socket, port: number, path: string): Promise<void> {
  return new Promise((done, failed) => {
    const call = request(
      {
        port,
        path,
        headers: { "Accept-Encoding": "br", Connection: "keep-alive" },
        createConnection: () => socket,
      },
      (answer) => {
        if (answer.statusCode !== 200) return failed(new Error(`${path} answered ${answer.statusCode}`));
        answer.resume().on("end", done);
      },
    );
    call.on("error", failed).end();
  });
}

const closed = (server: Server): Promise<void> =>
  new Promise((done, failed) => server.close((error) => (error ? failed(error) : done())));
