import { Injectable } from '@nestjs/common';
import type { LearnedWordSpec } from '@wordgrove/dto';
import type { Principal } from '../../../platform/access/principal.js';
import { failedPrecondition, type ApiError } from '../../../platform/http/api-error.js';
import { Clock } from '../../../platform/time/clock.js';
import type { LearnedWord } from '../learned-word.js';
import { isWithinLimits, OVER_LIMITS } from '../members/word-content.js';
import { wordKey } from '../term-key.js';
import { CollectRepository, IncompleteBatch, type Collector } from './collect.repository.js';
import { mergeWords, wordToCollect, type WordToCollect } from './word-to-collect.js';

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
   * All of them or none.
   * @throws ApiError 400 `TOO_MANY`, naming the first spec that would make it so
   */
  async collectAll(
    principal: Principal,
    specs: readonly LearnedWordSpec[],
  ): Promise<CollectedBatch> {
    const batch = batchOf(specs);
    const collector = this.collector(principal);
    const { words, createdCount } = await this.words
      .collectAll(batch.words, collector)
      .catch((error: unknown) => throwTooMany(error, batch));
    return { words: batch.keys.map((key) => words.get(key) as LearnedWord), createdCount };
  }

  /**
   * All of them, each replaced by its `fallback` where the word has no room for its lists.
   * @returns how many words are new
   */
  async addAll(
    principal: Principal,
    specs: readonly LearnedWordSpec[],
    fallback: (spec: LearnedWordSpec) => LearnedWordSpec,
  ): Promise<number> {
    const batch = batchOf(specs);
    try {
      return await this.words.addAll(batch.words, this.collector(principal));
    } catch (error) {
      const isMissing = missingOf(error, batch);
      const again = specs.map((spec, index) => (isMissing[index] ? fallback(spec) : spec));
      return this.addAll(principal, again, fallback);
    }
  }

  private collector({ userId, applicationId }: Principal): Collector {
    return { userId, applicationId, at: this.clock.now() };
  }
}

interface Batch {
  /** Of each spec's word. */
  keys: string[];
  /** One that comes twice is there once, with the lists of both. */
  words: WordToCollect[];
}

/** @throws ApiError 400 `TOO_MANY` where a word has too many of its own */
function batchOf(specs: readonly LearnedWordSpec[]): Batch {
  const merged = new Map<string, WordToCollect>();
  const keys = specs.map((spec) => {
    const word = wordToCollect(spec);
    const key = wordKey(word);
    const before = merged.get(key);
    merged.set(key, before === undefined ? word : mergeWords(before, word));
    return key;
  });
  const words = [...merged.values()];
  if (!words.every(isWithinLimits)) {
    const overfull = keys.findIndex((key) => !isWithinLimits(merged.get(key) as WordToCollect));
    throw tooMany(`specs[${overfull}]`);
  }
  return { keys, words };
}

/** For each spec, whether its word had no room for its lists. */
function missingOf(error: unknown, { keys }: Batch): boolean[] {
  if (!(error instanceof IncompleteBatch)) throw error;
  const there = new Set(error.written.map(wordKey));
  return keys.map((key) => !there.has(key));
}

function throwTooMany(error: unknown, batch: Batch): never {
  throw tooMany(`specs[${missingOf(error, batch).indexOf(true)}]`);
}

function tooMany(field: string): ApiError {
  return failedPrecondition('TOO_MANY', OVER_LIMITS, field);
}
