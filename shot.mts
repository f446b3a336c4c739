import { chromium } from "playwright";
const base = "http://localhost:3391";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
async function session(email: string, width: number, js: boolean) {
  const c = await b.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: js });
  const p = await c.newPage();
  await p.goto(base + "/login");
  await p.fill("main input:visible >> nth=0", email);
  await p.fill("[type=password]", "Kitroom-2026!");
  await Promise.all([p.waitForURL((u) => !u.pathname.includes("/login")), p.click("main button:has-text('SIGN IN')")]);
  return p;
}
{
  const p = await session("admin@saltbush.example", 1280, false);
  await p.goto(base + "/manage-organisation");
  const hide = p.locator("text=Hide sizes from approvers");
  if (await hide.count()) await hide.click();
  const a = await session("approver@saltbush.example", 1280, false);
  await a.goto(base + "/my-account/approval-dashboard");
  const hrefs = await a.locator("a[href*='/my-account/approval/']").evaluateAll((all) => all.map((x) => x.getAttribute("href")));
  console.log(hrefs[0]);
  (globalThis as any).first = hrefs[0];
}
const shots: [string, string, string][] = JSON.parse(process.argv[2]!);
for (const width of [390, 1280]) {
  const by = new Map();
  for (const [name, email, path] of shots) {
    if (!by.has(email)) by.set(email, await session(email, width, width === 1280));
    const p = by.get(email);
    await p.goto(base + path.replace('FIRST', (globalThis as any).first));
    await p.screenshot({ path: `/work/tmp/${name}-${width}.png`, fullPage: true });
  }
}
await b.close();
