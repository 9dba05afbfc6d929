import { plainText } from './plain-text.js';
import { CLOZE_MARKS, CLOZE_OPENING } from './cloze.js';

/** A gap of a cloze note, as plain text. */
export interface Gap {
  /** The number of the cloze, from 1. Its card has the ordinal before it. */
  readonly number: number;
  readonly answer: string;
  /** Empty if there is none. */
  readonly hint: string;
  /** The text of the field around the gap, with all other gaps filled. */
  readonly before: string;
  readonly after: string;
}

/** A gap in the filled text. */
interface Place {
  readonly number: number;
  readonly start: number;
  end: number;
  hint: string;
  isInHint: boolean;
}

/** Characters that no field has, around the gap while the HTML becomes text. */
const [START, END] = ['\uE0F0', '\uE0F1'];

/** True if a field has a gap of Anki's. */
export function hasGaps(html: string): boolean {
  return CLOZE_OPENING.test(html);
}

/**
 * Returns the gaps of a field in the order in which they end, without those that have no text. Returns undefined if the
 * beginnings of more than `limit` gaps are found: each gap takes as much time as the whole text.
 */
export function gapsOf(html: string, limit: number): Gap[] | undefined {
  if (isGapCountAbove(html, limit)) return undefined;
  const { filled, places } = placesIn(html.replaceAll(START, '').replaceAll(END, ''));
  return places.flatMap((place) => gapAt(filled, place) ?? []);
}

function isGapCountAbove(html: string, limit: number): boolean {
  const beginnings = html.matchAll(new RegExp(CLOZE_OPENING, 'g'));
  for (let count = 0; beginnings.next().done !== true; count += 1) if (count === limit) return true;
  return false;
}

function placesIn(html: string): { filled: string; places: Place[] } {
  const open: Place[] = [];
  const places: Place[] = [];
  let filled = '';
  for (const piece of html.split(CLOZE_MARKS)) {
    const top = open.at(-1);
    const number = CLOZE_OPENING.exec(piece)?.[1];
    if (number !== undefined) {
      const isInHint = top?.isInHint ?? false;
      const start = filled.length;
      open.push({ number: Number(number), start, end: start, hint: '', isInHint });
    } else if (piece === '}}' && top !== undefined) {
      places.push({ ...top, end: filled.length });
      open.pop();
    } else if (piece === '::' && top !== undefined) top.isInHint = true;
    else if (top?.isInHint === true) top.hint += piece;
    else filled += piece;
  }
  return { filled, places };
}

function gapAt(filled: string, { number, start, end, hint }: Place): Gap | undefined {
  const marked = `${filled.slice(0, start)}${START}${filled.slice(start, end)}${END}${filled.slice(end)}`;
  const text = plainText(marked);
  const [from, to] = [text.indexOf(START), text.indexOf(END)];
  // A gap inside of a tag has no text.
  if (from < 0 || to < from) return undefined;
  const answer = text.slice(from + 1, to).trim();
  const around = { before: text.slice(0, from), after: text.slice(to + 1) };
  return answer === '' ? undefined : { number, answer, hint: plainText(hint), ...around };
}
