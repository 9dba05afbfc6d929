import { VisuallyHidden } from '@mantine/core';
import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import classes from './text-difference.module.css';
import { TEXTS } from './texts';

interface TextDifferenceProps {
  before: string;
  after: string;
  /** The side to show, if both stand side by side. Otherwise they are one text. */
  side?: 'before' | 'after';
}

/** A text with what was removed from it and what was added to it, word by word. */
export function TextDifference({ before, after, side }: TextDifferenceProps) {
  return (
    <bdi className={classes.text}>
      {diffWordsWithSpace(before, after).map(({ added, removed, value }, index) => {
        if (added) return side === 'before' ? null : <Added key={index}>{value}</Added>;
        if (removed) return side === 'after' ? null : <Removed key={index} text={value} />;
        return <span key={index}>{value}</span>;
      })}
    </bdi>
  );
}

/** Something that is new. */
export function Added({ children }: { children: ReactNode }) {
  return (
    <ins className={classes.added}>
      <VisuallyHidden>{TEXTS.added}</VisuallyHidden>
      {children}
    </ins>
  );
}

function Removed({ text }: { text: string }) {
  return (
    <del className={classes.removed}>
      <VisuallyHidden>{TEXTS.removed}</VisuallyHidden>
      {text}
    </del>
  );
}
