import { codePointLength, hasForbiddenCharacter, type ErrorReason } from '@wordgrove/contracts';
import { registerDecorator, ValidateIf } from 'class-validator';

/**
 * Returns a class-validator constraint whose name is the `reason` in the error response. All checks
 * except the type check accept values of the wrong type, so that one fault becomes one detail.
 */
export function Constraint(
  reason: ErrorReason,
  description: string,
  check: (value: unknown) => boolean,
): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: reason,
      target: target.constructor,
      propertyName: property as string,
      options: { message: description },
      validator: { validate: check },
    });
}

/**
 * Returns a constraint on the items of a list. It carries the check of an item and its description,
 * with which the API names the items that are wrong.
 */
export function ItemConstraint(
  reason: ErrorReason,
  description: string,
  check: (value: unknown) => boolean,
): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: reason + ITEM_SUFFIX,
      target: target.constructor,
      propertyName: property as string,
      constraints: [check, description],
      options: { message: description },
      validator: { validate: (value: unknown) => !Array.isArray(value) || value.every(check) },
    });
}

/** Distinguishes a constraint on the items from one on the whole list with the same reason. */
export const ITEM_SUFFIX = ':item';

/** The member can be absent. Null is a value of the wrong type, not absence. */
export function OptionalMember(): PropertyDecorator {
  return ValidateIf((_object, value) => value !== undefined);
}

/** The member can be null, as in responses, if there is no value. */
export function OrNull(): PropertyDecorator {
  return ValidateIf((_object, value) => value !== null);
}

/** The member must be present. */
export function RequiredMember(): PropertyDecorator {
  return Constraint('REQUIRED', 'is required', (value) => value !== undefined);
}

/** Accepts an absent value, so that a missing member is one fault: that of {@link RequiredMember}. */
export function typeCheck(check: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === undefined || check(value);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Returns the constraints on the number of items of a list. */
export function listLength(min: number, max: number): PropertyDecorator[] {
  const counts = (test: (count: number) => boolean) => (value: unknown) =>
    !Array.isArray(value) || test(value.length);
  const tooFew = `must have at least ${min} ${min === 1 ? 'item' : 'items'}`;
  return [
    Constraint(
      'TOO_FEW',
      tooFew,
      counts((count) => count >= min),
    ),
    Constraint(
      'TOO_MANY',
      `must have at most ${max} items`,
      counts((count) => count <= max),
    ),
  ];
}

/** Applies the check to strings only. Other types are left to the type check. */
export function ifString(check: (value: string) => boolean): (value: unknown) => boolean {
  return (value) => !isString(value) || check(value);
}

export const hasAllowedCharacters = ifString((value) => !hasForbiddenCharacter(value));

// A code point is one or two units, so most texts need not be counted.
export function isNotShorter(min: number): (value: unknown) => boolean {
  return ifString((value) => value.length >= 2 * min || codePointLength(value) >= min);
}

export function isNotLonger(max: number): (value: unknown) => boolean {
  return ifString(
    (value) => value.length <= max || (value.length <= 2 * max && codePointLength(value) <= max),
  );
}
