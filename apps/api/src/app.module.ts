import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccountDataModule } from './modules/account-data/index.js';
import { AccountsModule } from './modules/accounts/index.js';
import { ApplicationsModule } from './modules/applications/index.js';
import { LearningModule } from './modules/learning/index.js';
import { OAuthModule } from './modules/oauth/index.js';
import { ReviewModule } from './modules/review/index.js';
import { TransferModule } from './modules/transfer/index.js';
import { WordbooksModule } from './modules/wordbooks/index.js';
import { AccessGuard } from './platform/access/access.guard.js';
import { AccessModule } from './platform/access/access.module.js';
import { BatchWeightInterceptor } from './platform/access/batch-weight.js';
import { FairnessGuard } from './platform/access/fairness.guard.js';
import { FairnessInterceptor } from './platform/access/fairness.interceptor.js';
import { SenderSlotsInterceptor } from './platform/access/sender-slots.interceptor.js';
import type { Configuration } from './platform/config/configuration.js';
import { ConfigurationModule } from './platform/config/configuration.module.js';
import { poolSizeOf } from './platform/database/data-source.js';
import { limitsOf, type DatabaseLimits } from './platform/database/database-limits.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { DiskModule } from './platform/disk/disk.module.js';
import { DiskSpaceGuard } from './platform/disk/disk-space.guard.js';
import { ApiErrorFilter } from './platform/http/api-error.filter.js';
import { HttpModule } from './platform/http/http.module.js';
import { RequestBodyInterceptor } from './platform/http/request-body.interceptor.js';
import { SameOriginGuard } from './platform/http/same-origin.guard.js';
import { StrictValidationPipe } from './platform/http/strict-validation.pipe.js';
import { UndeclaredInputInterceptor } from './platform/http/undeclared-input.interceptor.js';
import { HousekeepingModule } from './platform/housekeeping/housekeeping.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { ObservabilityModule } from './platform/observability/observability.module.js';
import { ConsoleLimitGuard } from './platform/rate-limit/console-limit.guard.js';
import { RateLimitGuard } from './platform/rate-limit/rate-limit.guard.js';
import { RateLimitModule } from './platform/rate-limit/rate-limit.module.js';
import { TimeModule } from './platform/time/time.module.js';
import { UnknownRouteModule } from './platform/unknown-route/unknown-route.module.js';
import type { PrimaryLink } from './platform/workers/primary-link.js';
import { WorkersModule } from './platform/workers/workers.module.js';

/** The steps that a request passes through, in this order. */
const PIPELINE: Provider[] = [
  { provide: APP_FILTER, useClass: ApiErrorFilter },
  { provide: APP_GUARD, useClass: SameOriginGuard },
  { provide: APP_GUARD, useClass: ConsoleLimitGuard },
  { provide: APP_GUARD, useClass: AccessGuard },
  { provide: APP_GUARD, useClass: FairnessGuard },
  { provide: APP_GUARD, useClass: RateLimitGuard },
  { provide: APP_GUARD, useClass: DiskSpaceGuard },
  { provide: APP_INTERCEPTOR, useClass: FairnessInterceptor },
  { provide: APP_INTERCEPTOR, useClass: RequestBodyInterceptor },
  { provide: APP_INTERCEPTOR, useClass: SenderSlotsInterceptor },
  { provide: APP_INTERCEPTOR, useClass: BatchWeightInterceptor },
  { provide: APP_INTERCEPTOR, useClass: UndeclaredInputInterceptor },
  { provide: APP_PIPE, useClass: StrictValidationPipe },
];

interface AppOptions {
  dataDir?: string | undefined;
  databaseLimits?: DatabaseLimits;
  link?: PrimaryLink | undefined;
}

/** The table of contents: the platform, then the features. */
@Module({})
export class AppModule {
  /**
   * @param options `dataDir` is the directory of the embedded database, undefined for an installed server; `link` is
   * the way to the primary, undefined without workers
   */
  static forRoot(
    configuration: Configuration,
    databaseUrl: string,
    {
      dataDir,
      databaseLimits = limitsOf(configuration.statementTimeoutMs),
      link,
    }: AppOptions = {},
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigurationModule.forRoot(configuration),
        TimeModule,
        WorkersModule.forRoot(link ?? null),
        DatabaseModule.forRoot(databaseUrl, databaseLimits, poolSizeOf(configuration.workers)),
        DiskModule.forRoot(dataDir, configuration.diskReserveMb),
        AccessModule,
        RateLimitModule,
        HttpModule,
        HousekeepingModule,
        JobsModule,
        ObservabilityModule,
        AccountsModule,
        ApplicationsModule,
        OAuthModule,
        LearningModule,
        ReviewModule,
        WordbooksModule,
        TransferModule,
        AccountDataModule,
        // Last, because it handles every path that no other module has.
        UnknownRouteModule,
      ],
      providers: PIPELINE,
    };
  }
}
