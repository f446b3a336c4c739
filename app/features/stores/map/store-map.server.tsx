import { Fragment } from "react";
import { landOf } from "./coast.server";
import { frameOf, HEIGHT, type Point, type Spot, WIDTH } from "./frame";
import { type Label, labelsOf, LETTERS } from "./labels.server";
import { PIN, spread } from "./spread";

interface Pin {
  /** What stands in it: the number in the list, or nothing for the store of the page. */
  number?: number;
  geoPoint: Point;
}

interface Props {
  stores: readonly Pin[];
  /** What was searched for. */
  source?: Point;
  label: string;
}

const px = (value: number) => Math.round(value * 10) / 10;
/** Where the bar of kilometres is. */
const BAR = { left: 8, right: 120, top: HEIGHT - 30, bottom: HEIGHT };

/**
 * Where stores are: a picture that the server draws from data of its own, so that nothing is fetched from a map of
 * others. Its numbers are those of the list, which says the same in words.
 */
export function StoreMap({ stores, source, label }: Props) {
  const points = [...stores.map(({ geoPoint }) => geoPoint), ...(source ? [source] : [])];
  if (points.length === 0) return null;
  const frame = frameOf(points);
  const spots = points.map(frame.place);
  const pins = spread(spots);
  const land = landOf(frame);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={label}
        className="card"
      >
        <rect
          width={WIDTH}
          height={HEIGHT}
          fill={land === undefined ? "var(--color-surface)" : "var(--color-system-s)"}
        />
        <path
          d={land}
          transform="scale(.5)"
          fill="var(--color-surface)"
          stroke="var(--color-line-2)"
          strokeWidth="2"
        />
        {/* Letters that cross a coast have the land's colour around them. */}
        <g
          fontSize={LETTERS}
          fill="var(--color-ink-2)"
          stroke="var(--color-surface)"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {labelsOf(frame, pins, [BAR]).map((one) => (
            <Town key={`${one.name} ${one.spot.x}`} {...one} />
          ))}
          <Bar {...frame.bar} />
        </g>
        {pins.map((pin, index) => (
          <Leader key={index} from={spots[index]!} to={pin} />
        ))}
        <g fontSize="14" fontWeight="700" textAnchor="middle">
          {pins.map((pin, index) => (
            <PinMark key={index} {...pin} text={textOf(stores[index])} />
          ))}
        </g>
      </svg>
      <figcaption className="sm mut mt-3">
        North is up.
        {source ? " + is the place that you searched for." : null} Coast: Natural Earth. Town names:{" "}
        <a href="https://www.geonames.org" rel="noreferrer">
          GeoNames
        </a>
        ,{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license">
          CC BY 4.0
        </a>
        .
      </figcaption>
    </figure>
  );
}

const textOf = (store?: Pin) => (store ? String(store.number ?? "") : "+");

function Town({ name, spot, text, anchor }: Label) {
  return (
    <Fragment>
      <circle cx={px(spot.x)} cy={px(spot.y)} r="2" stroke="none" />
      <text x={px(text.x)} y={px(text.y)} textAnchor={anchor}>
        {name}
      </text>
    </Fragment>
  );
}

function Bar({ km, length }: { km: number; length: number }) {
  return (
    <>
      <path
        d={`M12 ${HEIGHT - 16}v6h${px(length)}v-6`}
        fill="none"
        stroke="var(--color-ink-2)"
        strokeWidth="1.5"
      />
      <text x="16" y={HEIGHT - 14}>
        {km} km
      </text>
    </>
  );
}

/** A line from a pin that was moved to the spot that it stands for. */
function Leader({ from, to }: { from: Spot; to: Spot }) {
  if (Math.hypot(from.x - to.x, from.y - to.y) < 4) return null;
  return (
    <>
      <path
        d={`M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`}
        stroke="var(--color-ink)"
        strokeWidth="1.5"
      />
      <circle cx={px(from.x)} cy={px(from.y)} r="2.5" fill="var(--color-ink)" />
    </>
  );
}

function PinMark({ x, y, text }: Spot & { text: string }) {
  const isStore = /\d/.test(text);
  return (
    <>
      <circle
        cx={px(x)}
        cy={px(y)}
        r={PIN}
        fill={isStore ? "var(--color-ink)" : text ? "var(--color-surface)" : "var(--color-hv)"}
        stroke={isStore ? "var(--color-surface)" : "var(--color-ink)"}
        strokeWidth="2"
      />
      {text ? (
        <text x={px(x)} y={px(y + 5)} fill={isStore ? "var(--color-on-brand)" : "var(--color-ink)"}>
          {text}
        </text>
      ) : (
        <circle cx={px(x)} cy={px(y)} r="3" fill="var(--color-ink)" />
      )}
    </>
  );
}
