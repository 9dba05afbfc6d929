import { Global, Module } from '@nestjs/common';
import { PageTokens } from './page-token.js';
import { SealedTokens } from './sealed-tokens.js';

/** What every feature's endpoints share. */
@Global()
@Module({ providers: [SealedTokens, PageTokens], exports: [SealedTokens, PageTokens] })
export class HttpModule {}
