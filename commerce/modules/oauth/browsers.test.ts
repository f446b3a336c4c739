import { expect, test } from "vitest";
import { browserOf } from "./browsers";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, "Edge on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/17.4 Safari/605",
    "Safari on macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E Safari/604",
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) CriOS/142.0 Mobile/15E Safari/604", "Chrome on iPad"],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/24.0 Chrome/117 Mobile`,
    "Samsung Internet on Android",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541) ${WEBKIT} Chrome/142.0 Safari/537.36`, "Chrome on ChromeOS"],
  ["Lynx/2.9.0 libwww-FM/2.14", "A text browser on an unknown system"],
  ["www.evil.example/1 (visit <a href=x>)", "An unknown device"],
  ["", "An unknown device"],
  [undefined, "An unknown device"],
])("[SI-01] %s is %s", (agent, browser) => expect(browserOf(agent)).toBe(browser));
