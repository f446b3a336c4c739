import { type Engine, pause, until } from "./engine";
import { readPlainPage } from "./plain-page";

/** Sends one command of the WebDriver standard (https://www.w3.org/TR/webdriver2/). @throws Error in its words */
export type Command = (name: CommandName, parameters?: Record<string, unknown>) => Promise<unknown>;

export type CommandName = "navigate" | "find" | "click" | "clear" | "keys" | "source" | "attribute" | "frame";

interface Found {
  [element: string]: string;
}

const idOf = (found: Found) => Object.values(found)[0]!;
/** XPath 1.0 has no lower-case(); words are compared without case and with single spaces. */
const LETTERS = `"ABCDEFGHIJKLMNOPQRSTUVWXYZ’", "abcdefghijklmnopqrstuvwxyz'"`;
const holds = (words: string) =>
  `contains(translate(normalize-space(.), ${LETTERS}), ${JSON.stringify(words.toLowerCase().replaceAll("’", "'"))})`;

/** A browser behind WebDriver, used by the words on its pages; it needs no script in them. */
export function engineOf(command: Command, close: () => Promise<void>): Engine {
  /** The first element that can be seen; each try asks the page anew, for the old one may be on its way out. */
  const first = async (what: string, xpath: string): Promise<string> =>
    until(what, async () => {
      const found = (await command("find", { using: "xpath", value: xpath })) as Found[];
      return found[0] && idOf(found[0]);
    });

  /** Clicks what can be clicked already: on a page that is still being laid out a browser says that it cannot. */
  const click = async (what: string, ...xpaths: string[]): Promise<void> =>
    void (await until(`${what} to take a click`, async () => {
      for (const xpath of xpaths) {
        const id = await first(what, xpath);
        if (
          await command("click", { id }).then(
            () => true,
            () => false,
          )
        )
          return true;
      }
      return undefined;
    }));

  /** Presses something that leads to another page, and waits until the old one is gone. */
  async function leave(what: string, xpath: string): Promise<void> {
    const [page] = (await command("find", { using: "css selector", value: "html" })) as Found[];
    await click(what, xpath);
    await until(`the page after ${what}`, async () => {
      const [now] = (await command("find", { using: "css selector", value: "html" }).catch(
        () => [],
      )) as Found[];
      return now && page && idOf(now) !== idOf(page) ? true : undefined;
    });
    await pause(200);
  }

  return {
    open: async (address) => void (await command("navigate", { url: address })),
    follow: (words) => leave(`link "${words}"`, `//a[${holds(words)}]`),
    // The only one of the page.
    enter: async () => void (await command("frame", { id: 0 })),
    press: (words) => leave(`button "${words}"`, `//button[not(@aria-hidden)][${holds(words)}]`),
    async type(label, text) {
      const target = await first(`label "${label}"`, `//label[${holds(label)}]`);
      const id = (await command("attribute", { id: target, name: "for" })) as string;
      const field = await first(`field "${label}"`, `//*[@id=${JSON.stringify(id)}]`);
      await command("clear", { id: field });
      await command("keys", { id: field, text });
    },
    async pick(words) {
      const label = `//label[${holds(words)}]`;
      // Words that lie over a radio press it as well; where a label holds a link, its middle may be the link.
      await click(`choice "${words}"`, `${label}//input`, label);
    },
    // The words of the source: WebKit's own reading of a page stumbles over a list of suggestions.
    words: async () => readPlainPage(String(await command("source").catch(() => ""))).words,
    close,
  };
}
