import { Global, Module } from '@nestjs/common';
import { PageTokens } from './page-token.js';

/** What every feature's endpoints share. */
@Global()
@Module({ providers: [PageTokens], exports: [PageTokens] })
export class HttpModule {}
