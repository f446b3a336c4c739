import { expect, signIn, test } from "../shop";

for (const width of [390, 1280]) {
  test(`[SR-07] the zoom starts at the middle of the garment, and can be moved from there, at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2102/mens-stretch-chino");
    await page.getByRole("link", { name: "Zoom in" }).click();
    const frame = page.getByRole("group", { name: "Picture, enlarged" });
    await expect(frame).toBeVisible();
    const place = () =>
      frame.evaluate(({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }) => ({
        x: scrollLeft / (scrollWidth - clientWidth),
        y: scrollTop / (scrollHeight - clientHeight),
      }));
    await expect.poll(async () => Math.round((await place()).x * 20)).toBe(10);
    const { y } = await place();
    expect(y).toBeGreaterThan(0.05);
    expect(y).toBeLessThan(0.5);
    await frame.hover();
    // A turn of the wheel is lost while the browser is still laying out the box, so it is turned until it counts.
    await expect(async () => {
      await page.mouse.wheel(0, 60);
      await expect.poll(async () => (await place()).y, { timeout: 1000 }).toBeGreaterThan(y);
    }).toPass();
  });
}
