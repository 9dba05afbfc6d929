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
 * Returns a constraint on the items of a list. Its message has one line per wrong item. The line
 * begins with the position, as in `[3] must be a string`, from which the API makes the field's
 * name.
 */
export function ItemConstraint(
  reason: ErrorReason,
  description: string,
  check: (value: unknown) => boolean,
): PropertyDecorator {
  const faults = (items: readonly unknown[]) =>
    items.flatMap((item, index) => (check(item) ? [] : [`[${index}] ${description}`]));
  return (target, property) =>
    registerDecorator({
      name: reason + ITEM_SUFFIX,
      target: target.constructor,
      propertyName: property as string,
      options: { message: ({ value }) => faults(value as unknown[]).join('\n') },
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

/** Returns the text for a list that has fewer than `min` items. */
export function tooFew(min: number): string {
  return `must have at least ${min} ${min === 1 ? 'item' : 'items'}`;
}

/** Applies the check to strings only. Other types are left to the type check. */
export function ifString(check: (value: string) => boolean): (value: unknown) => boolean {
  return (value) => !isString(value) || check(value);
}

export const hasAllowedCharacters = ifString((value) => !hasForbiddenCharacter(value));

export function isNotShorter(min: number): (value: unknown) => boolean {
  return ifString((value) => codePointLength(value) >= min);
}

export function isNotLonger(max: number): (value: unknown) => boolean {
  return ifString((value) => codePointLength(value) <= max);
}
