import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccountDataModule } from './modules/account-data/index.js';
import { AdministrationModule } from './modules/administration/index.js';
import { AccountsModule, SignUpGuard } from './modules/accounts/index.js';
import { ApplicationsModule } from './modules/applications/index.js';
import { DictionariesModule } from './modules/dictionaries/index.js';
import { LearningModule } from './modules/learning/index.js';
import { OAuthModule } from './modules/oauth/index.js';
import { ReviewModule } from './modules/review/index.js';
import { TrafficModule } from './modules/traffic/index.js';
import { TransferModule } from './modules/transfer/index.js';
import { WordbooksModule } from './modules/wordbooks/index.js';
import { AccessGuard } from './platform/access/access.guard.js';
import { AccessModule } from './platform/access/access.module.js';
import { BatchWeightGuard } from './platform/access/batch-weight.js';
import { FairnessGuard } from './platform/access/fairness.guard.js';
import { LateTurnFilter } from './platform/access/late-turn.filter.js';
import { RefusedSessionFilter } from './platform/access/refused-session.filter.js';
import { SenderSlotsGuard } from './platform/access/sender-slots.guard.js';
import type { Configuration } from './platform/config/configuration.js';
import { ConfigurationModule } from './platform/config/configuration.module.js';
import { poolSizeOf } from './platform/database/data-source.js';
import { limitsOf, type DatabaseLimits } from './platform/database/database-limits.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { DiskModule } from './platform/disk/disk.module.js';
import { DiskSpaceGuard } from './platform/disk/disk-space.guard.js';
import { ApiErrorFilter } from './platform/http/api-error.filter.js';
import { HttpModule } from './platform/http/http.module.js';
import { RequestBodyGuard } from './platform/http/request-body.guard.js';
import { SameOriginGuard } from './platform/http/same-origin.guard.js';
import { StrictValidationPipe } from './platform/http/strict-validation.pipe.js';
import { UndeclaredInputGuard } from './platform/http/undeclared-input.guard.js';
import { HousekeepingModule } from './platform/housekeeping/housekeeping.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { ObservabilityModule } from './platform/observability/observability.module.js';
import { OutboundModule } from './platform/outbound/outbound.module.js';
import { ConsoleLimitGuard } from './platform/rate-limit/console-limit.guard.js';
import { RateLimitGuard } from './platform/rate-limit/rate-limit.guard.js';
import { RateLimitModule } from './platform/rate-limit/rate-limit.module.js';
import { TimeModule } from './platform/time/time.module.js';
import { UnknownRouteModule } from './platform/unknown-route/unknown-route.module.js';
import type { PrimaryLink } from './platform/workers/primary-link.js';
import { WorkersModule } from './platform/workers/workers.module.js';

/**
 * The steps that a request passes through, in this order (docs/architecture.md, "The life of a request"). There is no
 * interceptor among them: one alone would make Nest wrap each call in streams (ADR 19).
 */
const PIPELINE: Provider[] = [
  // Of two filters that fit, the last one is taken.
  { provide: APP_FILTER, useClass: ApiErrorFilter },
  { provide: APP_FILTER, useClass: LateTurnFilter },
  { provide: APP_FILTER, useClass: RefusedSessionFilter },
  { provide: APP_GUARD, useClass: SameOriginGuard },
  { provide: APP_GUARD, useClass: ConsoleLimitGuard },
  { provide: APP_GUARD, useClass: AccessGuard },
  { provide: APP_GUARD, useClass: FairnessGuard },
  { provide: APP_GUARD, useClass: RateLimitGuard },
  { provide: APP_GUARD, useClass: DiskSpaceGuard },
  { provide: APP_GUARD, useClass: SignUpGuard },
  { provide: APP_GUARD, useClass: RequestBodyGuard },
  { provide: APP_GUARD, useClass: SenderSlotsGuard },
  { provide: APP_GUARD, useClass: BatchWeightGuard },
  { provide: APP_GUARD, useClass: UndeclaredInputGuard },
  { provide: APP_PIPE, useClass: StrictValidationPipe },
];

interface AppOptions {
  dataDir?: string | undefined;
  databaseLimits?: DatabaseLimits;
  link?: PrimaryLink | undefined;
}

const FEATURES = [
  AccountsModule,
  ApplicationsModule,
  DictionariesModule,
  OAuthModule,
  TrafficModule,
  LearningModule,
  ReviewModule,
  WordbooksModule,
  TransferModule,
  AccountDataModule,
  AdministrationModule,
];

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
    { dataDir, databaseLimits = limitsOf(configuration.statementTimeoutMs), link }: AppOptions = {},
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigurationModule.forRoot(configuration),
        TimeModule,
        WorkersModule.forRoot(link ?? null),
        DatabaseModule.forRoot(
          databaseUrl,
          databaseLimits,
          poolSizeOf(configuration.workers),
          configuration.databaseReadUrl,
        ),
        DiskModule.forRoot(dataDir, configuration.diskReserveMb),
        AccessModule,
        RateLimitModule,
        HttpModule,
        HousekeepingModule,
        JobsModule,
        OutboundModule,
        ObservabilityModule,
        ...FEATURES,
        // Last, because it handles every path that no other module has.
        UnknownRouteModule,
      ],
      providers: PIPELINE,
    };
  }
}
