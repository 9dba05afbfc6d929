/** The length of a run of marks from which on the runtime takes long to put them in order. */
const LONG = 33;

const FIRST_MARK = 0x300;
/** The marks above this are variation selectors, which have no class. */
const LAST_CLASSED = 0x1ffff;

/** The kinds of code points: no mark, a mark without a combining class, and a mark of the first class. */
const [OTHER, UNCLASSED, FIRST_CLASS] = [0, 1, 2];

/** Unicode has some 60 classes. */
const MAX_KINDS = 64;
/** The largest number of marks that one decomposes to, or more. */
const MAX_PARTS = 4;

/** The marks of the lowest and of the highest combining class. */
const [LOWEST, HIGHEST] = ['\u0334', '\u0345'];

/** The first mark and all after it. Text without them is in canonical order and in NFC, whatever it is. */
export const MAY_BE_MARKS = /[\u0300-\uffff]/;

interface Marks {
  /** The kind of each code point. Marks of a higher class come later in canonical order. */
  kinds: Uint8Array;
  /** The parts of those marks that are not decomposed. */
  parts: Map<number, number[]>;
}

let known: Marks | undefined;

/**
 * Returns text whose long runs of combining marks are in canonical order. The runtime's own
 * normalization takes a time that grows with the square of their number, which stops a service for minutes if somebody
 * sends a megabyte of them. This takes a time that grows with their number.
 */
export function withOrderedRuns(text: string): string {
  let ordered = '';
  let [copied, start, length] = [0, 0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    const point = text.codePointAt(at) ?? 0;
    if (point >= FIRST_MARK && kindOf(point) !== OTHER) {
      if (length === 0) start = at;
      length += 1;
    } else if (length > 0) {
      if (length >= LONG) {
        ordered += text.slice(copied, start) + orderedMarks(text.slice(start, at));
        copied = at;
      }
      length = 0;
    }
    if (point > 0xffff) at += 1;
  }
  return copied === 0 ? text : ordered + text.slice(copied);
}

/** Returns combining marks in canonical order. They are decomposed, unless they are in order. */
export function orderedMarks(run: string): string {
  const marks = decomposed(run);
  const kinds = marks.map(kindOf);
  if (isOrdered(kinds)) return run;
  const units = new Uint16Array(2 * marks.length);
  let end = 0;
  for (const at of inOrder(kinds)) {
    const mark = marks[at] as number;
    if (mark > 0xffff) units[end++] = 0xd800 + ((mark - 0x10000) >> 10);
    units[end++] = mark > 0xffff ? 0xdc00 + (mark & 0x3ff) : mark;
  }
  return new TextDecoder('utf-16le').decode(units.subarray(0, end));
}

function decomposed(run: string): Uint32Array {
  const { parts } = (known ??= allMarks());
  const marks = new Uint32Array(MAX_PARTS * run.length);
  let end = 0;
  for (let at = 0; at < run.length; at += 1) {
    const mark = run.codePointAt(at) as number;
    if (mark > 0xffff) at += 1;
    const those = parts.get(mark);
    if (those === undefined) marks[end++] = mark;
    else for (const part of those) marks[end++] = part;
  }
  return marks.subarray(0, end);
}

function isOrdered(kinds: Uint32Array): boolean {
  let before = UNCLASSED;
  for (const kind of kinds) {
    if (kind !== UNCLASSED && kind < before) return false;
    before = kind;
  }
  return true;
}

/** Returns the positions of marks in order. One without a class stays where it is, and no other moves past it. */
function inOrder(kinds: Uint32Array): Uint32Array {
  const ordered = new Uint32Array(kinds.length);
  const places = new Uint32Array(MAX_KINDS);
  for (let from = 0; from < kinds.length;) {
    const next = kinds.indexOf(UNCLASSED, from);
    const to = next === -1 ? kinds.length : next;
    sortByKind(kinds.subarray(from, to), from, ordered, places.fill(0));
    if (next !== -1) ordered[next] = next;
    from = to + 1;
  }
  return ordered;
}

/** Those of the same kind stay in their order. */
function sortByKind(
  kinds: Uint32Array,
  from: number,
  ordered: Uint32Array,
  places: Uint32Array,
): void {
  for (const kind of kinds) places[kind + 1] = (places[kind + 1] as number) + 1;
  for (let kind = 1; kind < MAX_KINDS; kind += 1)
    places[kind] = (places[kind] as number) + (places[kind - 1] as number);
  for (let at = 0; at < kinds.length; at += 1) {
    const kind = kinds[at] as number;
    const place = places[kind] as number;
    ordered[from + place] = from + at;
    places[kind] = place + 1;
  }
}

function kindOf(point: number): number {
  if (point > LAST_CLASSED) return point >= 0xe0100 && point <= 0xe01ef ? UNCLASSED : OTHER;
  return (known ??= allMarks()).kinds[point] as number;
}

/** Asks the runtime about every code point, once. */
function allMarks(): Marks {
  const kinds = new Uint8Array(LAST_CLASSED + 1);
  const parts = new Map<number, number[]>();
  const classed: string[] = [];
  const isMark = /\p{M}/u;
  for (let point = FIRST_MARK; point <= LAST_CLASSED; point += 1) {
    const mark = String.fromCodePoint(point);
    if (!isMark.test(mark)) continue;
    kinds[point] = UNCLASSED;
    const those = mark.normalize('NFD');
    if (those !== mark)
      parts.set(
        point,
        Array.from(those, (part) => part.codePointAt(0) as number),
      );
    else if (moves(mark, LOWEST) || moves(HIGHEST, mark)) classed.push(mark);
  }
  classed.sort((one, other) => Number(moves(one, other)) - Number(moves(other, one)));
  let kind = FIRST_CLASS;
  for (const [at, mark] of classed.entries()) {
    if (moves(mark, classed[at - 1])) kind += 1;
    kinds[mark.codePointAt(0) as number] = kind;
  }
  return { kinds, parts };
}

/** True if canonical order puts the second mark before the first. */
function moves(first: string | undefined, second: string | undefined): boolean {
  const pair = `${first}${second}`;
  return pair.normalize('NFD') !== pair;
}
