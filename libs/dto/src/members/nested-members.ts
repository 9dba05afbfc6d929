import { applyDecorators, type Type as ClassType } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import {
  Constraint,
  listLength,
  ItemConstraint,
  OptionalMember,
  RequiredMember,
  typeCheck,
} from './constraints.js';
import type { MemberOptions } from './scalar-members.js';

/** A member that is an object of its own class. */
export function NestedMember(type: () => ClassType, options: MemberOptions): PropertyDecorator {
  const { description, optional = false } = options;
  return applyDecorators(
    // The description takes a function for a late reference only if its name is `type`.
    ApiProperty({ type: () => type(), description, required: !optional }),
    optional ? OptionalMember() : RequiredMember(),
    Constraint('INVALID_TYPE', 'must be an object', typeCheck(isObject)),
    ValidateNested(),
    Type(type),
  );
}

interface ObjectListOptions extends MemberOptions {
  minItems?: number;
  maxItems: number;
}

/** A member that is a list of objects of one class. */
export function NestedListMember(
  type: () => ClassType,
  options: ObjectListOptions,
): PropertyDecorator {
  return applyDecorators(
    UncheckedListMember(type, options),
    ItemConstraint('INVALID_TYPE', 'must be an object', isObject),
    ValidateNested({ each: true }),
    Type(type),
  );
}

/** A list of objects of one class, each of which the endpoint checks itself. */
export function UncheckedListMember(
  type: () => ClassType,
  options: ObjectListOptions,
): PropertyDecorator {
  const { description, minItems = 0, maxItems, optional = false } = options;
  return applyDecorators(
    ApiProperty({
      type: () => type(),
      isArray: true,
      minItems,
      maxItems,
      description,
      required: !optional,
    }),
    optional ? OptionalMember() : RequiredMember(),
    Constraint('INVALID_TYPE', 'must be an array of objects', typeCheck(Array.isArray)),
    ...listLength(minItems, maxItems),
  );
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
