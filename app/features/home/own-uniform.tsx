import { leadingPack } from "~/features/packs/pack-card";
import { packPath } from "~/paths";
import { ActionLink } from "~/ui/link-button";
import type { HomeData } from "./home-data";

/** The next pack of somebody whose home page begins with work, in short. */
export function OwnUniform({ packs }: Pick<HomeData, "packs">) {
  const pack = packs.find(({ status }) => status === "in-cart") ?? leadingPack(packs);
  if (!pack) return null;
  const { id, name, status, balance } = pack;
  const until = balance?.until ? ` until ${balance.until}` : "";
  return (
    <section className="card pad" aria-labelledby="own">
      <h2 id="own">Your own uniform</h2>
      <p className="sm">
        {status === "in-cart"
          ? `${name} is in your cart.`
          : [name, balance && `${balance.leftText} left of ${balance.grantedText}${until}`]
              .filter(Boolean)
              .join(": ")}
      </p>
      <p>
        {status === "in-cart" ? (
          <ActionLink to="/checkout">Check out</ActionLink>
        ) : (
          <ActionLink to={packPath({ packId: id, step: 1 })}>
            {status === "in-progress" ? "Continue pack" : "Choose my pack"}
          </ActionLink>
        )}
      </p>
    </section>
  );
}
