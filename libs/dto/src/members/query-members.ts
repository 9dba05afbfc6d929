import { LIMITS, type ErrorReason } from '@wordgrove/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Constraint, hasAllowedCharacters, isNotLonger, OptionalMember } from './constraints.js';

/** A whole number in the query, in decimal digits, from `min` to `max` if they are given. */
export function IntegerParameter(options: {
  description: string;
  default: number;
  min?: number;
  max?: number;
}): PropertyDecorator {
  const { description, min = 0, max = Number.MAX_SAFE_INTEGER } = options;
  return applyDecorators(
    ApiPropertyOptional({
      type: 'integer',
      minimum: min,
      ...(options.max !== undefined && { maximum: max }),
      description,
      default: options.default,
    }),
    OptionalMember(),
    Transform(({ value }) => wholeNumber(value)),
    Constraint(
      'INVALID_TYPE',
      'must be a number in decimal digits',
      (value) => value === undefined || Number.isSafeInteger(value),
    ),
    Constraint(
      'OUT_OF_RANGE',
      `must be from ${min} to ${max}`,
      (value) => !Number.isSafeInteger(value) || (Number(value) >= min && Number(value) <= max),
    ),
  );
}

/**
 * A text parameter in the query, which is not normalized. Every fault in it has the same `reason`.
 */
export function TextParameter(options: {
  description: string;
  max: number;
  reason?: ErrorReason;
}): PropertyDecorator {
  const { max, reason } = options;
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: max, description: options.description }),
    OptionalMember(),
    Constraint(
      reason ?? 'INVALID_CHARACTER',
      'contains a forbidden character',
      hasAllowedCharacters,
    ),
    Constraint(reason ?? 'TOO_LONG', `must have at most ${max} characters`, isNotLonger(max)),
  );
}

/**
 * A filter in the query. Its length is checked when it is parsed, so that every fault is an
 * INVALID_FILTER.
 */
export function FilterParameter(options: {
  description: string;
  example: string;
}): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: LIMITS.filter, ...options }),
    OptionalMember(),
    Constraint('INVALID_CHARACTER', 'contains a forbidden character', hasAllowedCharacters),
  );
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of a resource in the query, or one of `others`. */
export function IdParameter(options: {
  description: string;
  others?: readonly string[];
}): PropertyDecorator {
  const { description, others = [] } = options;
  return applyDecorators(
    ApiPropertyOptional({ type: String, description }),
    OptionalMember(),
    Constraint(
      'INVALID_VALUE',
      `must be ${['a UUID', ...others].join(' or ')}`,
      (value) => typeof value === 'string' && (ID.test(value) || others.includes(value)),
    ),
  );
}

/** Distinct values of a fixed set in the query, separated by commas. */
export function ChoiceParameter(options: {
  description: string;
  values: readonly string[];
}): PropertyDecorator {
  const { description, values } = options;
  return applyDecorators(
    ApiPropertyOptional({ type: String, description, example: values.slice(0, 2).join(',') }),
    OptionalMember(),
    Constraint('INVALID_VALUE', `must be one or more of ${values.join(', ')}`, (value) =>
      String(value)
        .split(',')
        .every((each, at, all) => values.includes(each) && all.indexOf(each) === at),
    ),
  );
}

/** The `page_size` of a list. */
export function PageSizeParameter(): PropertyDecorator {
  return IntegerParameter({
    description: `The maximum number of items per page. 0 or absent means the default; more than ${LIMITS.pageSizeMax} means ${LIMITS.pageSizeMax}. If words are long, a page has fewer.`,
    default: LIMITS.pageSizeDefault,
  });
}

/** The `page_token` of a list. */
export function PageTokenParameter(): PropertyDecorator {
  return TextParameter({
    description: 'The `next_page_token` of the previous page. Empty for the first page.',
    max: 4_096,
    reason: 'INVALID_PAGE_TOKEN',
  });
}

/** The query of every list: `page_size` and `page_token`. */
export class PageQuery {
  @PageSizeParameter()
  page_size?: number;

  @PageTokenParameter()
  page_token?: string;
}

/** Returns the page size of a request, in items: 20 by default and at most 100. */
export function effectivePageSize(pageSize: number | undefined): number {
  return Math.min(pageSize || LIMITS.pageSizeDefault, LIMITS.pageSizeMax);
}

// More digits than a number holds exactly still mean "more than the most".
function wholeNumber(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d+$/.test(value)) return value;
  return Math.min(Number(value), Number.MAX_SAFE_INTEGER);
}
