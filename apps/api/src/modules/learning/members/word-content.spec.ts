import { LIMITS } from '@wordgrove/contracts';
import {
  editedContent,
  isWithinLimits,
  mergedContent,
  presentContent,
  storedContent,
} from './word-content.js';

const HERE = { sentence: 'Here.', source_title: '', source_url: null };

describe('what clients say of a word', () => {
  it('is stored once each, and empty if nothing is said', () => {
    expect(storedContent({ tags: ['b', 'a', 'b'], contexts: [HERE, HERE] })).toMatchObject({
      tags: ['b', 'a'],
      notes: [],
      contexts: [{ sentence: 'Here.', sourceTitle: null, sourceUrl: null }],
    });
  });

  it('is only what an edit names, be it empty', () => {
    expect(editedContent({ notes: [], tags: undefined })).toEqual({ notes: [] });
  });

  it('grows when the word is collected again', () => {
    const first = storedContent({ tags: ['a'], notes: ['n'], contexts: [HERE] });
    const second = storedContent({ tags: ['b', 'a'], contexts: [{ sentence: 'There.' }, HERE] });
    const { tags, notes, contexts } = mergedContent(first, second);
    expect([tags, notes]).toEqual([['a', 'b'], ['n']]);
    expect(contexts.map(({ sentence }) => sentence)).toEqual(['Here.', 'There.']);
  });

  it('has no more items than each list may', () => {
    const tags = Array.from({ length: LIMITS.tags }, (_, index) => `${index}`);
    expect(isWithinLimits(storedContent({ tags }))).toBe(true);
    expect(isWithinLimits(storedContent({ tags: [...tags, 'more'] }))).toBe(false);
  });

  it('comes back in the wire form', () => {
    const contexts = [{ ...HERE, source_title: null }];
    expect(presentContent(storedContent({ contexts }))).toMatchObject({ tags: [], contexts });
  });
});
