import { Injectable } from '@nestjs/common';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import { namesOf, recordOf } from '../../platform/database/records.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { namedStatement, statement } from '../../platform/database/statement.js';
import { timeZoneOf } from '../accounts/index.js';
import { invalidArgument } from '../../platform/http/api-error.js';
import { waitForTurn } from './changes/change-turn.repository.js';
import { takeTurn } from './changes/change-turn.sql.js';
import { DeletedWordEntity } from './changes/deleted-word.entity.js';
import { findWord } from './find-word.repository.js';
import { LearnedWordEntity } from './learned-word.entity.js';
import type { Declaration, LearnedWord } from './learned-word.js';
import { EVIDENCE, MEMBER_NAMES, type WordContent } from './members/word-members.js';
import { parametersOf } from './memory/memory-parameters.js';
import {
  MEMORY,
  memoryValues,
  orKept,
  setMemory,
  type MemoryValues,
} from './memory/memory-write.sql.js';
import { unknownSense } from './profile/unknown-sense.js';
import { hasSense, sensesOf } from './profile/word-profile.js';
import { workOutProfile } from './profile/word-profile.repository.js';
import { WORD_TO_PROFILE, type WordToProfile } from './profile/word-profile.sql.js';
import { lockMemory } from './memory/stored-memory.repository.js';
import type { StoredMemory } from './memory/stored-memory.js';

type Declare = (stored: StoredMemory, parameters: SchedulingParameters) => Declaration;

/** The members to set. An undefined member stays as it is. */
export interface WordEdit {
  content: Partial<WordContent>;
  suspended?: boolean | undefined;
  /** The id of the sense to ask about, or null to have it chosen. */
  senseId?: string | null | undefined;
  /** Declares the level again, based on the current memory. */
  declare?: Declare | undefined;
  at: Date;
}

/** Reads and writes single words. */
@Injectable()
export class LearnedWordsRepository {
  constructor(private readonly sql: Sql) {}

  find(userId: string, id: string): Promise<LearnedWord | undefined> {
    return findWord(this.sql, userId, id);
  }

  /**
   * Sets only what the edit names, so that simultaneous edits of different members lose nothing. Returns
   * the word, or undefined if the user has no such word.
   * @throws ApiError 400 `UNKNOWN_SENSE`
   */
  edit(userId: string, id: string, edit: WordEdit): Promise<LearnedWord | undefined> {
    const { declare } = edit;
    if (declare === undefined && !touchesProfile(edit))
      return this.sql.inTurnOf(userId, (sql) => set(sql, userId, id, edit));
    return this.sql.transactionOf(userId, async (sql) => {
      const declaration = declare && (await declarationOf(sql, userId, id, declare));
      const word = await set(sql, userId, id, edit, declaration);
      if (word === undefined || !touchesProfile(edit)) return word;
      if (edit.senseId != null) demandSense(word, edit.senseId);
      return word.isUnprofiled ? workOutProfile(sql, userId, word) : word;
    });
  }

  /** Deletes a word and leaves a tombstone; returns false if the user has no such word. */
  async delete(userId: string, id: string, at: Date): Promise<boolean> {
    const values = [id, userId, at];
    return (await this.sql.inTurnOf(userId, (sql) => sql.execute(DELETE, values))) > 0;
  }
}

/** Returns whether the profile of a word may change by an edit. */
export function touchesProfile({
  content,
  senseId,
}: Pick<WordEdit, 'content' | 'senseId'>): boolean {
  return senseId !== undefined || EVIDENCE.some((name) => content[name] !== undefined);
}

/** A declaration depends on the last review, which must not change in the meantime. */
async function declarationOf(
  sql: SqlExecutor,
  userId: string,
  id: string,
  declare: Declare,
): Promise<Declaration | undefined> {
  await waitForTurn(sql, userId);
  const memory = await lockMemory(sql, userId, id);
  return memory && declare(memory, parametersOf(memory));
}

function demandSense(word: LearnedWord, senseId: string): void {
  if (hasSense(word, senseId)) return;
  throw invalidArgument({
    reason: 'UNKNOWN_SENSE',
    field: 'sense_id',
    description: unknownSense(sensesOf(word)),
  });
}

/** A memory to set. A value stays as it is if it is null here. */
type NewMemory = { [Name in keyof MemoryValues]: MemoryValues[Name] | null };

interface EditValues extends NewMemory {
  id: string;
  userId: string;
  /** The JSON of the members that the edit names. */
  content: string;
  suspended: boolean | null;
  isSenseNamed: boolean;
  senseId: string | null;
  level: number | null;
  declaredAt: Date | null;
  at: Date;
}

function set(
  sql: SqlExecutor,
  userId: string,
  id: string,
  { content, suspended, senseId, at }: WordEdit,
  declaration?: Declaration,
): Promise<WordToProfile | undefined> {
  return sql.row(EDIT, {
    ...(declaration === undefined ? MEMORY_AS_IT_IS : newMemory(declaration)),
    level: declaration?.level ?? null,
    declaredAt: declaration?.declaredAt ?? null,
    id,
    userId,
    content: JSON.stringify(content),
    suspended: suspended ?? null,
    isSenseNamed: senseId !== undefined,
    senseId: senseId ?? null,
    at,
  });
}

// A declaration removes no review.
function newMemory({ memory }: Declaration): NewMemory {
  return { ...memoryValues(memory), reviewCount: null, lastReviewedAt: null };
}

const MEMORY_AS_IT_IS = Object.fromEntries(MEMORY.map((name) => [name, null])) as NewMemory;

type EditPlaces = Readonly<Record<keyof EditValues, string>>;

/** Returns SQL for the new value of a member: one that the edit does not name stays as it is. */
const edited = ($: EditPlaces, name: string): string =>
  `case when ${$.content}::jsonb ? '${name}' then said.${name} else learned_words.${name} end`;

const assigned = ($: EditPlaces): string =>
  MEMBER_NAMES.map((name) => `${name} = ${edited($, name)}`).join(', ');

const sense = ($: EditPlaces): string =>
  `case when ${$.isSenseNamed} then ${$.senseId}::text else sense_id end`;

/** Returns SQL that is true if the edit changes nothing from which the profile follows. */
const keepsProfile = ($: EditPlaces): string =>
  [
    ...EVIDENCE.map((name) => `learned_words.${name} = ${edited($, name)}`),
    `sense_id is not distinct from ${sense($)}`,
  ].join(' and ');

const isSame = ($: EditPlaces): string => {
  const unchanged = MEMBER_NAMES.map(
    (name) => `learned_words.${name} is not distinct from ${edited($, name)}`,
  );
  return `${$.declaredAt}::timestamptz is null and ${unchanged.join(' and ')}
    and suspended = coalesce(${$.suspended}, suspended)
    and sense_id is not distinct from ${sense($)}`;
};

const EDIT = namedStatement<EditValues, WordToProfile>(
  'learned-words.edit',
  ($) => `with turn as (${takeTurn(`${$.userId}::uuid`)})
   update learned_words set
     ${assigned($)},
     suspended = coalesce(${$.suspended}, suspended),
     sense_id = ${sense($)},
     profile_version = case when ${keepsProfile($)} then profile_version else 0 end,
     ${setMemory(orKept($))},
     declared_mastery_level = coalesce(${$.level}, declared_mastery_level),
     declared_at = coalesce(${$.declaredAt}, declared_at),
     declared_time_zone = case when ${$.declaredAt}::timestamptz is null then declared_time_zone
       else ${timeZoneOf(`${$.userId}::uuid`)} end,
     updated_at = case when ${isSame($)} then updated_at else ${$.at} end,
     change_number = case when ${isSame($)} then learned_words.change_number
       else turn.change_number end
   from turn cross join
     jsonb_to_record(${$.content}::jsonb) as said (${recordOf(LearnedWordEntity, MEMBER_NAMES)})
   where id = ${$.id} and user_id = ${$.userId}
   returning ${WORD_TO_PROFILE}`,
);

const DELETE = statement<never>(
  'learned-words.delete',
  `with turn as (${takeTurn('$2::uuid')}),
   deleted as (
     delete from learned_words using turn where id = $1 and user_id = $2
     returning id, user_id, turn.change_number
   )
   insert into deleted_words (
     ${namesOf(DeletedWordEntity, ['wordId', 'userId', 'changeNumber', 'deletedAt'])})
   select id, user_id, change_number, $3::timestamptz from deleted`,
);
