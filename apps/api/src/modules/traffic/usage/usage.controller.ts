import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { UsageQuery, UsageResponse } from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentUser, RequireSession } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
import { IdPipe } from '../../applications/index.js';
import { presentUsage, usageAsCsv } from './usage.presenter.js';
import { DEFAULT_DAYS, UsageService } from './usage.service.js';

const APPLICATION_ID = new IdPipe('application');

/** The calls of an application, counted by day, for its owner. */
@ApiTags('Console: usage and logs')
@Controller('api/console/applications/:id')
@RequireSession()
export class UsageController {
  constructor(private readonly service: UsageService) {}

  @Get('usage')
  @Responds(
    UsageResponse,
    'Count the calls, errors and users of an application by day, and the uses of its secrets',
  )
  async get(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Query() { days = DEFAULT_DAYS }: UsageQuery,
  ): Promise<UsageResponse> {
    return { usage: presentUsage(await this.service.get(userId, id, Number(days))) };
  }

  @Get('usage.csv')
  @ApiOperation({ summary: 'Get the same days as CSV, with those before them' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'A table with one row per day.', schema: { type: 'string' } })
  async getCsv(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Query() { days = DEFAULT_DAYS }: UsageQuery,
    @Res() response: Response,
  ): Promise<void> {
    const csv = usageAsCsv(await this.service.get(userId, id, Number(days)));
    const disposition = `attachment; filename="usage-${days}-days.csv"`;
    response.type('text/csv').set('Content-Disposition', disposition).send(csv);
  }
}
