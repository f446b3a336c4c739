import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureBase, remotePages, remotePictures } from "./remote-pages.server";

describe("where the pictures of a remote API are", () => {
  it("[SR-06] the media base counts, then the backend, and neither for the embedded API", () => {
    const backend = "https://api.example/base/";
    expect(pictureBase({ mediaBaseUrl: "https://media.example", commerceUrl: backend })).toBe(
      "https://media.example",
    );
    expect(pictureBase({ mediaBaseUrl: "", commerceUrl: backend })).toBe("https://api.example/base");
    expect(pictureBase({ mediaBaseUrl: "", commerceUrl: undefined })).toBeUndefined();
  });
});

describe("a picture without a host", () => {
  const app = express()
    .use("/medias", remotePictures("https://api.example"))
    .use("/card", remotePages("https://api.example/base/card", "no-store"));
  const server = createServer(app);
  let port = 0;
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());

  const ask = (path: string, method = "GET") =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: "manual" });

  it("[SR-06] is led to where it is, as it is written", async () => {
    for (const path of [
      "/medias/polo.jpg",
      "/medias/a/b%20c.png?context=bWFzdGVy%7Cx&y=?",
      "/medias/@evil.example",
    ]) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, `https://api.example${path}`]);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
    }
    const odd = await ask("/medias//evil.example/x");
    expect(odd.headers.get("location")).toBe("https://api.example/medias/evil.example/x");
    expect((await ask("/medias/a.jpg", "HEAD")).status).toBe(302);
    expect((await ask("/medias/a.jpg", "POST")).status).toBe(404);
  });

  it("[CK-04] the page of a remote backend's card provider is led to as well, and not cached", async () => {
    const answer = await ask("/card?session_id=a&signature=b");
    expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
      302,
      "https://api.example/base/card?session_id=a&signature=b",
      "no-store",
    ]);
  });

  it("[SR-06] never to the host that a request names", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.end(
      "GET http://evil.example/medias/a.jpg HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    );
    let heard = "";
    for await (const part of socket) heard += String(part);
    expect(heard).toMatch(/\r\nLocation: https:\/\/api\.example\/medias\/a\.jpg\r\n/);
  });
});
