import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApplicationResponse,
  CreatedSecretResponse,
  CreateSecretRequest,
  EmptyDto,
  RemoveSecretRequest,
  TestUserRequest,
} from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { WritesLittle } from '../../platform/disk/disk-space.guard.js';
import { Responds } from '../../platform/http/responds.js';
import { ApplicationAccessService } from './application-access.service.js';
import { presentApplication, presentSecret } from './application.presenter.js';
import { IdPipe } from './id.pipe.js';

const APPLICATION_ID = new IdPipe('application');
const SECRET_ID = new IdPipe('secret');

/** The secrets, tokens and test users of an application that the signed-in user owns. */
@ApiTags('Console: applications')
@Controller('api/console/applications/:id')
@RequireSession()
export class ApplicationAccessController {
  constructor(private readonly service: ApplicationAccessService) {}

  @Post('secrets')
  @Responds(CreatedSecretResponse, 'Add a secret; the response is the only time that it is shown', {
    400: ['EXPIRES_IN_THE_PAST', 'PUBLIC_CLIENT', 'TOO_MANY_SECRETS'],
  })
  async createSecret(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() body: CreateSecretRequest,
  ): Promise<CreatedSecretResponse> {
    const { secret, clientSecret } = await this.service.createSecret(userId, id, body);
    return { secret: presentSecret(secret), client_secret: clientSecret };
  }

  @Delete('secrets/:secretId')
  @WritesLittle()
  @Responds(EmptyDto, 'Remove a secret, which then stops working at once')
  async removeSecret(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Param('secretId', SECRET_ID) secretId: string,
    @Body() body: RemoveSecretRequest,
  ) {
    await this.service.removeSecret(userId, id, secretId, body);
    return {};
  }

  @Post('end-tokens')
  @WritesLittle()
  @Responds(EmptyDto, 'End every code and token of an application; what users have granted stays')
  async endTokens(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
  ): Promise<EmptyDto> {
    await this.service.endTokens(userId, id);
    return {};
  }

  @Post('test-users')
  @Responds(
    ApplicationResponse,
    'Invite a test user, who can use the application before it is approved; nothing tells whether the address has an account',
    { 400: ['TOO_MANY_TEST_USERS'] },
  )
  async inviteTestUser(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() { email }: TestUserRequest,
  ) {
    const application = await this.service.inviteTestUser(userId, id, email);
    return { application: presentApplication(application) };
  }

  @Delete('test-users')
  @WritesLittle()
  @Responds(EmptyDto, 'Remove a test user, or an invitation', { 400: ['UNKNOWN_USER'] })
  async removeTestUser(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() { email }: TestUserRequest,
  ) {
    await this.service.removeTestUser(userId, id, email);
    return {};
  }
}
