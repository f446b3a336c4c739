/** The swing tag with the K. Sized by its `.logo` link. */
export function BrandMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path
        d="M9 2h16l7 7v20a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9z"
        fill="var(--color-hv)"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
      <circle
        cx="17"
        cy="8.5"
        r="2.6"
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="1.6"
      />
      <path d="M12 15v12M22 15l-8 6.5L22 27" fill="none" stroke="var(--color-ink)" strokeWidth="3" />
    </svg>
  );
}
