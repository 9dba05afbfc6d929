import { VisuallyHidden } from '@mantine/core';
import { diffWordsWithSpace } from 'diff';
import classes from './text-difference.module.css';

interface TextDifferenceProps {
  before: string;
  after: string;
}

/** A text with what was removed from it and what was added to it, word by word. */
export function TextDifference({ before, after }: TextDifferenceProps) {
  return (
    <bdi className={classes.text}>
      {diffWordsWithSpace(before, after).map(({ added, removed, value }, index) => {
        if (added) return <Added key={index} text={value} />;
        if (removed) return <Removed key={index} text={value} />;
        return <span key={index}>{value}</span>;
      })}
    </bdi>
  );
}

function Added({ text }: { text: string }) {
  return (
    <ins className={classes.added}>
      <VisuallyHidden>added: </VisuallyHidden>
      {text}
    </ins>
  );
}

function Removed({ text }: { text: string }) {
  return (
    <del className={classes.removed}>
      <VisuallyHidden>removed: </VisuallyHidden>
      {text}
    </del>
  );
}
