import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@wordgrove/contracts';
import { Lexicon } from '@wordgrove/lexicon';
import { Clock } from '../../platform/time/clock.js';
import { termKey } from '../learning/index.js';
import { StarterWordbookRepository, type StarterWordbook } from './starter-wordbooks.repository.js';

/** To raise whenever they come out differently, so that the next start writes them anew. */
const VERSION = '1';

/** The wordbooks that come with the service, made of the bundled dictionary. */
@Injectable()
export class StarterWordbooks {
  constructor(
    private readonly repository: StarterWordbookRepository,
    private readonly clock: Clock,
  ) {}

  /** Makes them where they are not there yet, some seconds of work at a first start. */
  ensure(): Promise<void> {
    return this.repository.ensure(VERSION, makeAll, this.clock.now());
  }
}

function makeAll(): StarterWordbook[] {
  return Lexicon.open()
    .starterWordbooks()
    .map((wordbook) => ({ ...wordbook, terms: wordbook.terms.map(termOf) }));
}

function termOf(term: string) {
  return { term, termKey: termKey(term, DEFAULT_LANGUAGE), note: null };
}
