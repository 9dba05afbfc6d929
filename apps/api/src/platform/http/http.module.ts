import { Global, Module } from '@nestjs/common';
import { BodyArrivals } from './body-arrivals.js';
import { HeavyLimits, HeavyWork } from './heavy-work.js';
import { NewestFirst } from './newest-first.js';
import { PageTokens } from './page-token.js';
import { SealedTokens } from './sealed-tokens.js';
import { Slices } from './slices.js';

const SHARED = [SealedTokens, PageTokens, NewestFirst, Slices, HeavyWork, BodyArrivals];

/** The parts that the endpoints of all features share. */
@Global()
@Module({ providers: [...SHARED, HeavyLimits], exports: SHARED })
export class HttpModule {}
