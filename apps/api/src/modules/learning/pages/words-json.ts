import { withPauses } from '../../../platform/time/pause.js';
import type { LearnedWord } from '../learned-word.js';
import { presentLearnedWord } from '../learned-word.presenter.js';

/** Returns words as JSON on the wire. Long ones are megabytes together, so others get their turn in between. */
export function wordsJson(words: readonly LearnedWord[]): string[] | Promise<string[]> {
  return withPauses(eachAsJson(words));
}

function* eachAsJson(words: readonly LearnedWord[]): Generator<void, string[]> {
  const texts: string[] = [];
  for (const word of words) {
    texts.push(JSON.stringify(presentLearnedWord(word)));
    yield;
  }
  return texts;
}
