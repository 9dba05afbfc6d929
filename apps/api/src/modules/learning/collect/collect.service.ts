import { Injectable } from '@nestjs/common';
import type { LearnedWordSpec } from '@wordgrove/dto';
import type { Principal } from '../../../platform/access/principal.js';
import { failedPrecondition, type ApiError } from '../../../platform/http/api-error.js';
import { Clock } from '../../../platform/time/clock.js';
import type { LearnedWord } from '../learned-word.js';
import { wordKey } from '../term-key.js';
import { CollectRepository, IncompleteBatch, type Collector } from './collect.repository.js';
import {
  isWithinLimits,
  mergeWords,
  wordToCollect,
  type WordToCollect,
} from './word-to-collect.js';

/** The words that a batch led to, one for each spec, in order. */
export interface CollectedBatch {
  words: LearnedWord[];
  /** How many of them, counted once each, are new. */
  createdCount: number;
}

/** Collects words, which may be there already. */
@Injectable()
export class CollectService {
  constructor(
    private readonly words: CollectRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 400 `TOO_MANY` where the word would have too many tags, notes or contexts */
  async collect(principal: Principal, spec: LearnedWordSpec): Promise<LearnedWord> {
    const word = await this.words.collect(wordToCollect(spec), this.collector(principal));
    if (word === undefined) throw tooMany('spec');
    return word;
  }

  /**
   * All of them or none. A spec for whose lists the word has no room is replaced by its `fallback`.
   * @throws ApiError 400 `TOO_MANY`, naming the first spec that would make it so
   */
  async collectAll(
    principal: Principal,
    specs: readonly LearnedWordSpec[],
    fallback?: (spec: LearnedWordSpec) => LearnedWordSpec,
  ): Promise<CollectedBatch> {
    const each = specs.map((spec) => wordToCollect(spec));
    const merged = mergeByTerm(each);
    const overfull = each.findIndex((word) => !isWithinLimits(merged.get(wordKey(word)) ?? word));
    if (overfull >= 0) throw tooMany(`specs[${overfull}]`);
    try {
      const collector = this.collector(principal);
      const { words, createdCount } = await this.words.collectAll([...merged.values()], collector);
      return { words: each.map((word) => words.get(wordKey(word)) as LearnedWord), createdCount };
    } catch (error) {
      if (!(error instanceof IncompleteBatch)) throw error;
      const there = new Set(error.written.map(wordKey));
      const isMissing = each.map((word) => !there.has(wordKey(word)));
      if (fallback === undefined) throw tooMany(`specs[${isMissing.indexOf(true)}]`);
      const again = specs.map((spec, index) => (isMissing[index] ? fallback(spec) : spec));
      return this.collectAll(principal, again);
    }
  }

  private collector({ userId, applicationId }: Principal): Collector {
    return { userId, applicationId, at: this.clock.now() };
  }
}

/** The words by their keys; one that comes twice is there once, with the lists of both. */
function mergeByTerm(words: readonly WordToCollect[]): Map<string, WordToCollect> {
  const merged = new Map<string, WordToCollect>();
  for (const word of words) {
    const before = merged.get(wordKey(word));
    merged.set(wordKey(word), before === undefined ? word : mergeWords(before, word));
  }
  return merged;
}

function tooMany(field: string): ApiError {
  const message = 'The word would have more than 50 tags, 50 notes or 20 contexts';
  return failedPrecondition('TOO_MANY', message, field);
}
