import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OverviewResponse } from '@wordgrove/dto';
import { RequireAdmin } from '../../platform/access/access.decorators.js';
import { Responds } from '../../platform/http/responds.js';
import { presentOverview } from './overview.presenter.js';
import { Overview } from './overview.service.js';

/** Figures of the instance. */
@ApiTags('Console: overview')
@Controller('api/console/admin/overview')
@RequireAdmin()
export class OverviewController {
  constructor(private readonly overview: Overview) {}

  @Get()
  @Responds(OverviewResponse, 'Get figures of the instance. Those of large tables are estimates')
  async get(): Promise<OverviewResponse> {
    return { overview: presentOverview(await this.overview.read()) };
  }
}
