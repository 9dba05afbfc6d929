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
  @TextMember({ min: 1, max: LIMITS.note, optional: true, description: 'A note on it.' })
  note?: string | null;
}

/** One of the user's own wordbooks. */
export class ExportedWordbook {
  @Uuid('Kept where it is free.')
  id!: string;

  @TextMember({ min: 1, max: LIMITS.wordbookName, description: 'What it is called.' })
  name!: string;

  @TextMember({ max: LIMITS.wordbookDescription, description: 'What is in it.' })
  description!: string;

  @EnumMember({
    values: ALL_LANGUAGES,
    name: 'Language',
    reason: 'INVALID_LANGUAGE',
    description: 'Of all its terms.',
  })
  language!: Language;

  @EnumMember({
    values: WORDBOOK_VISIBILITIES,
    name: 'WordbookVisibility',
    description: 'Who sees it.',
  })
  visibility!: WordbookVisibility;

  @Instant('When it was made.')
  created_at!: string;

  @Instant('When it last changed.')
  updated_at!: string;

  @NestedListMember(() => ExportedWordbookWord, {
    maxItems: LIMITS.wordbookTerms,
    description: 'Its terms, in order.',
  })
  words!: ExportedWordbookWord[];
}
