import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EmptyDto, ListTestUserInvitationsResponse } from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { Responds } from '../../platform/http/responds.js';
import { presentInvitation } from './application.presenter.js';
import { IdPipe } from './id.pipe.js';
import { TestUserInvitations } from './test-user-invitations.service.js';

const INVITATION_ID = new IdPipe('invitation');

/** The signed-in user's invitations to test applications. */
@ApiTags('Console: applications')
@Controller('api/console/test-user-invitations')
@RequireSession()
export class TestUserInvitationsController {
  constructor(private readonly service: TestUserInvitations) {}

  @Get()
  @Responds(ListTestUserInvitationsResponse, 'List your invitations to test applications')
  async list(@CurrentUser() { userId }: SessionUser): Promise<ListTestUserInvitationsResponse> {
    return { invitations: (await this.service.list(userId)).map(presentInvitation) };
  }

  @Post(':id/accept')
  @Responds(EmptyDto, 'Become a test user of an application; its owner sees your name and address')
  async accept(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', INVITATION_ID) id: string,
  ): Promise<EmptyDto> {
    await this.service.accept(userId, id);
    return {};
  }

  @Delete(':id')
  @Responds(EmptyDto, 'Refuse an invitation')
  async refuse(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', INVITATION_ID) id: string,
  ): Promise<EmptyDto> {
    await this.service.refuse(userId, id);
    return {};
  }
}
