import { All, applyDecorators, Controller, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiDefaultResponse, ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { OAuthErrorResponse } from '@wordgrove/dto';
import { Public } from '../../platform/access/access.decorators.js';
import { IgnoresInput, TakesBody } from '../../platform/http/request-body.js';
import { OAuthErrorFilter } from './oauth-error.filter.js';
import { onlyMethod } from './oauth-error.js';

/** An endpoint that applications post forms to; who calls is for the endpoint itself to find out. */
export function FormEndpoint(path: string): ClassDecorator {
  return applyDecorators(
    ApiTags('OAuth'),
    Controller(path),
    Public(),
    TakesBody({ type: 'form' }),
    UseFilters(OAuthErrorFilter),
    ApiConsumes('application/x-www-form-urlencoded'),
    ApiDefaultResponse({ type: OAuthErrorResponse, description: 'Failure.' }),
  );
}

/** Answers every method but POST with 405 (rule 21). */
export abstract class PostOnlyController {
  @All()
  @IgnoresInput()
  @ApiExcludeEndpoint()
  refuseOtherMethods(): never {
    throw onlyMethod('POST');
  }
}
