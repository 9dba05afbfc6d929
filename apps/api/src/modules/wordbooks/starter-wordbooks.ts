import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@wordgrove/contracts';
import { Lexicon } from '@wordgrove/lexicon';
import { Clock } from '../../platform/time/clock.js';
import { termKey } from '../learning/index.js';
import { StarterWordbookRepository, type StarterWordbook } from './starter-wordbooks.repository.js';

/** To raise whenever they come out differently, so that the next start writes them anew. */
export const STARTER_VERSION = '1';

/** The wordbooks that come with the service, made of the bundled dictionary. */
@Injectable()
export class StarterWordbooks {
  constructor(
    private readonly repository: StarterWordbookRepository,
    private readonly clock: Clock,
  ) {}

  /** Makes them where they are not there yet. */
  ensure(): Promise<void> {
    return this.repository.ensure(STARTER_VERSION, makeStarters, this.clock.now());
  }
}

/** All of them, some seconds of work. */
export function makeStarters(): StarterWordbook[] {
  return Lexicon.open()
    .starterWordbooks()
    .map((wordbook) => ({ ...wordbook, terms: wordbook.terms.map(termOf) }));
}

function termOf(term: string) {
  return { term, termKey: termKey(term, DEFAULT_LANGUAGE), note: null };
}
