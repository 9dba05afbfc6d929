/** The marks of the lowest and of the highest combining class. */
const [LOWEST, HIGHEST] = ['\u0334', '\u0345'];

/** A decomposed mark. One without a class stays where it is, and no other mark moves past it. */
interface Mark {
  text: string;
  /** The position of its combining class among those of the text. */
  class: number | undefined;
}

/**
 * Returns combining marks in canonical order, decomposed (NFD). The runtime's own normalization takes a
 * time that grows with the square of their number, which stops a service for minutes if somebody
 * sends a megabyte of them. This takes a time that grows with their number.
 */
export function orderedMarks(run: string): string {
  const known = marksIn(run);
  const ordered: string[] = [];
  let waiting: string[][] = [];
  for (let at = 0; at < run.length; at += 1) {
    const point = run.codePointAt(at) as number;
    if (point > 0xffff) at += 1;
    for (const { text, class: itsClass } of known.get(point) as Mark[]) {
      if (itsClass !== undefined) (waiting[itsClass] ??= []).push(text);
      else {
        ordered.push(inOrder(waiting), text);
        waiting = [];
      }
    }
  }
  ordered.push(inOrder(waiting));
  return ordered.join('');
}

function inOrder(waiting: readonly (readonly string[])[]): string {
  return waiting.map((marks) => marks.join('')).join('');
}

/** Returns the parts of each different mark by its code point. */
function marksIn(run: string): Map<number, Mark[]> {
  const decomposed = [...distinct(run)].map((mark) => ({
    mark,
    parts: [...mark.normalize('NFD')],
  }));
  const classes = classesOf(new Set(decomposed.flatMap(({ parts }) => parts)));
  return new Map(
    decomposed.map(({ mark, parts }) => [
      mark.codePointAt(0) as number,
      parts.map((text) => ({ text, class: classes.get(text) })),
    ]),
  );
}

function distinct(run: string): Set<string> {
  const points = new Set<number>();
  for (let at = 0; at < run.length; at += 1) {
    const point = run.codePointAt(at) as number;
    if (point > 0xffff) at += 1;
    points.add(point);
  }
  return new Set([...points].map((point) => String.fromCodePoint(point)));
}

/** Numbers the combining classes of marks in their order. Marks of class 0 are left out. */
function classesOf(marks: ReadonlySet<string>): Map<string, number> {
  const moving = [...marks].filter((mark) => moves(mark, LOWEST) || moves(HIGHEST, mark));
  moving.sort((one, other) => Number(moves(one, other)) - Number(moves(other, one)));
  const classes = new Map<string, number>();
  let [count, before] = [0, moving[0]];
  for (const mark of moving) {
    if (moves(mark, before)) count += 1;
    classes.set(mark, count);
    before = mark;
  }
  return classes;
}

/** True if canonical order puts the second mark before the first. */
function moves(first: string | undefined, second: string | undefined): boolean {
  const pair = `${first}${second}`;
  return pair.normalize('NFD') !== pair;
}
