import { Controller, Get, Inject, Logger } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.decorators.js';
import { Outage } from '../database/outage.js';
import { Sql } from '../database/sql.js';
import { kept, statement } from '../database/statement.js';
import { ApiError } from '../http/api-error.js';
import { Responds } from '../http/responds.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore } from '../rate-limit/fixed-window.js';
import { RedisWindowStore } from '../rate-limit/redis-window.store.js';
import { Readiness } from './readiness.js';

export class HealthResponse {
  @ApiProperty({ enum: ['ok'] })
  status!: 'ok';
}

const STATE = kept(
  statement<{ isReadOnly: boolean }>(
    'health.state',
    `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  ),
);

const READ_ONLY = 'The database is read-only';

/** Tells operators whether the process runs and whether it can serve requests. */
@ApiTags('Operation')
@Controller('health')
@Public()
export class HealthController {
  private readonly logger = new Logger('Health');
  private checking: Promise<void> | undefined;
  /** The text of the last line, undefined if all is well. */
  private said: string | undefined;
  private successes = 0;

  constructor(
    private readonly sql: Sql,
    private readonly readiness: Readiness,
    @Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore,
    private readonly outage: Outage,
  ) {}

  @Get('live')
  @Responds(HealthResponse, 'Check that the process responds')
  live(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @Responds(
    HealthResponse,
    'Check that the service is neither starting nor stopping, that the database responds and takes writes, and that Redis counts if it is set',
  )
  async ready(): Promise<HealthResponse> {
    if (this.readiness.refusal !== undefined) throw unavailable(this.readiness.refusal);
    // Anybody may ask, however often, and all who ask meanwhile share one check.
    this.checking ??= this.check().finally(() => (this.checking = undefined));
    await this.checking;
    return { status: 'ok' };
  }

  private async check(): Promise<void> {
    const state = await this.sql.row(STATE).catch((error: Error) => {
      // No response waits until it is clear whether this is an outage, which has lines of its own.
      void this.sayUnlessExplained(error);
      throw unavailable('The database does not respond');
    });
    if (state?.isReadOnly) {
      this.say(READ_ONLY);
      throw unavailable(READ_ONLY);
    }
    this.successes += 1;
    this.say(undefined);
    // Its store has lines of its own.
    if (!(this.store instanceof RedisWindowStore)) return;
    const refusal = await this.store.refusal();
    if (refusal !== undefined) throw unavailable(refusal);
  }

  private async sayUnlessExplained(error: Error): Promise<void> {
    const { successes } = this;
    if (await this.outage.explains(error)) return;
    // It may have responded again meanwhile.
    if (successes === this.successes) this.say(`The database does not respond (${error.message})`);
  }

  /** Somebody may ask every second, so each change has a line, and no request. */
  private say(fault: string | undefined): void {
    if (fault === this.said) return;
    this.said = fault;
    const how = fault === undefined ? '200 again' : `503: ${fault}`;
    this.logger.warn(`/health/ready responds with ${how}`);
  }
}

function unavailable(message: string): ApiError {
  return new ApiError('UNAVAILABLE', message, [], { 'Retry-After': '1' });
}
