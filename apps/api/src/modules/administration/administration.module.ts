import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApplicationsModule } from '../applications/index.js';
import { TrafficModule } from '../traffic/index.js';
import { InstanceFigures } from './instance-figures.repository.js';
import { OverviewController } from './overview.controller.js';
import { Overview } from './overview.service.js';
import { UserCounts } from './user-counts.repository.js';
import { UsersController } from './users.controller.js';
import { UserAdministration } from './user-administration.service.js';

/** The work of admins that concerns several modules: users with what they own, and the instance as a whole. */
@Module({
  imports: [AccountsModule, ApplicationsModule, TrafficModule],
  controllers: [OverviewController, UsersController],
  providers: [InstanceFigures, Overview, UserAdministration, UserCounts],
})
export class AdministrationModule {}
