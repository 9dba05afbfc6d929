import { LIMITS } from '@wordgrove/contracts';
import type { Member, Members } from './members.js';

/** A member of a learned word that an application may set and change. */
export interface WordMember {
  name: string;
  /** The values that it accepts. */
  takes: Member;
  /** The value that a word has if nothing is said. */
  unsaid: unknown;
  said: unknown;
  /** The value after an edit. */
  edited: unknown;
}

/** A good http(s) URL of that many characters. */
export const urlOfLength = (length: number): string => 'https://example.org/'.padEnd(length, 'a');

const CONTEXT: Members = {
  sentence: { kind: 'text', min: 1, max: LIMITS.contextSentence, required: true },
  source_title: { kind: 'text', max: LIMITS.contextSourceTitle, nullable: true },
  source_url: {
    kind: 'text',
    max: LIMITS.url,
    nullable: true,
    ofLength: urlOfLength,
    bad: { reason: 'INVALID_URL', values: ['ftp://a', 'javascript:alert(1)', 'a', 'http://'] },
  },
};

/** All of them: one that is added is added here. */
export const WORD_MEMBERS: readonly WordMember[] = [
  {
    name: 'tags',
    takes: {
      kind: 'list',
      maxItems: LIMITS.tags,
      item: { kind: 'text', min: 1, max: LIMITS.tag },
    },
    unsaid: [],
    said: ['a; b', '=c'],
    edited: ['d'],
  },
  {
    name: 'notes',
    takes: {
      kind: 'list',
      maxItems: LIMITS.notes,
      item: { kind: 'text', min: 1, max: LIMITS.note },
    },
    unsaid: [],
    said: ['one\ntwo', 'three'],
    edited: ['four', 'five'],
  },
  {
    name: 'contexts',
    takes: {
      kind: 'list',
      maxItems: LIMITS.contexts,
      item: { kind: 'object', members: CONTEXT },
    },
    unsaid: [],
    said: [{ sentence: 'Where?', source_title: 'Here, there', source_url: null }],
    edited: [{ sentence: 'Who?', source_title: null, source_url: 'https://a.example/' }],
  },
];

/** The values that they accept, by name. */
export const WORD_MEMBERS_TAKE: Members = Object.fromEntries(
  WORD_MEMBERS.map(({ name, takes }) => [name, takes]),
);
