import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AuthorizationServerMetadata } from '@wordgrove/dto';
import { Public } from '../../../platform/access/access.decorators.js';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.js';
import { presentMetadata } from './metadata.presenter.js';

/** The endpoints at which client libraries find out what this server can do (RFC 8414). */
@ApiTags('OAuth')
@Controller('.well-known')
@Public()
export class MetadataController {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  @Get('oauth-authorization-server')
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({ summary: 'Get the metadata of the authorization server' })
  @ApiOkResponse({ type: AuthorizationServerMetadata, description: 'The metadata (RFC 8414).' })
  describe(): AuthorizationServerMetadata {
    return presentMetadata(this.configuration);
  }

  @Get('openid-configuration')
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({
    summary: 'Get the metadata where clients of OpenID Connect look for them',
    description:
      'The same as at `/.well-known/oauth-authorization-server`. There are no ID tokens.',
  })
  @ApiOkResponse({ type: AuthorizationServerMetadata, description: 'The metadata (RFC 8414).' })
  describeToOpenIdClients(): AuthorizationServerMetadata {
    return presentMetadata(this.configuration);
  }
}
