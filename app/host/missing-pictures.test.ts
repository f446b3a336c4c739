import { expect, it } from "vitest";
import { withDefaultPicture } from "./missing-pictures.server";

it("[SR-06] a picture that is not there is answered with the default one, everything else as it is", async () => {
  const ask = async (status: number) =>
    withDefaultPicture(() => Promise.resolve(new Response("as it is", { status })))(
      new Request("http://shop.test/medias/none.svg"),
    );
  const missing = await ask(404);
  expect([missing.status, missing.headers.get("Content-Type")]).toEqual([
    404,
    "image/svg+xml; charset=utf-8",
  ]);
  expect(await missing.text()).toMatch(/^<svg /);
  for (const status of [200, 500])
    expect([status, await (await ask(status)).text()]).toEqual([status, "as it is"]);
});
