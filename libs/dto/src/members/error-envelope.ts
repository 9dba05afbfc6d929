import {
  ERROR_REASONS,
  ERROR_STATUS,
  type ErrorCode,
  type ErrorEnvelope,
  type ErrorReason,
} from '@wordgrove/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** One reason for the error. */
export class ErrorDetailDto {
  @ApiProperty({
    enum: Object.keys(ERROR_REASONS),
    enumName: 'ErrorReason',
    description: 'A stable reason. Clients must accept new reasons.',
  })
  reason!: ErrorReason;

  @ApiPropertyOptional({ description: 'The name of the wrong member.', example: 'spec.tags[3]' })
  field?: string;

  @ApiPropertyOptional({ description: 'A message for people.' })
  description?: string;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  metadata?: Record<string, unknown>;
}

/** The code, message and details of an error. */
export class ErrorDto {
  @ApiProperty({ enum: Object.keys(ERROR_STATUS), enumName: 'ErrorCode' })
  code!: ErrorCode;

  @ApiProperty({ description: 'A message for people. It can change.' })
  message!: string;

  @ApiProperty({ type: [ErrorDetailDto] })
  details!: ErrorDetailDto[];
}

/** The body of every error response under `/api`. */
export class ErrorEnvelopeDto implements ErrorEnvelope {
  @ApiProperty()
  error!: ErrorDto;
}

/** The body of a successful response that has no content. */
export class EmptyDto {}
