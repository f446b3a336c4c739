import type { Step } from "./journey";

/** A browser as a person uses it: by the words on the page. Case does not count. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Follows the first link whose words hold these. */
  follow(words: string): Promise<void>;
  /** Presses the first button whose words hold these. */
  press(words: string): Promise<void>;
  /** Types into the field with this label. */
  type(label: string, text: string): Promise<void>;
  /** Chooses the radio or tick box with these words. */
  pick(words: string): Promise<void>;
  /** Goes on inside the page's frame, where the browser has frames. */
  enter?: () => Promise<void>;
  /** What the page says, with single spaces. */
  words(): Promise<string>;
  /** What scripts threw and wrote to the console as errors, where the browser tells. */
  errors?: string[];
  /** What else this browser is there to see at a step of the journey. */
  look?(step: Step, shop: string): Promise<void>;
  close(): Promise<void>;
}

export const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Asks until there is an answer. @throws Error with what was waited for */
export async function until<T>(what: string, ask: () => Promise<T | undefined>, seconds = 20): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Waited ${seconds} s for ${what}`);
    await pause(100);
  }
}
