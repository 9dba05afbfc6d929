import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ACCESS_TOKEN_MINUTES } from '@wordgrove/contracts';
import { CreatedPlaygroundTokenResponse, CreatePlaygroundTokenRequest } from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
import { IdPipe } from '../../applications/index.js';
import type { PlaygroundToken } from '../store/playground-token.repository.js';
import { PlaygroundTokens } from './playground-tokens.service.js';

/** The access tokens with which owners try the API. They are listed and revoked among the grants. */
@ApiTags('Console: playground')
@Controller('api/console/applications/:id/playground-tokens')
@RequireSession()
export class PlaygroundTokensController {
  constructor(private readonly service: PlaygroundTokens) {}

  @Post()
  @Responds(
    CreatedPlaygroundTokenResponse,
    `Get an access token of ${ACCESS_TOKEN_MINUTES} minutes for your own words; the response is the only time that it is shown`,
    { 400: ['UNREGISTERED_SCOPE'], 403: ['APPLICATION_REJECTED', 'APPLICATION_SUSPENDED'] },
  )
  async create(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', new IdPipe('application')) id: string,
    @Body() { scopes }: CreatePlaygroundTokenRequest,
  ): Promise<CreatedPlaygroundTokenResponse> {
    const { playgroundToken, accessToken } = await this.service.issue(userId, id, scopes);
    return { playground_token: present(playgroundToken), access_token: accessToken };
  }
}

function present({ id, scopes, createdAt, expiresAt }: PlaygroundToken) {
  return { id, scopes, created_at: createdAt, expires_at: expiresAt };
}
