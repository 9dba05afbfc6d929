import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiDefaultResponse, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ErrorEnvelopeDto } from '@wordgrove/dto';
import { reasonsText, type Failures } from './openapi-failures.js';

/**
 * Describes an endpoint and its responses: 200 with this body, or the error envelope.
 * @param failures those that do not follow from the endpoint's input and access
 */
export function Responds(type: Type, summary: string, failures: Failures = {}): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiOperation({ summary }),
    ApiOkResponse({ type, description: 'Success.' }),
    ...Object.entries(failures).map(([status, reasons]) =>
      ApiResponse({
        status: Number(status),
        type: ErrorEnvelopeDto,
        description: reasonsText(reasons),
      }),
    ),
    ApiDefaultResponse({ type: ErrorEnvelopeDto, description: 'Any other error.' }),
  );
}
