import { Controller, Get, Inject } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.decorators.js';
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

/** Tells operators whether the process runs and whether it can serve requests. */
@ApiTags('Operation')
@Controller('health')
@Public()
export class HealthController {
  private checking: Promise<void> | undefined;

  constructor(
    private readonly sql: Sql,
    private readonly readiness: Readiness,
    @Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore,
  ) {}

  @Get('live')
  @Responds(HealthResponse, 'Check that the process responds')
  live(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @Responds(
    HealthResponse,
    'Check that the service is neither starting nor stopping, that the database responds and takes writes, and that Redis responds if it is set',
  )
  async ready(): Promise<HealthResponse> {
    if (this.readiness.refusal !== undefined) throw unavailable(this.readiness.refusal);
    // Anybody may ask, however often, and all who ask meanwhile share one check.
    this.checking ??= this.check().finally(() => (this.checking = undefined));
    await this.checking;
    return { status: 'ok' };
  }

  private async check(): Promise<void> {
    const state = await this.answering('database', this.sql.row(STATE));
    if (state?.isReadOnly) throw unavailable('The database is read-only');
    if (this.store instanceof RedisWindowStore) await this.answering('Redis', this.store.ping());
  }

  private async answering<T>(what: string, check: Promise<T>): Promise<T> {
    try {
      return await check;
    } catch {
      throw unavailable(`The ${what} does not respond`);
    }
  }
}

function unavailable(message: string): ApiError {
  return new ApiError('UNAVAILABLE', message, [], { 'Retry-After': '1' });
}
