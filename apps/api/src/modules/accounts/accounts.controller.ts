import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  EmptyDto,
  SessionResponse,
  SignInRequest,
  SignUpRequest,
  VisitorResponse,
} from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { CurrentUser, Public, RequireSession } from '../../platform/access/access.decorators.js';
import { noteCaller } from '../../platform/access/caller.js';
import { FindsCaller } from '../../platform/access/sender-slots.guard.js';
import { SessionAuthenticator, type SessionUser } from '../../platform/access/principal.js';
import { WritesLittle } from '../../platform/disk/disk-space.guard.js';
import { Responds } from '../../platform/http/responds.js';
import { AccountsService, type SignedIn, type Visitor } from './accounts.service.js';
import { senderOf } from './sender.js';
import { SessionCookie } from './session-cookie.js';
import { SignsUp } from './sign-up.guard.js';
import { presentUser } from './user.presenter.js';

/** Sign-up, sign-in and sign-out in the web app. */
@ApiTags('Console: accounts')
@Controller('api/console')
export class AccountsController {
  constructor(
    private readonly service: AccountsService,
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionAuthenticator,
  ) {}

  @Post('users')
  @Public()
  @FindsCaller()
  @SignsUp()
  @Responds(SessionResponse, 'Sign up and sign in', {
    400: ['GUESSABLE_PASSWORD'],
    403: ['SIGN_UP_CLOSED'],
    409: ['EMAIL_TAKEN'],
    429: ['TOO_MANY_ATTEMPTS'],
    503: ['OVERLOADED'],
  })
  async signUp(
    @Body() body: SignUpRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    return this.begin(await this.service.signUp(body, this.visitor(request)), request, response);
  }

  @Post('session')
  @Public()
  @FindsCaller()
  @WritesLittle()
  @Responds(SessionResponse, 'Sign in', {
    401: ['INVALID_CREDENTIALS'],
    403: ['ACCOUNT_DISABLED'],
    429: ['TOO_MANY_ATTEMPTS'],
    503: ['OVERLOADED'],
  })
  async signIn(
    @Body() body: SignInRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    return this.begin(await this.service.signIn(body, this.visitor(request)), request, response);
  }

  @Get('session')
  @RequireSession()
  @Responds(SessionResponse, 'Get the signed-in user')
  async getSession(@CurrentUser() { userId }: SessionUser): Promise<SessionResponse> {
    return { user: presentUser(await this.service.getUser(userId)) };
  }

  /** For the web app, whose first question it is: browsers report a 401 as an error of the page. */
  @Get('visitor')
  @Public()
  @FindsCaller()
  @Responds(VisitorResponse, 'Get the signed-in user, or null')
  async getVisitor(@Req() request: Request): Promise<VisitorResponse> {
    const session = await this.sessions.authenticate(request);
    return { user: session && presentUser(await this.service.getUser(session.userId)) };
  }

  @Delete('session')
  @Public()
  @FindsCaller()
  @WritesLittle()
  @Responds(EmptyDto, 'Sign out')
  async signOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EmptyDto> {
    await this.service.signOut(this.cookie.read(request));
    this.cookie.clear(response);
    return {};
  }

  private begin(
    { user, sessionId }: SignedIn,
    request: Request,
    response: Response,
  ): SessionResponse {
    noteCaller(request, { userId: user.id });
    this.cookie.set(response, sessionId);
    return { user: presentUser(user) };
  }

  private visitor(request: Request): Visitor {
    return { ...senderOf(request), sessionId: this.cookie.read(request) };
  }
}
