import {
  ERROR_REASONS,
  ERROR_STATUS,
  type ErrorCode,
  type ErrorEnvelope,
  type ErrorReason,
} from '@wordgrove/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** One fault of a failed request. */
export class ErrorDetailDto {
  @ApiProperty({
    enum: Object.keys(ERROR_REASONS),
    enumName: 'ErrorReason',
    description: 'Stable; tolerate new ones.',
  })
  reason!: ErrorReason;

  @ApiPropertyOptional({ description: 'The member at fault.', example: 'spec.tags[3]' })
  field?: string;

  @ApiPropertyOptional({ description: 'For people.' })
  description?: string;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  metadata?: Record<string, unknown>;
}

/** The code, message and details of a failed request. */
export class ErrorDto {
  @ApiProperty({ enum: Object.keys(ERROR_STATUS), enumName: 'ErrorCode' })
  code!: ErrorCode;

  @ApiProperty({ description: 'For people; may change.' })
  message!: string;

  @ApiProperty({ type: [ErrorDetailDto] })
  details!: ErrorDetailDto[];
}

/** The body of every failing response under `/api`. */
export class ErrorEnvelopeDto implements ErrorEnvelope {
  @ApiProperty()
  error!: ErrorDto;
}

/** The body of a success that has nothing to say. */
export class EmptyDto {}
