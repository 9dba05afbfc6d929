import { Text } from '@mantine/core';
import type { GrantDto, GrantWritesDto } from '@wordgrove/dto';
import { TEXTS } from './texts';
import { sumOf } from './weeks';
import classes from './writes.module.css';

interface WroteProps {
  grant: GrantDto;
  /** Undefined while it is loaded, and for tokens of the playground. */
  writes: GrantWritesDto | undefined;
}

/** The words and reviews that an application wrote in the last weeks, as a line and in figures. */
export function Wrote({ grant, writes }: WroteProps) {
  if (writes === undefined) return null;
  const { word_counts: words, review_counts: reviews } = writes;
  const parts = [
    sumOf(words) && TEXTS.words(sumOf(words)),
    sumOf(reviews) && TEXTS.reviews(sumOf(reviews)),
  ];
  const text = parts.filter(Boolean).join(', ');
  return (
    <div className={classes.wrote}>
      <Line counts={words.map((count, week) => count + (reviews[week] ?? 0))} />
      <Text c={text === '' ? 'dimmed' : undefined}>{text || nothingOf(grant)}</Text>
    </div>
  );
}

function nothingOf({ scopes }: GrantDto): string {
  return scopes.some(({ scope }) => scope.endsWith(':write'))
    ? TEXTS.wroteNothing
    : TEXTS.onlyReads;
}

/** A line from week to week. Lists are long: it is drawn without a library. */
function Line({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts, 1);
  const points = counts.map((count, week) => `${week},${1 - count / most}`).join(' ');
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${counts.length - 1} 1`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <polyline points={points} />
    </svg>
  );
}
