import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DeveloperResponse } from '@wordgrove/dto';
import { RequireAdmin } from '../../../platform/access/access.decorators.js';
import { notFound } from '../../../platform/http/api-error.js';
import { Responds } from '../../../platform/http/responds.js';
import { UserDirectory } from '../../accounts/index.js';
import { ApplicationRepository } from '../application.repository.js';
import { IdPipe } from '../id.pipe.js';
import { presentDeveloper } from './developer.presenter.js';
import { DeveloperHistories } from './developer-history.repository.js';

/** The developer of an application, for its reviewers. */
@ApiTags('Console: admin')
@Controller('api/console/admin/applications/:id/developer')
@RequireAdmin()
export class DeveloperController {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly users: UserDirectory,
    private readonly histories: DeveloperHistories,
  ) {}

  @Get()
  @Responds(
    DeveloperResponse,
    'Get the developer of an application, with their other applications and the decisions about all of them',
  )
  async get(@Param('id', new IdPipe('application')) id: string): Promise<DeveloperResponse> {
    const ownerId = await this.applications.ownerOf(id);
    const user = ownerId === undefined ? undefined : await this.users.find(ownerId);
    if (user === undefined) throw notFound('application');
    return { developer: presentDeveloper(user, await this.histories.read(user.id, id)) };
  }
}
