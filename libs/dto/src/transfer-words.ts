import { WORD_STATES, type WordState } from '@wordgrove/contracts';
import { LearnedWordSpec } from './learning.js';
import { OrNull } from './members/constraints.js';
import { NestedMember } from './members/nested-members.js';
import {
  BooleanMember,
  EnumMember,
  IntegerMember,
  NumberMember,
} from './members/scalar-members.js';
import { COUNT, Instant, Level, Uuid } from './transfer-members.js';

const MEMORY_STATES = ['NEW', 'LEARNING', 'REVIEW', 'RELEARNING'] as const;

/** What a word's schedule is made of, beyond what the wire shows of it. */
export class ExportedMemory {
  @EnumMember({ values: MEMORY_STATES, name: 'MemoryState', description: 'Suspended or not.' })
  state!: (typeof MEMORY_STATES)[number];

  @BooleanMember({ description: 'Whether the word is never asked about.' })
  suspended!: boolean;

  @NumberMember({ min: 0, max: 36_500, description: 'Days; 0 while the word is new.' })
  stability!: number;

  @NumberMember({ min: 0, max: 10, description: '0 while the word is new, else from 1.' })
  difficulty!: number;

  @IntegerMember({ min: 0, max: 100, description: 'The (re)learning step that comes next.' })
  learning_step!: number;

  @Level('The level that was last declared.')
  declared_mastery_level!: number;

  @Instant('When it was.')
  declared_at!: string;
}

/** A learned word; without `memory` it is collected as by `collect-words`. */
export class ExportedWord extends LearnedWordSpec {
  @Uuid('Kept where it is free.', true)
  id?: string;

  @EnumMember({
    values: WORD_STATES,
    name: 'WordState',
    optional: true,
    description: 'For readers.',
  })
  state?: WordState;

  @IntegerMember({ ...COUNT, optional: true, description: 'Reviews ever.' })
  review_count?: number;

  @IntegerMember({ ...COUNT, optional: true, description: 'Times that it was forgotten.' })
  lapse_count?: number;

  @Instant('When it was collected.', true)
  created_at?: string;

  @Instant('When it last changed.', true)
  updated_at?: string;

  @OrNull()
  @Instant('When it was last reviewed.', true)
  last_reviewed_at?: string | null;

  @Instant('When it falls due.', true)
  next_review_at?: string;

  @NestedMember(() => ExportedMemory, { optional: true, description: 'Its schedule.' })
  memory?: ExportedMemory;
}
