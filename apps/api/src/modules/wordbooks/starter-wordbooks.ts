import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@wordgrove/contracts';
import { runTask, threadPool } from '../../platform/threads/thread-pool.js';
import { Clock } from '../../platform/time/clock.js';
import { termKey } from '../learning/index.js';
import { StarterWordbookRepository, type StarterWordbook } from './starter-wordbooks.repository.js';
import type { starterWordbooks } from './make-starters.worker.js';

/** The version, to be raised whenever the wordbooks change, so that the next start writes them again. */
export const STARTER_VERSION = '1';

/** The wordbooks that come with the service, created from the bundled dictionary. */
@Injectable()
export class StarterWordbooks {
  constructor(
    private readonly repository: StarterWordbookRepository,
    private readonly clock: Clock,
  ) {}

  /** Creates the wordbooks if they do not exist yet. */
  ensure(): Promise<void> {
    return this.repository.ensure(STARTER_VERSION, makeStarters, this.clock.now());
  }
}

type Made = ReturnType<typeof starterWordbooks>;

const THREAD = {
  worker: 'make-starters',
  threads: 1,
  limits: { maxOldGenerationSizeMb: 256 },
};

/** Returns all of the wordbooks, which takes some seconds of work. */
export async function makeStarters(): Promise<StarterWordbook[]> {
  const thread = threadPool(THREAD);
  try {
    const made = await runTask<Made>(thread, undefined, {
      name: 'starterWordbooks',
      transferList: [],
    });
    return made.map((wordbook) => ({ ...wordbook, terms: wordbook.terms.map(termOf) }));
  } finally {
    await thread.destroy();
  }
}

function termOf(term: string) {
  return { term, termKey: termKey(term, DEFAULT_LANGUAGE), note: null };
}
