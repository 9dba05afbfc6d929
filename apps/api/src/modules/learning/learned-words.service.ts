import { Injectable } from '@nestjs/common';
import type { EditLearnedWordRequest } from '@wordgrove/dto';
import { notFound } from '../../platform/http/api-error.js';
import { isUuid } from '../../platform/http/uuid.js';
import { Clock } from '../../platform/time/clock.js';
import { redeclare } from './declaration.js';
import type { LearnedWord } from './learned-word.js';
import { LearnedWordsRepository, touchesProfile } from './learned-words.repository.js';
import { openDictionary } from '../dictionaries/index.js';
import { editedContent } from './members/word-content.js';

/** Reads, edits and deletes single words. */
@Injectable()
export class LearnedWordsService {
  constructor(
    private readonly words: LearnedWordsRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns a word. @throws ApiError 404 if the user has no such word */
  async get(userId: string, id: string): Promise<LearnedWord> {
    return found(isUuid(id) && (await this.words.find(userId, id)));
  }

  /** Edits a word and returns it. @throws ApiError 404 if the user has no such word; 400 `UNKNOWN_SENSE` */
  async edit(userId: string, id: string, edit: EditLearnedWordRequest): Promise<LearnedWord> {
    if (!isUuid(id)) throw notFound('learned word');
    const { suspended, mastery_level: level, sense_id: senseId } = edit;
    const content = editedContent(edit);
    // The language is known only in the turn, in which nobody should wait for the dictionary.
    if (touchesProfile({ content, senseId })) await openDictionary();
    const at = this.clock.now();
    const word = await this.words.edit(userId, id, {
      content,
      suspended,
      senseId,
      declare:
        level === undefined
          ? undefined
          : (stored, parameters) => redeclare(stored, level, at, parameters),
      at,
    });
    return found(word);
  }

  /** Deletes a word. @throws ApiError 404 if the user has no such word */
  async delete(userId: string, id: string): Promise<void> {
    const isDeleted = isUuid(id) && (await this.words.delete(userId, id, this.clock.now()));
    if (!isDeleted) throw notFound('learned word');
  }
}

function found(word: LearnedWord | false | undefined): LearnedWord {
  if (!word) throw notFound('learned word');
  return word;
}
