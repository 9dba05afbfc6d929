import classes from './entrance-frame.module.css';

/** Where a review lifts the front curve, from one to the next further apart. */
const REVIEWS = [70, 154, 279, 470];

/** Curves of forgetting that fall more slowly after each review. A picture without a meaning of its own. */
export function ForgettingCurves({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox="0 -20 720 400"
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      <path
        className={classes.back}
        d="M0 55Q25 85 54 106V0Q110 60 178 83V0Q260 38 368 60V0Q540 32 720 43V380H0Z"
      />
      <path
        className={classes.middle}
        d="M0 222Q12 225 24 228V92Q60 160 110 200V92Q150 140 234 176V92Q320 130 423 152V92Q560 122 720 130V380H0Z"
      />
      <path
        className={classes.front}
        d="M0 302Q34 318 68 322V194Q95 260 153 294V194Q195 244 277 271V194Q345 232 467 250V194Q570 213 720 226V380H0Z"
      />
      {REVIEWS.map((x) => (
        <g key={x} transform={`translate(${x} 194)`}>
          <path fill="var(--wordgrove-mark-outer)" d="M0 0Q-2 -16 -11 -26Q-14 -10 0 0Z" />
          <path fill="var(--wordgrove-mark-inner)" d="M0 0Q2 -16 11 -26Q14 -10 0 0Z" />
        </g>
      ))}
    </svg>
  );
}
