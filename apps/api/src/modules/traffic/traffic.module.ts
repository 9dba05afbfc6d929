import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { AccountsModule } from '../accounts/index.js';
import { ApplicationsModule } from '../applications/index.js';
import { CallLogController } from './log/call-log.controller.js';
import { CallLogEntity } from './log/call-log.entity.js';
import { CallLogHeadEntity } from './log/call-log-head.entity.js';
import { CallLogRepository } from './log/call-log.repository.js';
import { CallLogService } from './log/call-log.service.js';
import { CallLogWriter } from './log/call-log-write.repository.js';
import { CallRecorder } from './record/call-recorder.service.js';
import { TrafficWriter } from './record/traffic-writer.service.js';
import { WriteTiming } from './record/write-timing.js';
import { OLD_TRAFFIC } from './traffic-expiry.sql.js';
import { TrafficMetrics } from './traffic-metrics.js';
import { AuthorizationChangeEntity } from './usage/authorization-change.entity.js';
import { CallCounterEntity } from './usage/call-counter.entity.js';
import { AdminUsageController } from './usage/admin-usage.controller.js';
import { CounterRepository } from './usage/counter.repository.js';
import { InstanceTraffic } from './usage/instance-traffic.repository.js';
import { SecretCounterEntity } from './usage/secret-counter.entity.js';
import { ApplicationWeekRepository } from './usage/application-week.repository.js';
import { ApplicationWeeksController } from './usage/application-weeks.controller.js';
import { ListedApplicationsController } from './usage/listed-applications.controller.js';
import { ListedApplicationsRepository } from './usage/listed-applications.repository.js';
import { ListedApplications } from './usage/listed-applications.service.js';
import { ApplicationWeeksService } from './usage/application-weeks.service.js';
import { UsageController } from './usage/usage.controller.js';
import { UsageRepository } from './usage/usage.repository.js';
import { UsageService } from './usage/usage.service.js';

/** The calls of applications, for their developers: counters by time, and a log. */
@Module({
  imports: [
    AccountsModule,
    ApplicationsModule,
    TypeOrmModule.forFeature([
      CallCounterEntity,
      SecretCounterEntity,
      AuthorizationChangeEntity,
      CallLogEntity,
      CallLogHeadEntity,
    ]),
  ],
  controllers: [
    ApplicationWeeksController,
    ListedApplicationsController,
    UsageController,
    AdminUsageController,
    CallLogController,
  ],
  providers: [
    CallRecorder,
    TrafficWriter,
    WriteTiming,
    TrafficMetrics,
    CounterRepository,
    ApplicationWeekRepository,
    ApplicationWeeksService,
    ListedApplications,
    ListedApplicationsRepository,
    UsageRepository,
    UsageService,
    InstanceTraffic,
    CallLogWriter,
    CallLogRepository,
    CallLogService,
  ],
  exports: [InstanceTraffic],
})
export class TrafficModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.register(...OLD_TRAFFIC);
  }
}
