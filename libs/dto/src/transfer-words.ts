import { LIMITS, WORD_STATES, type WordState } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { LearnedWordSpec } from './learning.js';
import { OrNull } from './members/constraints.js';
import { NestedMember } from './members/nested-members.js';
import {
  BooleanMember,
  EnumMember,
  IntegerMember,
  NumberMember,
} from './members/scalar-members.js';
import { TextListMember, TextMember } from './members/text-member.js';
import { COUNT, DayZoneOf, Instant, Level, Uuid } from './transfer-members.js';
import { SenseId } from './word-profile.js';

/** More than there are, since a later version may have more. */
const MAX_QUESTION_TYPES = 50;

const MEMORY_STATES = ['NEW', 'LEARNING', 'REVIEW', 'RELEARNING'] as const;

/** The parts of a word's schedule that other endpoints do not return. */
export class ExportedMemory {
  @EnumMember({
    values: MEMORY_STATES,
    name: 'MemoryState',
    description: 'The state, which is independent of whether the word is suspended.',
  })
  state!: (typeof MEMORY_STATES)[number];

  @BooleanMember({ description: 'True if flashcards never ask about the word.' })
  suspended!: boolean;

  @NumberMember({ min: 0, max: 36_500, description: 'The stability in days. 0 for a new word.' })
  stability!: number;

  @NumberMember({ min: 0, max: 10, description: 'The difficulty, from 1 to 10. 0 for a new word.' })
  difficulty!: number;

  @IntegerMember({ min: 0, max: 100, description: 'The next (re)learning step.' })
  learning_step!: number;

  @DayZoneOf('the last review')
  last_review_time_zone?: string | null;

  @Level('The level that was last declared.')
  declared_mastery_level!: number;

  @Instant('The time at which the level was declared.')
  declared_at!: string;

  @DayZoneOf('the declaration')
  declared_time_zone?: string | null;
}

/** The sense about which cards ask. */
export class ExportedSense {
  @TextMember({ max: LIMITS.senseId, description: 'The id of the sense.' })
  id!: string;

  @TextMember({ max: LIMITS.tag, description: 'Its part of speech.' })
  part_of_speech!: string;

  @TextMember({ max: LIMITS.note, description: 'Its definition.' })
  definition!: string;
}

/** A learned word. Without `memory`, it is collected in the same way as by `collect-words`. */
export class ExportedWord extends LearnedWordSpec {
  @Uuid('The id. It is kept if it is not in use.', true)
  id?: string;

  @EnumMember({
    values: WORD_STATES,
    name: 'WordState',
    optional: true,
    description: 'The level, for readers of the file. An import ignores it.',
  })
  state?: WordState;

  @SenseId('The id of the sense that the learner has chosen.')
  sense_id?: string | null;

  @ApiProperty({ nullable: true })
  @OrNull()
  @NestedMember(() => ExportedSense, {
    optional: true,
    description: 'The sense about which cards ask, for readers of the file. An import ignores it.',
  })
  sense?: ExportedSense | null;

  @ApiProperty({ nullable: true })
  @OrNull()
  @TextMember({
    max: LIMITS.term,
    optional: true,
    description: 'The spelling that is probably meant. An import ignores it.',
  })
  suggestion?: string | null;

  @TextListMember({
    maxItems: MAX_QUESTION_TYPES,
    min: 1,
    max: LIMITS.tag,
    optional: true,
    description: 'How the word can be asked. An import ignores it.',
  })
  question_types?: string[];

  @IntegerMember({ ...COUNT, optional: true, description: 'The number of all reviews.' })
  review_count?: number;

  @IntegerMember({
    ...COUNT,
    optional: true,
    description: 'The number of times that the word was forgotten.',
  })
  lapse_count?: number;

  @Instant('The time at which the word was collected.', true)
  created_at?: string;

  @Instant('The time at which the word last changed.', true)
  updated_at?: string;

  @OrNull()
  @Instant('The time at which the word was last reviewed.', true)
  last_reviewed_at?: string | null;

  @Instant('The time at which the word is due.', true)
  next_review_at?: string;

  @NestedMember(() => ExportedMemory, { optional: true, description: 'The schedule of the word.' })
  memory?: ExportedMemory;
}
