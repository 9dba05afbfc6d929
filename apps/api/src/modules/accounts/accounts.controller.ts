import { Body, Controller, Delete, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EmptyDto, SessionResponse, SignInRequest, SignUpRequest } from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { CurrentUser, Public, RequireSession } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { Responds } from '../../platform/http/responds.js';
import { expiredSessionCookie, readSessionCookie, sessionCookie } from './session-cookie.js';
import { SessionService } from './session.service.js';
import { SignUpService } from './sign-up.service.js';
import { presentUser } from './user.presenter.js';
import { UserRepository, type User } from './user.repository.js';

/** Accounts and sessions of the web app. */
@ApiTags('Accounts')
@Controller('api/console')
export class AccountsController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly sessions: SessionService,
    private readonly users: UserRepository,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Post('users')
  @Public()
  @Responds(SessionResponse, 'Sign up, which signs in as well')
  async signUp(
    @Body() body: SignUpRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    const user = await this.signUps.signUp(body, request.ip ?? '');
    await this.begin(user.id, request, response);
    return { user: presentUser(user) };
  }

  @Post('session')
  @Public()
  @Responds(SessionResponse, 'Sign in')
  async signIn(
    @Body() body: SignInRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    const userId = await this.sessions.verify(body, request.ip ?? '');
    await this.begin(userId, request, response);
    return this.session(userId);
  }

  @Get('session')
  @RequireSession()
  @Responds(SessionResponse, 'Who is signed in')
  current(@CurrentUser() { userId }: SessionUser): Promise<SessionResponse> {
    return this.session(userId);
  }

  @Delete('session')
  @Public()
  @Responds(EmptyDto, 'Sign out')
  async signOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EmptyDto> {
    const id = readSessionCookie(request.headers.cookie, this.configuration.baseUrl);
    if (id !== undefined) await this.sessions.end(id);
    response.append('Set-Cookie', expiredSessionCookie(this.configuration.baseUrl));
    return {};
  }

  private async begin(userId: string, request: Request, response: Response): Promise<void> {
    const { baseUrl } = this.configuration;
    const before = readSessionCookie(request.headers.cookie, baseUrl);
    const sessionId = await this.sessions.begin(userId, before);
    response.append('Set-Cookie', sessionCookie(sessionId, baseUrl));
  }

  private async session(userId: string): Promise<SessionResponse> {
    return { user: presentUser((await this.users.find(userId)) as User) };
  }
}
