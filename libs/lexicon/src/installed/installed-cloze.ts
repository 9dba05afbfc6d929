import { arrangeOptions } from '../distractors/selection.js';
import type { Question } from '../question.js';
import { maskedSentences } from '../questions/learner-texts.js';
import { joinHints, noteLine } from '../questions/wording.js';
import { shuffle, type Random } from '../seeded-random.js';
import { gap, maskForms } from '../text/masking.js';
import { optionKey } from '../text/normalization.js';
import { contentStems, overlap } from '../text/stemming.js';
import { isSuitableGloss } from '../text/suitability.js';
import { wrongTerms } from './installed-options.js';
import { isPlainDefinition } from './plain-options.js';
import type { InstalledWord } from './installed-word.js';

/** A sentence with a gap for the term, and what tells its meaning. */
interface Gapped {
  text: string;
  form: string;
  hint: string;
  source: string;
}

/** A gap with fewer letters around it could be anything. */
const MIN_LETTERS = 6;

/** Returns a sentence of the learner, or else an example of the dictionary, with a gap and four words for it. */
export function installedCloze(target: InstalledWord, random: Random): Question | undefined {
  const sentence = ownSentence(target, random) ?? exampleOf(target, random);
  const answer = sentence?.form;
  const distractors =
    answer === undefined ? undefined : wrongTerms(target, answer, random, sentence?.text);
  if (sentence === undefined || answer === undefined || !distractors) return undefined;
  return {
    questionType: 'QUESTION_TYPE_CLOZE_CHOICE',
    question: sentence.text,
    hint: joinHints(target.partOfSpeech, sentence.hint),
    options: arrangeOptions(answer, distractors.map(inCaseOf(answer, target.term)), random),
    correctAnswer: answer,
    acceptedAnswers: [answer],
    explanation: [`“${sentence.text.replace(gap, answer)}”`, sentence.hint, noteLine(target.word)]
      .filter((part) => part !== '')
      .join(' '),
    source: sentence.source,
  };
}

/** Returns whether there is a sentence with a gap for the word. */
export function hasGap(target: InstalledWord, random: Random): boolean {
  return (ownSentence(target, random) ?? exampleOf(target, random)) !== undefined;
}

/** Returns a sentence that has the term as the dictionary writes it: the forms of other options are not known. */
export function ownSentence(target: InstalledWord, random: Random): Gapped | undefined {
  const { word, term, definition } = target;
  if (definition === undefined) return undefined;
  const [found] = shuffle(maskedSentences(word), random).filter(
    ({ form, source }) => source === 'CONTEXT' && optionKey(form) === optionKey(term),
  );
  return found && { ...found, hint: definition };
}

/** Without its translation, other words might fit into an example. */
function exampleOf({ entries, term, word, definition, dictionary }: InstalledWord, random: Random) {
  // Those of other entries are of rarer senses.
  const examples = entries[0]?.examples ?? [];
  for (const { sentence, translation } of shuffle(examples, random)) {
    const masked = maskForms(sentence, [term], word.language);
    if (masked === undefined || translation === '' || !isSuitableGloss(translation)) continue;
    if (masked.text.split(gap).length > 2 || lettersIn(masked.text) < MIN_LETTERS) continue;
    // A title or a compound of its own rather than a sentence, or an example of another sense.
    if (masked.text.startsWith(gap) && !/[.!?]$/.test(masked.text)) continue;
    if (!isPlainDefinition(sentence) || !isPlainDefinition(translation)) continue;
    // The plural of a neuter noun, among others that stay neuter.
    if (/\bdie ____/i.test(masked.text) && /[mn]/.test(entries[0]?.gender ?? '')) continue;
    if (overlap(contentStems(translation), contentStems(definition ?? '')) === 0) continue;
    return { ...masked, hint: translation, source: dictionary.title };
  }
  return undefined;
}

function lettersIn(text: string): number {
  return (text.match(/\p{L}/gu) ?? []).length;
}

/** A capital letter at the beginning of a sentence would tell the answer. */
function inCaseOf(answer: string, term: string): (option: string) => string {
  const isRaised = answer.charAt(0) !== term.charAt(0) && optionKey(answer) === optionKey(term);
  return (option) => (isRaised ? option.charAt(0).toUpperCase() + option.slice(1) : option);
}
