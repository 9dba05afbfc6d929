import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/http/api-error.js';
import { isUuid } from '../../../platform/http/uuid.js';
import { Clock } from '../../../platform/time/clock.js';
import { explainMemory, type MemoryExplanation } from './memory-explanation.js';
import { MemoryExplanationRepository } from './memory-explanation.repository.js';

/** Explains schedules. */
@Injectable()
export class MemoryExplanationService {
  constructor(
    private readonly words: MemoryExplanationRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the explanation of a word's schedule. @throws ApiError 404 if the user has no such word */
  async explain(userId: string, wordId: string): Promise<MemoryExplanation> {
    const word = isUuid(wordId) ? await this.words.find(userId, wordId) : undefined;
    if (word === undefined) throw notFound('learned word');
    return explainMemory(word, this.clock.now());
  }
}
