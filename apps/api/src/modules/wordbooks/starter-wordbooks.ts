import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@wordgrove/contracts';
import type { Lexicon } from '@wordgrove/lexicon';
import { Clock } from '../../platform/time/clock.js';
import { termKey } from '../learning/index.js';
import { StarterWordbookRepository, type StarterWordbook } from './starter-wordbooks.repository.js';

/** The version, to be raised whenever the wordbooks change, so that the next start writes them again. */
export const STARTER_VERSION = '1';

type Made = ReturnType<Lexicon['starterWordbooks']>;

/** Below `dist`, where the build writes them (apps/api/starter-wordbooks.mjs). */
const MADE = join(import.meta.dirname, '../../starters.json');

/** The wordbooks that come with the service, created from the bundled dictionary. */
@Injectable()
export class StarterWordbooks {
  constructor(
    private readonly repository: StarterWordbookRepository,
    private readonly clock: Clock,
  ) {}

  /** Creates the wordbooks if they do not exist yet. */
  ensure(): Promise<void> {
    return this.repository.ensure(STARTER_VERSION, readStarters, this.clock.now());
  }
}

/** Returns all of the wordbooks, which the build has made. */
export async function readStarters(): Promise<StarterWordbook[]> {
  const made = JSON.parse(await readFile(MADE, 'utf8')) as Made;
  return made.map((wordbook) => ({ ...wordbook, terms: wordbook.terms.map(termOf) }));
}

function termOf(term: string) {
  return { term, termKey: termKey(term, DEFAULT_LANGUAGE), note: null };
}
