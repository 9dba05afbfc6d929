import type { ErrorReason } from '@wordgrove/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  Constraint,
  listLength,
  ifString,
  isString,
  ItemConstraint,
  OptionalMember,
  RequiredMember,
  typeCheck,
} from './constraints.js';

export interface MemberOptions {
  description: string;
  optional?: boolean;
}

/** An integer from `min` to `max`, both included; `"1"` and `1.5` are wrong types. */
export function IntegerMember(
  options: MemberOptions & { min: number; max: number; example?: number },
): PropertyDecorator {
  const { min, max, description, example, optional = false } = options;
  const inRange = (value: unknown) =>
    !Number.isSafeInteger(value) || ((value as number) >= min && (value as number) <= max);
  return applyDecorators(
    ApiProperty({
      type: 'integer',
      minimum: min,
      maximum: max,
      description,
      example,
      required: !optional,
    }),
    optional ? OptionalMember() : RequiredMember(),
    Constraint('INVALID_TYPE', 'must be an integer', typeCheck(Number.isSafeInteger)),
    Constraint('OUT_OF_RANGE', `must be from ${min} to ${max}`, inRange),
  );
}

/** A number from `min` to `max`, both included; `"0.9"` is a wrong type. */
export function NumberMember(
  options: MemberOptions & { min: number; max: number },
): PropertyDecorator {
  const { min, max, description, optional = false } = options;
  const inRange = (value: unknown) =>
    !Number.isFinite(value) || ((value as number) >= min && (value as number) <= max);
  return applyDecorators(
    ApiProperty({ type: Number, minimum: min, maximum: max, description, required: !optional }),
    optional ? OptionalMember() : RequiredMember(),
    Constraint('INVALID_TYPE', 'must be a number', typeCheck(Number.isFinite)),
    Constraint('OUT_OF_RANGE', `must be from ${min} to ${max}`, inRange),
  );
}

/** True or false; `"true"` and `1` are wrong types. */
export function BooleanMember(options: MemberOptions): PropertyDecorator {
  const { description, optional = false } = options;
  return applyDecorators(
    ApiProperty({ type: Boolean, description, required: !optional }),
    optional ? OptionalMember() : RequiredMember(),
    Constraint('INVALID_TYPE', 'must be true or false', typeCheck(isBoolean)),
  );
}

/** One of a fixed set of strings. Any other value is refused with `reason`. */
export function EnumMember(
  options: MemberOptions & { values: readonly string[]; name: string; reason?: ErrorReason },
): PropertyDecorator {
  const { values, name, description, optional = false, reason = 'INVALID_VALUE' } = options;
  return applyDecorators(
    ApiProperty({ enum: [...values], enumName: name, description, required: !optional }),
    optional ? OptionalMember() : RequiredMember(),
    Constraint(
      reason,
      `must be one of ${values.join(', ')}`,
      typeCheck((value) => isString(value) && values.includes(value)),
    ),
  );
}

/** A list of distinct values of a fixed set. */
export function EnumListMember(
  options: MemberOptions & { values: readonly string[]; name: string; minItems?: number },
): PropertyDecorator {
  const { values, name, description, minItems = 0, optional = false } = options;
  const isKnown = (value: unknown) => isString(value) && values.includes(value);
  const isDistinct = (value: unknown) =>
    !Array.isArray(value) || new Set(value).size === value.length;
  return applyDecorators(
    ApiProperty({
      enum: [...values],
      enumName: name,
      isArray: true,
      minItems,
      maxItems: values.length,
      uniqueItems: true,
      description,
      required: !optional,
    }),
    optional ? OptionalMember() : RequiredMember(),
    Constraint('INVALID_TYPE', 'must be an array', typeCheck(Array.isArray)),
    ...listLength(minItems, values.length),
    Constraint('DUPLICATE', 'must not repeat an item', isDistinct),
    ItemConstraint('INVALID_VALUE', `must be one of ${values.join(', ')}`, isKnown),
  );
}

// RFC 3339, the profile of ISO 8601 that names an instant. PostgreSQL takes no offset of 16 hours or more.
const INSTANT = /^(\d{4}-\d\d-\d\d)T(?!24)\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-](0\d|1[0-5]):\d\d)$/;

/** The first instant in UTC whose year has four digits, and the last millisecond of the last such year, in milliseconds. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** An instant as an ISO 8601 string with a zone, such as `2026-11-21T09:30:00.000Z`. */
export function InstantMember(options: MemberOptions): PropertyDecorator {
  const { description, optional = false } = options;
  return applyDecorators(
    ApiProperty({ type: String, format: 'date-time', description, required: !optional }),
    optional ? OptionalMember() : RequiredMember(),
    Constraint('INVALID_TYPE', 'must be a string', typeCheck(isString)),
    Constraint(
      'INVALID_TIMESTAMP',
      'must be an ISO 8601 timestamp with a zone',
      ifString(isInstant),
    ),
  );
}

// Date.parse takes the 30th of February for the 2nd of March.
function isInstant(value: string): boolean {
  const day = INSTANT.exec(value)?.[1];
  const time = Date.parse(value);
  // PostgreSQL rounds what is in the last millisecond to the next year.
  if (day === undefined || !(time >= FIRST && time < LAST)) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
