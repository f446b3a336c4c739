import { orderPath, packPath } from "~/paths";
import { statusLabel } from "~/ui/order-status";
import { closingWords, leadingPack } from "~/features/packs/pack-card";
import { AsWritten } from "~/ui/as-written";
import { ButtonLink } from "~/ui/button";
import { HangingGarments } from "~/ui/hanging-garments";
import { Icon } from "~/ui/icon";
import type { Shell } from "~/features/shell/shell.server";
import { Link } from "~/ui/link";
import type { HomeData } from "./home-data";

/** Counter and rail with the welcome; the quick links hang from its edge as swing tags. */
export function Hero({ home, shell }: { home: HomeData; shell: Shell }) {
  const pictures = home.hero?.rail ?? [];
  return (
    <section className="hero">
      <div className="wrap txt">
        <p className="eyebrow text-hv mb-2">
          Wearer {shell.person?.wearerId} · {shell.person?.unit}
        </p>
        <h1>
          Hello, <AsWritten text={shell.person?.greeting} />
        </h1>
        <p className="mt-2">{home.hero?.welcome}</p>
        <Waiting home={home} />
      </div>
      {pictures.length > 0 ? (
        <div className="rail" aria-hidden="true">
          <HangingGarments pictures={pictures} />
        </div>
      ) : null}
    </section>
  );
}

/**
 * The next action for this person, with its button: a pack in the cart, a pack to choose, or otherwise the
 * last order.
 */
function Waiting({ home: { packs, orders } }: { home: HomeData }) {
  const inCart = packs.find((pack) => pack.status === "in-cart");
  if (inCart) {
    return <Way words={`${inCart.name} is in your cart.`} to="/checkout" label="CHECK OUT" />;
  }
  const pack = leadingPack(packs);
  if (pack && (pack.status === "in-progress" || !pack.balance?.used)) {
    const begun = pack.status === "in-progress";
    return (
      <Way
        words={
          begun ? `You have started ${pack.name}. Your choices are saved.` : `${pack.name} is ready for you.`
        }
        to={packPath({ packId: pack.id, step: 1 })}
        label={begun ? "CONTINUE PACK" : "CHOOSE MY PACK"}
        facts={factsOf(pack)}
      />
    );
  }
  const [order] = orders;
  if (!order || order.stage === "cancelled") return null;
  return (
    <Way
      words={`Order ${order.code}: ${statusLabel(order.stage).label.toLowerCase()}.`}
      to={orderPath(order.code)}
      label={order.expected ? "TRACK MY PARCEL" : "SEE MY ORDER"}
      facts={order.expected}
    />
  );
}

/** "12 items left until 16 Aug 2027. Closes 5 Dec 2026." Of somebody who is about to start, the last day to order. */
function factsOf(pack: HomeData["packs"][number]): string | undefined {
  const { balance, lastOrder } = pack;
  if (lastOrder) return lastOrder.words;
  const left = balance && `${balance.leftText} left${balance.until ? ` until ${balance.until}` : ""}`;
  return [left, pack.closesAt && closingWords(pack)].filter(Boolean).join(". ") || undefined;
}

function Way({ words, to, label, facts }: { words: string; to: string; label: string; facts?: string }) {
  return (
    <div className="mt-4">
      <p className="b mb-3">{words}</p>
      <div className="row">
        <ButtonLink variant="job" to={to}>
          {label}
        </ButtonLink>
        {facts ? <p className="flex-1 min-w-50">{facts}</p> : null}
      </div>
    </div>
  );
}

/** Up to four numbered quick links: swing tags that hang from the hero, or a flat shelf where there is none. */
export function QuickLinks({ home, flat }: { home: HomeData; flat: boolean }) {
  if (home.quickLinks.length === 0) return null;
  if (flat) return <FlatShelf home={home} />;
  return (
    <nav aria-label="Quick links">
      <ul className="tags">
        {home.quickLinks.map((link, index) => (
          <li key={link.name}>
            <Link className="tag" to={link.url}>
              <span className="n" aria-hidden="true">
                {index + 1}
              </span>
              <b>{link.name}</b>
              <span>{link.description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FlatShelf({ home }: { home: HomeData }) {
  return (
    <nav aria-label="Quick links">
      <ol className="wq">
        {home.quickLinks.map((link, index) => (
          <li key={link.name}>
            <Link to={link.url}>
              <span className="d">{index + 1}</span>
              <span>
                <b className="d">{link.name}</b>
                <br />
                <span className="sm mut">{link.description}</span>
              </span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
