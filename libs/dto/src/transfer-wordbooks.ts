import {
  ALL_LANGUAGES,
  LIMITS,
  WORDBOOK_VISIBILITIES,
  type Language,
  type WordbookVisibility,
} from '@wordgrove/contracts';
import { OrNull } from './members/constraints.js';
import { NestedListMember } from './members/nested-members.js';
import { EnumMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';
import { Instant, Uuid } from './transfer-members.js';

/** A term of a wordbook. */
export class ExportedWordbookWord {
  @TextMember({ min: 1, max: LIMITS.term, description: 'The word or phrase.' })
  term!: string;

  @OrNull()
  @TextMember({ min: 1, max: LIMITS.note, optional: true, description: 'A note on the term.' })
  note?: string | null;
}

/** One of the user's own wordbooks. */
export class ExportedWordbook {
  @Uuid('The id. It is kept if it is not in use.')
  id!: string;

  @TextMember({
    min: 1,
    max: LIMITS.wordbookName,
    isName: true,
    mayBeStored: true,
    description: 'The name of the wordbook.',
  })
  name!: string;

  @TextMember({ max: LIMITS.wordbookDescription, description: 'A description of the wordbook.' })
  description!: string;

  @EnumMember({
    values: ALL_LANGUAGES,
    name: 'Language',
    reason: 'INVALID_LANGUAGE',
    description: 'The language of all its terms.',
  })
  language!: Language;

  @EnumMember({
    values: WORDBOOK_VISIBILITIES,
    name: 'WordbookVisibility',
    description: 'The visibility: who can see the wordbook.',
  })
  visibility!: WordbookVisibility;

  @Instant('The time at which the wordbook was created.')
  created_at!: string;

  @Instant('The time at which the wordbook last changed.')
  updated_at!: string;

  @NestedListMember(() => ExportedWordbookWord, {
    maxItems: LIMITS.wordbookTerms,
    description: 'The terms, in order.',
  })
  words!: ExportedWordbookWord[];
}
