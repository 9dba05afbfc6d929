import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AdminUserResponse,
  DisableUserRequest,
  ListUsersQuery,
  ListUsersResponse,
} from '@wordgrove/dto';
import { CurrentUser, RequireAdmin } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { WritesLittle } from '../../platform/disk/disk-space.guard.js';
import { Responds } from '../../platform/http/responds.js';
import { presentKnownUser } from '../accounts/index.js';
import { IdPipe } from '../applications/index.js';
import { UserAdministration, type DescribedUser } from './user-administration.service.js';

const USER_ID = new IdPipe('user');

/** The users of the instance. */
@ApiTags('Console: users')
@Controller('api/console/admin/users')
@RequireAdmin()
export class UsersController {
  constructor(private readonly users: UserAdministration) {}

  @Get()
  @Responds(ListUsersResponse, 'List users, the newest first')
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: ListUsersQuery,
  ): Promise<ListUsersResponse> {
    const { items, nextPageToken } = await this.users.list(userId, query);
    return { users: items.map(presentKnownUser), next_page_token: nextPageToken };
  }

  @Get(':id')
  @Responds(AdminUserResponse, 'Get a user, with the numbers of what the account holds')
  async get(@Param('id', USER_ID) id: string): Promise<AdminUserResponse> {
    return present(await this.users.describe(id));
  }

  @Post(':id/disable')
  @WritesLittle()
  @Responds(
    AdminUserResponse,
    'Disable an account: nobody can sign in to it, and applications cannot act for it',
    { 400: ['LAST_ADMIN', 'OWN_ACCOUNT'] },
  )
  async disable(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', USER_ID) id: string,
    @Body() { reason }: DisableUserRequest,
  ): Promise<AdminUserResponse> {
    return present(await this.users.change('DISABLE', userId, id, { reason }));
  }

  @Post(':id/enable')
  @Responds(AdminUserResponse, 'Enable a disabled account')
  async enable(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', USER_ID) id: string,
  ): Promise<AdminUserResponse> {
    return present(await this.users.change('ENABLE', userId, id));
  }

  @Post(':id/make-admin')
  @Responds(AdminUserResponse, 'Make a user an admin')
  async makeAdmin(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', USER_ID) id: string,
  ): Promise<AdminUserResponse> {
    return present(await this.users.change('MAKE_ADMIN', userId, id));
  }

  @Post(':id/remove-admin')
  @WritesLittle()
  @Responds(AdminUserResponse, 'Take the rights of an admin away from a user', {
    400: ['LAST_ADMIN'],
  })
  async removeAdmin(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', USER_ID) id: string,
  ): Promise<AdminUserResponse> {
    return present(await this.users.change('MAKE_NO_ADMIN', userId, id));
  }

  @Post(':id/sign-out')
  @WritesLittle()
  @Responds(AdminUserResponse, 'End all sessions of a user')
  async signOut(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', USER_ID) id: string,
  ): Promise<AdminUserResponse> {
    return present(await this.users.change('SIGN_OUT', userId, id));
  }
}

function present({ user, counts, isLastAdmin }: DescribedUser): AdminUserResponse {
  return {
    user: {
      ...presentKnownUser(user),
      session_count: counts.sessionCount,
      last_signed_in_at: counts.lastSignedInAt,
      application_count: counts.applicationCount,
      connected_application_count: counts.connectedApplicationCount,
      word_count: counts.wordCount,
      review_count: counts.reviewCount,
      is_last_admin: isLastAdmin,
    },
  };
}
