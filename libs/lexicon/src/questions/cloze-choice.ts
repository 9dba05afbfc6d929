import { gappedEntry } from '../cloze/entry-example.js';
import { inSentence, type GappedSentence } from '../cloze/gapped-sentence.js';
import { ownSentences } from '../cloze/own-sentences.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { isWordOfGrammar } from '../dictionary/word-of-grammar.js';
import { arrangeOptions } from '../distractors/selection.js';
import type { Question } from '../question.js';
import { shuffle, type Random } from '../seeded-random.js';
import { contentStems, overlap } from '../text/stemming.js';
import type { Material } from '../material.js';
import { shortMeaningNote } from './learner-texts.js';
import { noteCloze } from './note-cloze.js';
import { explain, grammarHint, meaningHint, withLemma } from './wording.js';
import { wordDistractors } from './word-options.js';
import { asksOnlyGap } from './only-gap.js';

/**
 * Returns a sentence with a gap and four words for it: one of the learner's own, or else the example of our learner's dictionary.
 */
export function clozeChoice(material: Material, random: Random): Question | undefined {
  const { dictionary, target } = material;
  if (dictionary === undefined || target === undefined) return noteCloze(material, random);
  // Several pronouns fit into most gaps, and several forms of one verb.
  if (isWordOfGrammar(target.lemma, target.synset)) return undefined;
  return (
    firstOf(shuffle(ownSentences(material, dictionary), random), material, random) ??
    noteCloze(material, random) ??
    fromEntries(material, dictionary, random)
  );
}

function fromEntries(
  material: Material,
  dictionary: Dictionary,
  random: Random,
): Question | undefined {
  const sentences = [...material.targets()].map((target) => gappedEntry(target, dictionary));
  return firstOf(
    sentences.filter((each) => each !== undefined),
    material,
    random,
  );
}

function firstOf(
  sentences: readonly GappedSentence[],
  material: Material,
  random: Random,
): Question | undefined {
  for (const sentence of sentences) {
    const question = ask(sentence, material, random);
    if (question !== undefined) return question;
  }
  return undefined;
}

function ask(sentence: GappedSentence, material: Material, random: Random): Question | undefined {
  const target = inSentence(sentence);
  const around = contentStems(sentence.text);
  const distractors = wordDistractors(
    material,
    {
      answer: sentence.form,
      target,
      shownText: `${sentence.text} ${isTold(material, target) ? target.definition : ''}`,
      // If the hint tells the meaning, words near it may fit into the sentence, and have to.
      candidates: isTold(material, target)
        ? material.candidatesFor(sentence.target)
        : material.strangersFor(sentence.target),
      // A word whose meaning the sentence mentions might fit into it.
      isExcluded: ({ stems }) => !isTold(material, target) && overlap(stems, around) > 0,
    },
    random,
  );
  if (distractors === undefined) return undefined;
  return {
    questionType: 'QUESTION_TYPE_CLOZE_CHOICE',
    question: sentence.text,
    hint: gapHint(material, target),
    options: arrangeOptions(sentence.form, distractors, random),
    correctAnswer: sentence.form,
    acceptedAnswers: withLemma(sentence.form, material.word),
    explanation: explain(material, target, sentence.whole),
    source: sentence.source,
  };
}

/** Returns whether the hint tells what the missing word means in the dictionary's words. */
function isTold(material: Material, { definition }: Target): boolean {
  const isHint = shortMeaningNote(material.word) === undefined && !asksOnlyGap(material);
  return isHint && definition !== undefined;
}

/** The learner's note says best what is meant. */
function gapHint(material: Material, target: Target): string {
  const note = shortMeaningNote(material.word);
  if (note !== undefined) return `${grammarHint(target)}: ${note}`;
  return asksOnlyGap(material) ? grammarHint(target) : meaningHint(target);
}
