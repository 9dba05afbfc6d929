import { Global, Module } from '@nestjs/common';
import { HousekeepingTurnRepository } from './housekeeping-turn.repository.js';
import { Housekeeping } from './housekeeping.service.js';

/** Runs the housekeeping tasks that the modules register. */
@Global()
@Module({
  providers: [Housekeeping, HousekeepingTurnRepository],
  exports: [Housekeeping],
})
export class HousekeepingModule {}
