import { LIMITS } from '@wordgrove/contracts';

/** A line of no more characters is one context, even if it has several sentences. */
const MAX_LINE = 300;

/** Returns the line or, if that is long, the sentence in which a text stands between two others. */
export function sentenceAround(before: string, text: string, after: string): string {
  const start = before.slice(before.lastIndexOf('\n') + 1);
  const [end = ''] = after.split('\n', 1);
  const line = `${start}${text}${end}`;
  if (line.length <= MAX_LINE) return line.trim();
  const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(line);
  const sentence = sentences.containing(start.length)?.segment ?? line;
  const offset = start.length - (sentences.containing(start.length)?.index ?? 0);
  return withinLimit(sentence, offset).trim();
}

/** Returns as much of a sentence around a place as a context may have. */
function withinLimit(sentence: string, offset: number): string {
  const characters = [...sentence];
  if (characters.length <= LIMITS.contextSentence) return sentence;
  const place = [...sentence.slice(0, offset)].length;
  const from = Math.max(0, place - LIMITS.contextSentence / 2);
  return characters.slice(from, from + LIMITS.contextSentence).join('');
}
