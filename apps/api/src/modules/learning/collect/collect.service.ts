import { Injectable } from '@nestjs/common';
import type { LearnedWordSpec } from '@wordgrove/dto';
import type { Principal } from '../../../platform/access/principal.js';
import { failedPrecondition, type ApiError } from '../../../platform/http/api-error.js';
import { HeavyWork } from '../../../platform/http/heavy-work.js';
import { Clock } from '../../../platform/time/clock.js';
import type { LearnedWord } from '../learned-word.js';
import { isWithinLimits, OVER_LIMITS } from '../members/word-content.js';
import type { Paged } from '../pages/word-page.js';
import { openDictionaryFor } from '../../dictionaries/index.js';
import { profileOf, withProfiles } from '../profile/word-profile.js';
import { wordKey } from '../term-key.js';
import { CollectRepository, IncompleteBatch, type Collector } from './collect.repository.js';
import {
  mergeWords,
  wordToCollect,
  type ProfiledWord,
  type WordToCollect,
} from './word-to-collect.js';

/** The collected words of a batch, one for each spec, in order. Long ones come without their lists. */
export interface CollectedBatch {
  words: Paged<LearnedWord>[];
  /** The number of words that are new. A word that comes twice counts once. */
  createdCount: number;
}

/** Collects words, some of which the user may have already. */
@Injectable()
export class CollectService {
  constructor(
    private readonly words: CollectRepository,
    private readonly heavy: HeavyWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Collects a word and returns it.
   * @throws ApiError 400 `TOO_MANY` if the word would have too many tags, notes or contexts
   */
  async collect(principal: Principal, spec: LearnedWordSpec): Promise<LearnedWord> {
    const word = wordToCollect(spec);
    await openDictionaryFor([word.language]);
    const profiled = { ...word, ...profileOf(word) };
    const collected = await this.words.collect(profiled, this.collector(principal));
    if (collected === undefined) throw tooMany('spec');
    return collected;
  }

  /**
   * Collects all of the words or none.
   * @throws ApiError 400 `TOO_MANY`, which names the first spec that would exceed a limit
   */
  async collectAll(
    principal: Principal,
    specs: readonly LearnedWordSpec[],
  ): Promise<CollectedBatch> {
    const batch = batchOf(specs);
    const { words, createdCount } = await this.heavy
      .run(principal.userId, specs.length, async () =>
        this.words.collectAll(await profiled(batch), this.collector(principal)),
      )
      .catch((error: unknown) => throwTooMany(error, batch));
    return { words: batch.keys.map((key) => words.get(key) as Paged<LearnedWord>), createdCount };
  }

  /**
   * Collects all of the words. If a word has no room for the lists of its spec, the spec is replaced by its
   * `fallback`.
   * @returns the number of words that are new
   */
  async addAll(
    principal: Principal,
    specs: readonly LearnedWordSpec[],
    fallback: (spec: LearnedWordSpec) => LearnedWordSpec,
  ): Promise<number> {
    const batch = batchOf(specs);
    try {
      return await this.heavy.run(principal.userId, specs.length, async () =>
        this.words.addAll(await profiled(batch), this.collector(principal)),
      );
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
  /** The key of each spec's word. */
  keys: string[];
  /** The words, each once. A word that comes twice has the lists of both specs. */
  words: WordToCollect[];
}

/**
 * Merges the specs of each word.
 * @throws ApiError 400 `TOO_MANY` if a word exceeds a limit within the batch
 */
function batchOf(specs: readonly LearnedWordSpec[]): Batch {
  const merged = new Map<string, WordToCollect>();
  const keys = specs.map((spec) => {
    const word = wordToCollect(spec);
    const key = wordKey(word);
    const before = merged.get(key);
    if (before === undefined) merged.set(key, word);
    // A word that exceeds a limit is refused. To merge more into it would take ever longer.
    else if (isWithinLimits(before)) merged.set(key, mergeWords(before, word));
    return key;
  });
  const words = [...merged.values()];
  if (!words.every(isWithinLimits)) {
    const overfull = keys.findIndex((key) => !isWithinLimits(merged.get(key) as WordToCollect));
    throw tooMany(`specs[${overfull}]`);
  }
  return { keys, words };
}

/** Returns the words of a batch with their profiles, which together take tenths of a second. */
async function profiled({ words }: Batch): Promise<ProfiledWord[]> {
  await openDictionaryFor(words.map(({ language }) => language));
  return withProfiles(words);
}

/** Returns, for each spec, whether its word had no room for its lists. */
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
