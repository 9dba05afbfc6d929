import type { Language } from '@wordgrove/contracts';
import { firstPartOfSpeech } from '../parts-of-speech.js';
import { grammarMarks, pronunciations } from './markup.js';

/** The facts in the first line of an entry, such as `Nephrit /neːfrˈɪt/ <masc, n, sg>`. */
export interface Headline {
  /** The headword as it is written; the index has it in lower case and without its marks. */
  term: string;
  readings: string[];
  partOfSpeech: string;
  gender: string;
  commonness: number;
}

/** `ichi1` marks the basic vocabulary, and others count newspapers. */
const BASIC = 40;
const priorityMarks = /\[(news|ichi|spec|gai|nf)(\d{1,2})\]/g;
const brackets = /\s*(?:\[[^\]]*\]|\([^)]*\))\s*/g;
const kanaOnly = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u;
const hasHan = /\p{Script=Han}/u;

/** Returns what a line says about a headword, or undefined if it does not repeat it. */
export function headlineOf(
  line: string,
  headword: string,
  language: Language,
): Headline | undefined {
  const bare = line.replace(pronunciations, '').replace(grammarMarks, '');
  const forms = bare
    .split(/,\s/)
    .map((form) => form.replace(brackets, ' ').trim())
    .filter((form) => form !== '');
  const all = bare.trim();
  const key = folded(headword);
  const term = [...forms, all, all.replace(brackets, ' ').trim()].find(
    (form) => folded(form) === key,
  );
  if (term === undefined && !folded(bare).includes(key)) return undefined;
  const tags = tagsIn(line);
  return {
    term: term ?? headword,
    readings:
      language === 'LANGUAGE_JAPANESE' && hasHan.test(term ?? headword)
        ? forms.filter((form) => kanaOnly.test(form))
        : [],
    partOfSpeech: firstPartOfSpeech(tags),
    gender: genderOf(tags),
    commonness: priorityOf(markedForm(bare, key) ?? line),
  };
}

function tagsIn(line: string): string[] {
  return (line.match(grammarMarks) ?? []).flatMap((mark) =>
    mark.replace(/[<>]/g, '').trim().split(/,\s*/),
  );
}

/** `pl only` and the like are plurals as well. */
function genderOf(tags: readonly string[]): string {
  if (tags.some((tag) => tag.startsWith('pl')) && !tags.includes('sg')) return 'p';
  return ['masc', 'fem', 'neut'].find((gender) => tags.includes(gender))?.charAt(0) ?? '';
}

/** Returns the part of a line with a form and its own marks: other spellings of a common word may be rare. */
function markedForm(bare: string, key: string): string | undefined {
  const segments = bare.split(/,\s/);
  return segments.find((segment) => folded(segment.replace(brackets, ' ')) === key);
}

/** The marks of JMdict for words that are common: `nf01` is among the 500 commonest. */
function priorityOf(line: string): number {
  let priority = 0;
  for (const [, list = '', number = ''] of line.matchAll(priorityMarks)) {
    if (list === 'nf') priority += Math.max(0, 50 - Number(number));
    else priority += number === '1' ? (list === 'ichi' ? BASIC : 20) : 8;
  }
  return priority;
}

/** dictd compares letters and digits only. */
function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}
