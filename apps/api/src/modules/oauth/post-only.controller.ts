import { All, applyDecorators, Controller, UseFilters } from '@nestjs/common';
import {
  ApiConsumes,
  ApiDefaultResponse,
  ApiExcludeEndpoint,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import { OAuthErrorResponse } from '@wordgrove/dto';
import { Public } from '../../platform/access/access.decorators.js';
import { FindsCaller } from '../../platform/access/sender-slots.guard.js';
import { WritesLittle } from '../../platform/disk/disk-space.guard.js';
import { IgnoresInput, TakesBody } from '../../platform/http/request-body.js';
import { OAuthErrorFilter } from './oauth-error.filter.js';
import { onlyMethod } from './oauth-error.js';

/** Declares an endpoint to which applications post forms. The endpoint itself finds out who calls. */
export function FormEndpoint(path: string): ClassDecorator {
  return applyDecorators(
    ApiTags('OAuth'),
    Controller(path),
    Public(),
    FindsCaller(),
    WritesLittle(),
    TakesBody({ type: 'form' }),
    UseFilters(OAuthErrorFilter),
    ApiConsumes('application/x-www-form-urlencoded'),
    OAuthFailure(
      400,
      '`invalid_grant`, `invalid_request`, `invalid_scope` or `unsupported_grant_type`.',
    ),
    OAuthFailure(
      401,
      '`invalid_client`: the client ID or the client secret is wrong, or a web page sends a secret.',
    ),
    OAuthFailure(
      429,
      '`temporarily_unavailable`: there were too many failures, or too many requests are worked on at once. Wait for the time in `Retry-After`.',
    ),
    ApiDefaultResponse({ type: OAuthErrorResponse, description: 'Any other error.' }),
  );
}

function OAuthFailure(status: number, description: string): ClassDecorator {
  return ApiResponse({ status, description, type: OAuthErrorResponse });
}

/** Responds to every method except POST with 405 (rule 21). */
export abstract class PostOnlyController {
  @All()
  @IgnoresInput()
  @ApiExcludeEndpoint()
  refuseOtherMethods(): never {
    throw onlyMethod('POST');
  }
}
