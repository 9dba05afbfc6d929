import { Fragment, type CSSProperties, type ReactNode } from 'react';
import classes from './code-text.module.css';

/** The parts of code that have a colour, and the values that are the reader's own. */
export type CodeTint = 'keyword' | 'string' | 'comment' | 'own';

export interface CodePart {
  text: string;
  tint?: CodeTint | undefined;
}

interface CodeTextProps {
  /** The name of the code, for those who do not see it. */
  label: string;
  parts: readonly CodePart[];
  /** The height in pixels above which it scrolls. */
  maxHeight?: number;
}

/** Code in lines. It can be scrolled with the keyboard. */
export function CodeText({ label, parts, maxHeight }: CodeTextProps) {
  const style: CSSProperties & Record<`--${string}`, string> =
    maxHeight === undefined ? {} : { '--code-height': `${maxHeight}px` };
  return (
    <pre className={classes.code} style={style} tabIndex={0} role="region" aria-label={label}>
      <code>{parts.map(shown)}</code>
    </pre>
  );
}

function shown({ text, tint }: CodePart, at: number): ReactNode {
  if (tint === undefined) return <Fragment key={at}>{text}</Fragment>;
  if (tint === 'own')
    return (
      <mark key={at} className={classes.own}>
        {text}
      </mark>
    );
  return (
    <span key={at} className={classes[tint]}>
      {text}
    </span>
  );
}

/** The number of characters after which JSON stays without colours. */
const MAX_COLOURED = 50_000;

/** Returns JSON with colours for names and texts. */
export function jsonParts(text: string): CodePart[] {
  if (text.length > MAX_COLOURED) return [{ text }];
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of text.matchAll(/"(?:\\.|[^"\\])*"(?=(\s*:)?)/g)) {
    parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], tint: match[1] === undefined ? 'string' : 'keyword' });
    end = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(end) }];
}
