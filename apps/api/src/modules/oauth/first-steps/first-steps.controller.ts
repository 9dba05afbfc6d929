import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FirstStepsResponse } from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { notFound } from '../../../platform/http/api-error.js';
import { Responds } from '../../../platform/http/responds.js';
import { IdPipe } from '../../applications/index.js';
import { FirstStepsRepository } from '../store/first-steps.repository.js';
import { FirstCalls } from './first-calls.service.js';

/** The first steps of an application, up to its first call. */
@ApiTags('Console: playground')
@Controller('api/console/applications/:id/first-steps')
@RequireSession()
export class FirstStepsController {
  constructor(
    private readonly calls: FirstCalls,
    private readonly steps: FirstStepsRepository,
  ) {}

  @Get()
  @Responds(FirstStepsResponse, 'Get the first steps that an application has made')
  async get(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', new IdPipe('application')) id: string,
  ): Promise<FirstStepsResponse> {
    await this.calls.store();
    const steps = await this.steps.find(userId, id);
    if (steps === undefined) throw notFound('application');
    const { authorizedAt, tokenIssuedAt, calledAt } = steps;
    return {
      first_steps: {
        authorized_at: authorizedAt,
        token_issued_at: tokenIssuedAt,
        called_at: calledAt,
      },
    };
  }
}
