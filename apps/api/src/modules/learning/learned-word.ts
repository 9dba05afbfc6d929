import type { MasteryLevel, Memory } from '@wordgrove/scheduling';
import { propertiesOf } from '../../platform/database/columns.js';
import { LearnedWordEntity } from './learned-word.entity.js';

/** The properties of a word that only scheduling, collecting and the change feed need. */
const HIDDEN = [
  'userId',
  'termKey',
  'senseId',
  'profileVersion',
  'stability',
  'difficulty',
  'learningStep',
  'lastReviewTimeZone',
  'declaredMasteryLevel',
  'declaredAt',
  'declaredTimeZone',
  'applicationId',
  'changeNumber',
] as const satisfies readonly (keyof LearnedWordEntity)[];

/** A learned word as the repositories read it. */
export type LearnedWord = Omit<LearnedWordEntity, (typeof HIDDEN)[number]>;

/** The properties of a {@link LearnedWord}. */
export const LEARNED_WORD = propertiesOf(LearnedWordEntity).filter(
  (property): property is keyof LearnedWord => !(HIDDEN as readonly string[]).includes(property),
);

/** A level that the learner declares, with the memory to which it leads. */
export interface Declaration {
  level: number;
  declaredAt: Date;
  memory: Memory;
  /** The level that follows from the memory. */
  masteryLevel: MasteryLevel;
}
