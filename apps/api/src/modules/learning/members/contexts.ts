import { LIMITS } from '@wordgrove/contracts';
import type { WordContextDto, WordContextSpec } from '@wordgrove/dto';
import type { WordContext } from '../word-context.js';
import { padded, type LongWordMember } from './word-member.js';

/** The contexts in which the reader met the word, each of them once. */
export const CONTEXTS: LongWordMember<WordContextSpec[], WordContext[], WordContextDto[]> = {
  type: 'contexts',
  max: LIMITS.contexts,
  share: 4,
  stored: (said = []) => distinctContexts(said.map(contextOf)),
  shown: (stored) => stored.map(presentContext),
  merged: (first, second) => distinctContexts([...first, ...second]),
  isWithinLimit: ({ length }) => length <= LIMITS.contexts,
  columns: ['context', 'source_title', 'source_url'],
  cells: (shown, times) =>
    padded(shown, times).flatMap((context) => [
      context?.sentence,
      context?.source_title,
      context?.source_url,
    ]),
  read: (all) => contextsOf(all('context'), all('source_title'), all('source_url')),
};

function distinctContexts(contexts: readonly WordContext[]): WordContext[] {
  return [...new Map(contexts.map((context) => [JSON.stringify(context), context])).values()];
}

/** Returns a context as it is stored. An empty title counts as none. */
function contextOf({ sentence, source_title, source_url }: WordContextSpec): WordContext {
  return { sentence, sourceTitle: source_title || null, sourceUrl: source_url ?? null };
}

function presentContext({ sentence, sourceTitle, sourceUrl }: WordContext): WordContextDto {
  return { sentence, source_title: sourceTitle, source_url: sourceUrl };
}

function contextsOf(
  sentences: readonly string[],
  titles: readonly string[],
  urls: readonly string[],
): WordContextSpec[] {
  return sentences.flatMap((sentence, index) => {
    if (sentence.trim() === '') return [];
    const [title = '', url = ''] = [titles[index], urls[index]];
    return [
      {
        sentence,
        ...(title.trim() !== '' && { source_title: title }),
        ...(url.trim() !== '' && { source_url: url }),
      },
    ];
  });
}
