import type { Language } from '@wordgrove/contracts';
import type { InstalledEntry } from '@wordgrove/lexicon';
import { cleanEntry } from '../clean-entry.js';
import { partOfSpeechOf, takesSuru } from '../parts-of-speech.js';
import { usageLabelOf } from '../usage-labels.js';
import { headlineOf } from './headline.js';
import { grammarMarks, jmdictNote, pronunciations } from './markup.js';

const example = /^\s*"(.+)"\s+-\s+(.+)$/;
const reference = /^\s*(?:synonyms?|antonyms?|see(?: also)?|cf|compare)\s*:/i;
const note = /^\s*note:\s*(.*)$/i;
const numbered = /^\s*\d{1,2}[.)](?=\s|$)(.*)$/;
const inBrackets = /^\s*\((.+)\)\s*$/;
/** Where a sense belongs, such as `[min.]` or `[Br.]`. */
const marks = /\s?\[([^\]]{1,20})\]/g;
/** Which spelling a Japanese sense prefers: `(esp. 速い)`. */
const spellingRemark =
  /^\s*\([^)]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^)]*\)\s*/u;
/** Labels that count for the whole sense in any case. */
const forNobody = /^(?:vulgar|offensive)$/;
const MAX_BY_LENGTH = 5;
/** Words of specialists are less common. */
const SPECIAL = 1;
/** A Japanese word that is mostly written in kana alone is seldom met in this spelling. */
const WRITTEN_IN_KANA = 40;
const hasHan = /\p{Script=Han}/u;

/** Returns the entry that a text says about a headword, or null if it says nothing. */
export function entryOf(headword: string, text: string, language: Language): InstalledEntry | null {
  const [first = '', ...rest] = text.split('\n');
  const headline = headlineOf(first, headword, language);
  const body = new Body(language);
  for (const line of headline === undefined ? [first, ...rest] : rest) body.read(line);
  const { senses, examples } = body;
  return cleanEntry({
    term: headline?.term ?? headword,
    readings: headline?.readings ?? [],
    partOfSpeech: headline?.partOfSpeech || body.partOfSpeech,
    gender: headline?.gender || (body.partOfSpeech === 'noun' ? body.gender : ''),
    labels: [...body.labels],
    // Dictionaries have more to say about common words.
    commonness:
      (headline?.commonness ?? 0) +
      Math.min(MAX_BY_LENGTH, Math.log2(text.length + 1) / 2) -
      (body.isSpecial ? SPECIAL : 0) -
      (body.isKana && hasHan.test(headword) ? WRITTEN_IN_KANA : 0),
    definitions: senses.map(tidy),
    examples,
  });
}

/** The lines of an entry below its first one, as FreeDict writes them, or in any other way. */
class Body {
  readonly senses: string[] = [];
  readonly labels = new Set<string>();
  readonly examples: { sentence: string; translation: string }[] = [];
  partOfSpeech = '';
  /** See {@link InstalledEntry.gender}. */
  gender = '';
  /** True if the first sense belongs to a subject. */
  isSpecial = false;
  /** True if the word is mostly written in kana alone. */
  isKana = false;
  private label: string | undefined;

  constructor(private readonly language: Language) {}

  read(line: string): void {
    const [, sentence = '', translation = ''] = example.exec(line) ?? [];
    if (sentence !== '') this.examples.push({ sentence, translation });
    else if (!reference.test(line)) this.readSense(line);
  }

  private readSense(line: string): void {
    const [, remark] = note.exec(line) ?? [];
    if (remark !== undefined) return this.readNote(remark);
    const [, text] = numbered.exec(line) ?? [];
    if (text !== undefined) this.senses.push('');
    this.add(text ?? line);
  }

  /** A note belongs to the sense, except for what JMdict's senses have behind it. */
  private readNote(remark: string): void {
    if (this.language !== 'LANGUAGE_JAPANESE') return;
    const [known] = jmdictNote.exec(remark) ?? [];
    if (known === undefined) return;
    this.isKana ||= known.includes('kana alone');
    this.note(usageLabelOf(known));
    this.add(remark.slice(known.length));
  }

  private add(line: string): void {
    const [, bracket = ''] = inBrackets.exec(line) ?? [];
    const partOfSpeech = partOfSpeechOf(bracket);
    if (takesSuru(bracket) && this.senses.length <= 1) this.gender = 's';
    if (partOfSpeech !== '') return this.namePartOfSpeech(partOfSpeech);
    const text = this.withoutMarks(line);
    if (text === '') return;
    const at = Math.max(0, this.senses.length - 1);
    const label = at > 0 && this.label !== undefined ? `(${this.label}) ` : '';
    this.senses[at] = `${this.senses[at] ?? ''} ${label}${text}`.trim();
    this.label = undefined;
  }

  /** Words that are also used as phrases or parts of words are asked as what else they are. */
  private namePartOfSpeech(partOfSpeech: string): void {
    if (this.senses.length > 1 && this.partOfSpeech !== '') return;
    if (['', 'phrase', 'prefix', 'suffix'].includes(this.partOfSpeech))
      this.partOfSpeech = partOfSpeech;
  }

  private withoutMarks(line: string): string {
    for (const { 1: mark = '', index } of line.matchAll(marks)) {
      const label = usageLabelOf(mark);
      // Of `although, tho' [coll.]`, only the last one is colloquial.
      const isOfAll = !line.slice(0, index).includes(',') || forNobody.test(label ?? '');
      if (isOfAll) this.note(label);
      this.isSpecial ||= this.senses.length <= 1 && /^\s*\[[a-z]+\.\]/.test(line);
    }
    return line
      .replace(pronunciations, '')
      .replace(grammarMarks, ' ')
      .replace(marks, ' ')
      .replace(/^\s*(?:\{[^}]*\},?\s*)+/, '')
      .replace(this.language === 'LANGUAGE_JAPANESE' ? spellingRemark : '', '')
      .trim();
  }

  /** The first sense is that of the entry; others carry their labels themselves. */
  private note(label: string | undefined): void {
    if (label === undefined) return;
    if (this.senses.length <= 1) this.labels.add(label);
    else this.label = label;
  }
}

/** Dictionaries shorten words that stand in most of their translations. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bsth\b\.?/g, 'something'],
  [/\b(?:sb|so)\b\.(?:\/something)?/g, 'somebody'],
  [/\bsb\b/g, 'somebody'],
];
/** Remarks for specialists, such as `[ein Gebiet als Ordnungsmacht]`. */
const remarks = /\s?\[[^\]]*\]/g;

function tidy(sense: string): string {
  const whole = SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), sense);
  return whole
    .replace(remarks, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?([,;])(?: ?[,;])*/g, '$1')
    .replace(/^[,;]\s*|[,;]\s*$/g, '');
}
