import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MeResponse } from '@wordgrove/dto';
import { AnyToken, CurrentPrincipal } from '../../../platform/access/access.decorators.js';
import type { Principal } from '../../../platform/access/principal.js';
import { notFound } from '../../../platform/http/api-error.js';
import { Responds } from '../../../platform/http/responds.js';
import { inOrder } from '../scopes.js';
import { TokenHolderRepository } from './token-holder.repository.js';

/** The user for whom a token speaks. */
@ApiTags('Account')
@Controller('api/v1/me')
export class MeController {
  constructor(private readonly holders: TokenHolderRepository) {}

  @Get()
  @AnyToken()
  @Responds(MeResponse, 'Get the user, the application and the scopes of the access token')
  async get(@CurrentPrincipal() principal: Principal): Promise<MeResponse> {
    const holder = await this.holders.find(principal);
    if (holder === undefined) throw notFound('user');
    return {
      user_id: principal.userId,
      display_name: holder.displayName,
      time_zone: holder.timeZone,
      application: { client_id: principal.clientId, name: holder.applicationName },
      scopes: [...inOrder(principal.scopes)],
    };
  }
}
