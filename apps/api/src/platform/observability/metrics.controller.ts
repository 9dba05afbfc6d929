import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.decorators.js';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { unauthenticated } from '../http/api-error.js';
import { Metrics } from './metrics.js';

/** Prometheus reads this endpoint. If `METRICS_TOKEN` is set, it is the required bearer token. */
@ApiTags('Operation')
@Controller('metrics')
@Public()
export class MetricsController {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly metrics: Metrics,
  ) {}

  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiOperation({ summary: 'Get metrics in the Prometheus text format' })
  @ApiOkResponse({
    description: 'The metrics.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  read(@Headers('authorization') authorization: string | undefined): Promise<string> {
    const { metricsToken } = this.configuration;
    if (metricsToken !== undefined && !isSame(authorization ?? '', `Bearer ${metricsToken}`)) {
      throw unauthenticated('TOKEN_INVALID', 'The metrics token is required', 'Bearer');
    }
    return this.metrics.text();
  }
}

function isSame(presented: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(presented), digest(expected));
}
