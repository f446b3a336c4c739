import { validate } from "../support/cxml-dtd";
import { openSuite, type Requisition } from "../support/suite/open-suite";
import type { Engine } from "./engine";
import { showsOf, type Step } from "./journey";

const NAME = "Tamati";

/** A visit of a buyer's procurement system on another site, in its frame: a shirt with a name goes back. */
export async function punchOut(
  engine: Required<Pick<Engine, "enter">> & Engine,
  shop: string,
  did: (step: Step) => Promise<void>,
): Promise<void> {
  const suite = await openSuite({ port: 0, shop });
  const shows = showsOf(engine);
  try {
    await engine.open(suite.origin);
    await engine.press("OPEN THE CATALOGUE");
    await engine.enter();
    await shows("Order uniform");
    await did("opened the shop in a buyer's frame");
    await engine.follow("Site visitor set");
    await shows("Shirts (Step 1 of 3)");
    await engine.follow("Hi-vis drill shirt, long sleeve, taped");
    await shows("Name to embroider");
    await engine.pick("5XL");
    await engine.type("Name to embroider", NAME);
    await engine.press("ADD TO BUNDLE");
    await shows(", added.");
    await engine.press("Next: Vests");
    await engine.press("Next: Review");
    await engine.press("ADD TO CART");
    await shows("Your pack is in your cart.");
    await engine.follow("RETURN TO YOUR SYSTEM");
    await shows("Return to your system");
    await engine.press("RETURN TO YOUR SYSTEM");
    await shows("Your requisition has the lines");
    const [{ returned, cookie }] = [...suite.requisitions.values()] as [Requisition];
    const message = returned[0]?.message ?? "";
    validate(message);
    if (returned[0]?.cookie !== cookie || !message.includes(NAME))
      throw new Error(`It is not ours: ${message}`);
    await did("returned a cart to the buyer's system");
  } finally {
    await suite.close();
  }
}
