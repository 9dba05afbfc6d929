import { codePointLength, hasForbiddenCharacter, type ErrorReason } from '@wordgrove/contracts';
import { registerDecorator, ValidateIf } from 'class-validator';

/**
 * A class-validator constraint whose name is the `reason` that a failing response carries.
 * Every check but the type check passes what has the wrong type, so one fault makes one detail.
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
 * A constraint on the items of a list. Its message has a line for each failing item, headed by the
 * position, `[3] must be a string`, from which the API makes the field's name.
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

/** Tells a constraint on items from one of the same reason on the whole list. */
export const ITEM_SUFFIX = ':item';

/** The member may be absent; null is a value of the wrong type, not absence. */
export function OptionalMember(): PropertyDecorator {
  return ValidateIf((_object, value) => value !== undefined);
}

/** The member may be null, as responses have it where there is nothing. */
export function OrNull(): PropertyDecorator {
  return ValidateIf((_object, value) => value !== null);
}

/** The member must be there. */
export function RequiredMember(): PropertyDecorator {
  return Constraint('REQUIRED', 'is required', (value) => value !== undefined);
}

/** Passes absence on to {@link RequiredMember}, so that a missing member is one fault. */
export function typeCheck(check: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === undefined || check(value);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** For strings only: others are the type check's business. */
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
