import type { Language, QuestionType } from '@wordgrove/contracts';
import type { WordSenseDto } from '@wordgrove/dto';
import { PROFILE_VERSION } from '@wordgrove/lexicon';
import type { MemoryState } from '@wordgrove/scheduling';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { TimestampColumn } from '../../platform/database/timestamp-column.js';
import type { WordContext } from './word-context.js';

/** A word that a user is learning, with the memory that its reviews have left. */
@Entity('learned_words')
@Unique('learned_words_term_unique', ['userId', 'language', 'termKey'])
@Index('learned_words_created_idx', ['userId', 'createdAt', 'id'])
@Index('learned_words_language_idx', ['userId', 'language', 'createdAt', 'id'])
@Index('learned_words_due_idx', ['userId', 'nextReviewAt', 'id'])
@Index('learned_words_new_idx', ['userId', 'createdAt', 'id'], {
  where: `memory_state = 'NEW' and not suspended`,
})
// The index includes columns, which TypeORM cannot declare.
@Index('learned_words_reviewed_idx', { synchronize: false })
@Index('learned_words_change_idx', ['userId', 'changeNumber', 'id'])
@Index('learned_words_term_idx', ['userId', 'term', 'id'])
@Index('learned_words_updated_idx', ['userId', 'updatedAt', 'id'])
@Index('learned_words_mastery_idx', ['userId', 'masteryLevel', 'id'])
@Index('learned_words_level_term_idx', ['userId', 'masteryLevel', 'term', 'id'])
@Index('learned_words_suspended_idx', ['userId', 'createdAt', 'id'], { where: 'suspended' })
@Index('learned_words_learning_idx', ['userId'], {
  where: `memory_state in ('LEARNING', 'RELEARNING')`,
})
@Index('learned_words_unprofiled_idx', ['userId'], {
  where: `profile_version < ${PROFILE_VERSION}`,
})
@Index('learned_words_relearned_idx', ['userId'], {
  where: `memory_state = 'NEW' and review_count > 0`,
})
// TypeORM cannot declare an index of an expression, or one of another kind.
@Index('learned_words_last_reviewed_idx', { synchronize: false })
@Index('learned_words_search_idx', { synchronize: false })
@Check(
  'learned_words_memory_state_check',
  `memory_state in ('NEW', 'LEARNING', 'REVIEW', 'RELEARNING')`,
)
export class LearnedWordEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'learned_words_pkey' })
  id!: string;

  @ForeignKey('UserEntity', { name: 'learned_words_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text', collation: 'C' })
  language!: Language;

  /** The term in the form in which it was first collected. */
  @Column({ type: 'text', collation: 'C' })
  term!: string;

  /** The form in which terms are compared. */
  @Column({ name: 'term_key', type: 'text', collation: 'C' })
  termKey!: string;

  @Column({ type: 'text', array: true })
  tags!: string[];

  @Column({ type: 'text', array: true })
  notes!: string[];

  @Column({ type: 'jsonb' })
  contexts!: WordContext[];

  /** The sense about which cards ask, as it is shown, so that lists need not make it. */
  @Column({ type: 'json', nullable: true })
  sense!: WordSenseDto | null;

  /** The id of the sense that the learner has chosen. */
  @Column({ name: 'sense_id', type: 'text', collation: 'C', nullable: true })
  senseId!: string | null;

  @Column({ type: 'text', collation: 'C', nullable: true })
  suggestion!: string | null;

  /** Empty until the word's profile has been worked out. */
  @Column({ name: 'question_types', type: 'text', array: true, default: '{}' })
  questionTypes!: QuestionType[];

  /** The version of the lexicon that has worked out the word's profile; 0 if none has. */
  @Column({ name: 'profile_version', type: 'smallint', default: 0 })
  profileVersion!: number;

  @Column({ name: 'memory_state', type: 'text', collation: 'C' })
  memoryState!: MemoryState;

  /** Stability in days; 0 while the word is new. */
  @Column({ type: 'double precision' })
  stability!: number;

  @Column({ type: 'double precision' })
  difficulty!: number;

  @Column({ name: 'learning_step', type: 'integer' })
  learningStep!: number;

  @Column({ name: 'review_count', type: 'integer' })
  reviewCount!: number;

  @Column({ name: 'lapse_count', type: 'integer' })
  lapseCount!: number;

  @TimestampColumn({ name: 'last_reviewed_at', nullable: true })
  lastReviewedAt!: string | null;

  /** The zone of that review. Null if it was counted by midnights in UTC, as all were before they had zones. */
  @Column({ name: 'last_review_time_zone', type: 'text', nullable: true })
  lastReviewTimeZone!: string | null;

  @TimestampColumn({ name: 'next_review_at' })
  nextReviewAt!: string;

  /**
   * The level follows from state and stability. It is stored so that lists can be sorted and filtered by
   * it.
   */
  @Column({ name: 'mastery_level', type: 'smallint' })
  masteryLevel!: number;

  @Column({ name: 'declared_mastery_level', type: 'smallint' })
  declaredMasteryLevel!: number;

  @TimestampColumn({ name: 'declared_at' })
  declaredAt!: string;

  /** The learner's zone at that time, in the same way. Null also if no level above 0 was declared. */
  @Column({ name: 'declared_time_zone', type: 'text', nullable: true })
  declaredTimeZone!: string | null;

  @Column({ type: 'boolean', default: false })
  suspended!: boolean;

  /**
   * The application that collected the word, which may have been deleted; null for a word that was imported
   * without one.
   */
  @Column({ name: 'application_id', type: 'uuid', nullable: true })
  applicationId!: string | null;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @TimestampColumn({ name: 'updated_at' })
  updatedAt!: string;

  /** The number of the word's last change among the changes of its user's words. */
  @Column({ name: 'change_number', type: 'bigint', default: 0 })
  changeNumber!: string;
}
