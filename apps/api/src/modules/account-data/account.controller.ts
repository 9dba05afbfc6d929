import { Body, Controller, Delete, Get, Patch, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AccountExportDto,
  AccountResponse,
  DeleteAccountRequest,
  EditAccountRequest,
  EmptyDto,
  SessionResponse,
} from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { CurrentUser, RequireSession } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { whileRead } from '../../platform/http/departure.js';
import { sendFile, type FileType } from '../../platform/http/file-response.js';
import { Responds } from '../../platform/http/responds.js';
import { AccountsService, presentUser, senderOf, SessionCookie } from '../accounts/index.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountExportService } from './account-export.service.js';
import { presentHoldings } from './holdings.presenter.js';
import { HoldingsRepository } from './holdings.repository.js';

const FILE: FileType = {
  name: 'wordgrove-account.json',
  mediaType: 'application/json; charset=utf-8',
};

/** The signed-in user's account as a whole. */
@ApiTags('Console: accounts')
@Controller('api/console/account')
@RequireSession()
export class AccountController {
  constructor(
    private readonly holdings: HoldingsRepository,
    private readonly exports: AccountExportService,
    private readonly deletion: AccountDeletionService,
    private readonly accounts: AccountsService,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @Responds(AccountResponse, 'Get a summary of the account and of what its deletion affects')
  async get(@CurrentUser() { userId }: SessionUser): Promise<AccountResponse> {
    return { account: presentHoldings(await this.holdings.of(userId)) };
  }

  @Patch()
  @Responds(SessionResponse, 'Edit the name or the time zone of the account', {
    400: ['INVALID_TIME_ZONE'],
  })
  async edit(
    @CurrentUser() { userId }: SessionUser,
    @Body() body: EditAccountRequest,
  ): Promise<SessionResponse> {
    return { user: presentUser(await this.accounts.edit(userId, body)) };
  }

  @Get('export')
  @Responds(AccountExportDto, "Export all of the user's data as a file", {
    429: ['TOO_MANY_EXPORTS'],
  })
  async export(@CurrentUser() { userId }: SessionUser, @Res() response: Response): Promise<void> {
    await this.exports.write(userId, whileRead(response), (pieces) =>
      sendFile(response, FILE, pieces, this.exports.pace),
    );
  }

  @Delete()
  @Responds(EmptyDto, 'Permanently delete the account and all of its data', {
    400: ['WRONG_PASSWORD', 'LAST_ADMIN'],
    429: ['TOO_MANY_ATTEMPTS'],
    503: ['OVERLOADED'],
  })
  async delete(
    @CurrentUser() { userId }: SessionUser,
    @Body() { password }: DeleteAccountRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EmptyDto> {
    await this.deletion.delete(userId, password, senderOf(request));
    this.cookie.clear(response);
    return {};
  }
}
