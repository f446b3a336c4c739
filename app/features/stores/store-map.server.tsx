import { frameOf, HEIGHT, type Point, WIDTH } from "./map";
import { OUTLINES } from "./outlines";

interface Props {
  stores: readonly { name: string; geoPoint: Point }[];
  /** The number of the first, as in the list beside it. */
  first: number;
  /** What was searched for. */
  source?: Point;
}

/**
 * Where stores are: a picture that the server draws, so that nothing is fetched from a map of others. Its numbers are
 * those of the list, which says the same in words.
 */
export function StoreMap({ stores, first, source }: Props) {
  const points = [...stores.map(({ geoPoint }) => geoPoint), ...(source ? [source] : [])];
  if (points.length === 0) return null;
  const { place, wide, circles } = frameOf(points);
  const middle = source ?? (stores.length === 1 ? stores[0]!.geoPoint : undefined);
  return (
    <svg
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`A picture of where ${stores.length === 1 ? "the store is" : "these stores are"}, north up. The list has the addresses.`}
      className="card max-w-[720px]"
    >
      {wide
        ? OUTLINES.map((outline) => (
            <polygon
              key={outline.length}
              points={outline
                .map(([longitude, latitude]) => {
                  const { x, y } = place({ longitude, latitude });
                  return `${x},${y}`;
                })
                .join(" ")}
              fill="var(--color-sunk)"
              stroke="var(--color-line-2)"
            />
          ))
        : null}
      {!wide && middle
        ? circles.map(({ km, radius }) => {
            const { x, y } = place(middle);
            return (
              <g key={km}>
                <circle
                  cx={x}
                  cy={y}
                  r={radius}
                  fill="none"
                  stroke="var(--color-line-2)"
                  strokeDasharray="4 6"
                />
                <text
                  x={x}
                  y={y - radius > 18 ? y - radius - 4 : y + radius + 15}
                  textAnchor="middle"
                  fontSize="14"
                  fill="var(--color-ink-2)"
                >
                  {km} km
                </text>
              </g>
            );
          })
        : null}
      {source ? <Here {...place(source)} /> : null}
      {stores.map(({ name, geoPoint }, index) => (
        <Pin key={name} {...place(geoPoint)} number={first + index} />
      ))}
      <path
        d={`M${WIDTH - 28} 46V16m-8 10 8-10 8 10`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
      <text x={WIDTH - 28} y="64" textAnchor="middle" fontSize="16" fontWeight="700" fill="var(--color-ink)">
        N
      </text>
    </svg>
  );
}

const Here = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x - 9} ${y}h18M${x} ${y - 9}v18`} stroke="var(--color-ink)" strokeWidth="3" />
);

function Pin({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="10" fill="var(--color-ink)" stroke="var(--color-surface)" strokeWidth="2" />
      <text x={x} y={y + 5} textAnchor="middle" fontSize="14" fontWeight="700" fill="var(--color-on-brand)">
        {number}
      </text>
    </g>
  );
}
