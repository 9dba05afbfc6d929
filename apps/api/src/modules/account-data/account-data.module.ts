import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApplicationsModule } from '../applications/index.js';
import { OAuthModule } from '../oauth/index.js';
import { TransferModule } from '../transfer/index.js';
import { AccountController } from './account.controller.js';
import { AccountExportService } from './account-export.service.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountRecords } from './account-records.service.js';
import { AccountPurge } from './account-purge.service.js';
import { ApplicationPurge } from './application-purge.service.js';
import { GrantWritesController } from './grant-writes.controller.js';
import { GrantWritesRepository } from './grant-writes.repository.js';
import { GrantWritesService } from './grant-writes.service.js';
import { HoldingsRepository } from './holdings.repository.js';
import { Purger } from './purger.service.js';

/** Everything that an account holds, across the modules, so that it can be exported and deleted. */
@Module({
  imports: [AccountsModule, ApplicationsModule, OAuthModule, TransferModule],
  controllers: [AccountController, GrantWritesController],
  providers: [
    AccountDeletionService,
    AccountExportService,
    AccountRecords,
    AccountPurge,
    ApplicationPurge,
    GrantWritesRepository,
    GrantWritesService,
    HoldingsRepository,
    Purger,
  ],
})
export class AccountDataModule {}
