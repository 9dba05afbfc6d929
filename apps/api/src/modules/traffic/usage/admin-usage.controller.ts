import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UsageQuery, UsageResponse } from '@wordgrove/dto';
import { CurrentUser, RequireAdmin } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
import { IdPipe } from '../../applications/index.js';
import { presentUsage } from './usage.presenter.js';
import { DEFAULT_DAYS, UsageService } from './usage.service.js';

/** The calls of any application, for its reviewers. */
@ApiTags('Console: admin')
@Controller('api/console/admin/applications/:id/usage')
@RequireAdmin()
export class AdminUsageController {
  constructor(private readonly service: UsageService) {}

  @Get()
  @Responds(UsageResponse, 'Count the calls, errors and users of an application by day')
  async get(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', new IdPipe('application')) id: string,
    @Query() { days = DEFAULT_DAYS }: UsageQuery,
  ): Promise<UsageResponse> {
    return { usage: presentUsage(await this.service.getForAdmin(userId, id, Number(days))) };
  }
}
