import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@wordgrove/contracts';
import type { EditLearnedWordRequest, LearnedWordSpec, WordContextSpec } from '@wordgrove/dto';
import type { Principal } from '../../platform/access/principal.js';
import { failedPrecondition, notFound } from '../../platform/http/api-error.js';
import { isUuid } from '../../platform/http/uuid.js';
import { Clock } from '../../platform/time/clock.js';
import { declare, redeclare } from './declaration.js';
import type { LearnedWord, WordContext } from './learned-word.js';
import { LearnedWordsRepository } from './learned-words.repository.js';
import { termKey } from './term-key.js';

/** Collects, reads, edits and deletes single words. */
@Injectable()
export class LearnedWordsService {
  constructor(
    private readonly words: LearnedWordsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 400 `TOO_MANY` where the word would have too many tags, notes or contexts */
  async collect(principal: Principal, spec: LearnedWordSpec): Promise<LearnedWord> {
    const { userId, applicationId } = principal;
    const { term, language = DEFAULT_LANGUAGE, mastery_level: level = 0 } = spec;
    const id = randomUUID();
    const at = this.clock.now();
    const origin = { wordId: id, createdAt: at, declaredMasteryLevel: level, declaredAt: at };
    const word = await this.words.collect({
      id,
      userId,
      applicationId,
      language,
      term,
      termKey: termKey(term, language),
      tags: distinct(spec.tags ?? []),
      notes: distinct(spec.notes ?? []),
      contexts: distinctContexts(spec.contexts ?? []),
      declaration: declare(origin),
      at,
    });
    if (word === undefined) throw failedPrecondition('TOO_MANY', TOO_MANY);
    return word;
  }

  /** @throws ApiError 404 where the user has no such word */
  async get(userId: string, id: string): Promise<LearnedWord> {
    return found(isUuid(id) && (await this.words.find(userId, id)));
  }

  /** @throws ApiError 404 where the user has no such word */
  async edit(userId: string, id: string, edit: EditLearnedWordRequest): Promise<LearnedWord> {
    if (!isUuid(id)) throw notFound('learned word');
    const { tags, notes, contexts, suspended, mastery_level: level } = edit;
    const at = this.clock.now();
    const word = await this.words.edit(userId, id, {
      tags: tags && distinct(tags),
      notes: notes && distinct(notes),
      contexts: contexts && distinctContexts(contexts),
      suspended,
      declare: level === undefined ? undefined : (before) => redeclare(before, level, at),
      at,
    });
    return found(word);
  }

  /** @throws ApiError 404 where the user has no such word */
  async delete(userId: string, id: string): Promise<void> {
    if (!isUuid(id) || !(await this.words.delete(userId, id))) throw notFound('learned word');
  }
}

const TOO_MANY = 'The word would have more than 50 tags, 50 notes or 20 contexts';

function found(word: LearnedWord | false | undefined): LearnedWord {
  if (!word) throw notFound('learned word');
  return word;
}

function distinct(items: readonly string[]): string[] {
  return [...new Set(items)];
}

function distinctContexts(specs: readonly WordContextSpec[]): WordContext[] {
  const contexts = specs.map(({ sentence, source_title, source_url }) => ({
    sentence,
    sourceTitle: source_title ?? null,
    sourceUrl: source_url ?? null,
  }));
  return [...new Map(contexts.map((context) => [JSON.stringify(context), context])).values()];
}
