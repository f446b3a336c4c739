const STARS = [1, 2, 3, 4, 5];
const STAR = "m10 1.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z";

/**
 * A rating out of 5 as stars (spec 002 §9), drawn to the nearest whole star; screen readers get the exact
 * value.
 */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className="stars"
      width="100"
      height="20"
      viewBox="0 0 100 20"
      role="img"
      aria-label={`${rating} out of 5 stars`}
    >
      {STARS.map((star) => (
        <path
          key={star}
          d={STAR}
          transform={`translate(${(star - 1) * 20})`}
          className={star <= Math.round(rating) ? "on" : undefined}
        />
      ))}
    </svg>
  );
}
