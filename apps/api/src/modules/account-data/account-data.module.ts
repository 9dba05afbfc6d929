import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApplicationsModule } from '../applications/index.js';
import { AccountController } from './account.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountPurge } from './account-purge.service.js';
import { HoldingsRepository } from './holdings.repository.js';

/** Everything that an account holds, across the modules: to take along, and to delete. */
@Module({
  imports: [AccountsModule, ApplicationsModule],
  controllers: [AccountController],
  providers: [AccountDeletionService, AccountPurge, HoldingsRepository],
})
export class AccountDataModule {}
