import { Text, VisuallyHidden } from '@mantine/core';
import { diffWordsWithSpace } from 'diff';
import classes from './review-criteria.module.css';
import { DIFFERENCE_LEGEND, GONE_WORDS, NEW_WORDS } from './texts';

/** The difference between two texts, word by word. Colours are never all that tells what is new. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  return (
    <>
      <Text size="xs" c="dimmed">
        {DIFFERENCE_LEGEND}
      </Text>
      <div className={classes.text}>
        {diffWordsWithSpace(before, after).map(({ added, removed, value }, index) => {
          // Parts have no identity but their place, and are never moved.
          if (added) return <Added key={index} text={value} />;
          if (removed) return <Removed key={index} text={value} />;
          return <span key={index}>{value}</span>;
        })}
      </div>
    </>
  );
}

function Added({ text }: { text: string }) {
  const space = /^\s*/.exec(text)?.[0] ?? '';
  return (
    <>
      {/* The sign stands before the first word, also if that is on a new line. */}
      {space}
      <ins className={classes.added}>
        <span aria-hidden>+</span>
        <VisuallyHidden>{NEW_WORDS} </VisuallyHidden>
        {text.slice(space.length)}
      </ins>
    </>
  );
}

function Removed({ text }: { text: string }) {
  return (
    <del className={classes.removed}>
      <span aria-hidden>−</span>
      <VisuallyHidden>{GONE_WORDS} </VisuallyHidden>
      {text}
    </del>
  );
}
