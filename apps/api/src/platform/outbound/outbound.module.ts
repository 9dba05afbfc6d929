import { Global, Module } from '@nestjs/common';
import { GuardedFetch } from './guarded-fetch.js';
import { NameResolver } from './name-resolver.js';
import { PublicNetwork } from './public-network.js';

/** Requests to servers of others. */
@Global()
@Module({
  providers: [GuardedFetch, NameResolver, PublicNetwork],
  exports: [GuardedFetch],
})
export class OutboundModule {}
