import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiDefaultResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ErrorEnvelopeDto } from '@wordgrove/dto';

/** What an endpoint does and answers: 200 with this body, or the error envelope. */
export function Responds(type: Type, summary: string): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiOperation({ summary }),
    ApiOkResponse({ type }),
    ApiDefaultResponse({ type: ErrorEnvelopeDto, description: 'Failure.' }),
  );
}
