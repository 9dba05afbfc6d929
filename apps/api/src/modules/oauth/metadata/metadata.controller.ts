import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AuthorizationServerMetadata } from '@wordgrove/dto';
import { Public } from '../../../platform/access/access.decorators.js';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.js';
import { presentMetadata } from './metadata.presenter.js';

/** The endpoint at which client libraries find out what this server can do (RFC 8414). */
@ApiTags('OAuth')
@Controller('.well-known/oauth-authorization-server')
@Public()
export class MetadataController {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  @Get()
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({ summary: 'Get the metadata of the authorization server' })
  @ApiOkResponse({ type: AuthorizationServerMetadata, description: 'The metadata (RFC 8414).' })
  describe(): AuthorizationServerMetadata {
    return presentMetadata(this.configuration);
  }
}
