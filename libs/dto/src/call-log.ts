import {
  CALL_KINDS,
  PARAMETER_VERDICTS,
  TRAFFIC_LIMITS,
  type CallKind,
  type ParameterVerdict,
} from '@wordgrove/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Constraint, OptionalMember } from './members/constraints.js';
import { PageQuery, TextParameter } from './members/query-members.js';
import { EnumMember, InstantMember } from './members/scalar-members.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const STATUS = /^(?:[2-5]xx|[1-5]\d\d)$/;

/** A parameter in the query of a form. */
function PatternParameter(
  pattern: RegExp,
  options: { description: string; form: string; example: string },
): PropertyDecorator {
  const { description, form, example } = options;
  return applyDecorators(
    ApiPropertyOptional({ type: String, pattern: pattern.source, description, example }),
    OptionalMember(),
    Constraint(
      'INVALID_VALUE',
      `must be ${form}`,
      (value) => value === undefined || (typeof value === 'string' && pattern.test(value)),
    ),
  );
}

/** The query of GET `/api/console/applications/{id}/logs`. All filters must hold. */
export class ListCallsQuery extends PageQuery {
  @EnumMember({
    values: CALL_KINDS,
    name: 'CallKind',
    optional: true,
    description: 'Return only requests of this kind.',
  })
  kind?: CallKind;

  @PatternParameter(STATUS, {
    description: 'Return only requests with this status, or with one of this class.',
    form: 'a status such as 403, or a class such as 4xx',
    example: '4xx',
  })
  status?: string;

  @TextParameter({
    description: 'Return only requests of this route, as in `route` of the response.',
    max: 200,
    reason: 'INVALID_VALUE',
  })
  route?: string;

  @PatternParameter(UUID, {
    description: 'Return only requests for the user with this id.',
    form: 'a UUID',
    example: '0195f3c2-6a8e-7c41-9a53-3f2b7a1d9e10',
  })
  user_id?: string;

  @TextParameter({
    description: 'Return only the requests with this id.',
    max: 64,
    reason: 'INVALID_VALUE',
  })
  request_id?: string;

  @TextParameter({
    description:
      "Return only requests that have this text as their id, or have it in their route, code, reason or user's name.",
    max: TRAFFIC_LIMITS.logSearch,
    reason: 'INVALID_VALUE',
  })
  search?: string;

  @InstantMember({ description: 'Return only requests of this time or later.', optional: true })
  since?: string;

  @InstantMember({ description: 'Return only requests before this time.', optional: true })
  until?: string;

  @TextParameter({
    description:
      'The `newest_token` of a response. Return only requests that were logged after it, and at most `page_size` of them, beginning with the oldest. Ask again with the new `newest_token` for more.',
    max: 4_096,
    reason: 'INVALID_PAGE_TOKEN',
  })
  newer_than?: string;
}

/** A user for whom an application has called. */
export class CallUserDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  display_name!: string;
}

/** A parameter of a refused authorize or token request. */
export class SentParameterDto {
  @ApiProperty()
  name!: string;

  @ApiProperty({
    enum: PARAMETER_VERDICTS,
    enumName: 'ParameterVerdict',
    description:
      'How it compares with what was expected. `UNUSED`: the endpoint has no such parameter.',
  })
  verdict!: ParameterVerdict;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The value. Query values of a redirect URI that are not registered are masked. Null if it is not kept.',
  })
  value!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The number of characters of a value that is not kept.',
  })
  length!: number | null;

  @ApiProperty({ type: [String], description: 'The values that would have been right.' })
  registered!: string[];
}

/** A request of an application. There is never a body, code, token or secret in it. */
export class CallDto {
  @ApiProperty({ description: 'It grows with each request that is logged.', example: '4711' })
  number!: string;

  @ApiProperty({ enum: CALL_KINDS, enumName: 'CallKind' })
  kind!: CallKind;

  @ApiProperty({ format: 'date-time', description: 'The time of the response.' })
  responded_at!: string;

  @ApiProperty({ example: 'PATCH' })
  method!: string;

  @ApiProperty({ example: '/api/v1/learning/learned-words/{id}' })
  route!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Null if the client went away before the response.',
  })
  status!: number | null;

  @ApiProperty({ type: 'integer' })
  duration_ms!: number;

  @ApiProperty({ type: CallUserDto, nullable: true, description: 'Null before consent.' })
  user!: CallUserDto | null;

  @ApiProperty()
  request_id!: string;

  @ApiProperty({ type: String, nullable: true, example: 'PERMISSION_DENIED' })
  error_code!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'INSUFFICIENT_SCOPE' })
  reason!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The field or the scope that the reason is about.',
    example: 'words:write',
  })
  subject!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The grant type of a token request. `CONSENT_ASKED` or `CODE_ISSUED` for an authorize request that was not refused.',
  })
  about!: string | null;

  @ApiProperty({
    type: [SentParameterDto],
    nullable: true,
    description: 'The parameters of a refused authorize or token request.',
  })
  parameters!: SentParameterDto[] | null;
}

export class ListCallsResponse {
  @ApiProperty({ type: [CallDto], description: 'The newest first.' })
  calls!: CallDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;

  @ApiProperty({ description: 'The value of `newer_than` for what is logged after this.' })
  newest_token!: string;
}
