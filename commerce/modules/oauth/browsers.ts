/** Who names itself so in a User-Agent, the more special first. Names of our own alone, because they go into mails. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, "Safari"],
  [/\bMSIE |\bTrident\//, "Internet Explorer"],
  [/\b(?:Lynx|w3m|Links|ELinks|NetSurf|Dillo)\b/, "A text browser"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac(?:intosh| OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const named = (agent: string, names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1];

/** "Chrome on Windows": family and system of a User-Agent, without versions, which change every month. */
export function browserOf(agent = ""): string {
  const said = agent.slice(0, 300);
  const [browser, system] = [named(said, BROWSERS), named(said, SYSTEMS)];
  if (!browser && !system) return "An unknown device";
  return `${browser ?? "An unknown browser"} on ${system ?? "an unknown system"}`;
}
