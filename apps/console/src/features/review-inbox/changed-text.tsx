import { diffWordsWithSpace } from 'diff';
import classes from './inbox.module.css';

/** A text beside what it was: what is gone is struck through, and what is new is underlined. */
export function ChangedText({
  before,
  now,
  side,
}: {
  before: string;
  now: string;
  side: 'before' | 'now';
}) {
  const parts = diffWordsWithSpace(before, now);
  return (
    <bdi className={classes.text}>
      {parts.map(({ value, added, removed }, at) => {
        if (added) return side === 'now' ? <ins key={at}>{value}</ins> : null;
        if (removed) return side === 'before' ? <del key={at}>{value}</del> : null;
        return <span key={at}>{value}</span>;
      })}
    </bdi>
  );
}
