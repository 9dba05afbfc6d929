import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReviewChecksResponse } from '@wordgrove/dto';
import {
  CurrentUser,
  RequireAdmin,
  RequireSession,
} from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
import { IdPipe } from '../id.pipe.js';
import { presentChecks } from './application-checks.presenter.js';
import { ApplicationChecks } from './application-checks.service.js';

const APPLICATION_ID = new IdPipe('application');

/** The checks before people, for the owner of an application and for admins. */
@ApiTags('Console: review checks')
@Controller('api/console')
export class ApplicationChecksController {
  constructor(private readonly checks: ApplicationChecks) {}

  @Get('applications/:id/checks')
  @RequireSession()
  @Responds(ReviewChecksResponse, 'Read the checks of an application or its pending revision')
  async read(@CurrentUser() { userId }: SessionUser, @Param('id', APPLICATION_ID) id: string) {
    return presentChecks(await this.checks.read({ id, ownerId: userId }));
  }

  @Post('applications/:id/checks')
  @RequireSession()
  @Responds(ReviewChecksResponse, 'Run the checks again, which takes some seconds')
  async runAgain(@CurrentUser() { userId }: SessionUser, @Param('id', APPLICATION_ID) id: string) {
    return presentChecks(await this.checks.runAgain(userId, { id, ownerId: userId }));
  }

  @Get('admin/applications/:id/checks')
  @RequireAdmin()
  @Responds(ReviewChecksResponse, 'Read the checks of an application for its review')
  async readAsAdmin(@Param('id', APPLICATION_ID) id: string): Promise<ReviewChecksResponse> {
    return presentChecks(await this.checks.read({ id, ownerId: null }));
  }

  @Post('admin/applications/:id/checks')
  @RequireAdmin()
  @Responds(ReviewChecksResponse, 'Run the checks of an application again for its review')
  async runAgainAsAdmin(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
  ) {
    return presentChecks(await this.checks.runAgain(userId, { id, ownerId: null }));
  }
}
