/** Wordgrove's mark: four leaves that form a W. Its name stands beside it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      viewBox="1 2 30 28"
      width={size}
      height={(size * 28) / 30}
      aria-hidden="true"
      style={{ flexShrink: 0 }}
    >
      <path
        fill="var(--wordgrove-mark-inner)"
        d="M10 27Q17.4 20.3 16 11Q8.4 16.9 10 27ZM22 27Q23.6 16.9 16 11Q14.6 20.3 22 27Z"
      />
      <path
        fill="var(--wordgrove-mark-outer)"
        d="M10 27Q11.8 13.8 2 6Q.2 18.2 10 27ZM22 27Q31.8 18.2 30 6Q20.2 13.8 22 27Z"
      />
    </svg>
  );
}
