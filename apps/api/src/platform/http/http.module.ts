import { Global, Module } from '@nestjs/common';
import { NewestFirst } from './newest-first.js';
import { PageTokens } from './page-token.js';
import { SealedTokens } from './sealed-tokens.js';

const PAGING = [SealedTokens, PageTokens, NewestFirst];

/** The parts that the endpoints of all features share. */
@Global()
@Module({ providers: PAGING, exports: PAGING })
export class HttpModule {}
