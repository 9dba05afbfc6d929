import {
  hasForbiddenCharacter,
  hasInvisibleCharacter,
  INVISIBLE_ADDRESS,
  INVISIBLE_NAME,
  isVisibleName,
  normalizeText,
  type ErrorReason,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  Constraint,
  listLength,
  hasAllowedCharacters,
  ifString,
  isNotLonger,
  isNotShorter,
  isString,
  ItemConstraint,
  OptionalMember,
  RequiredMember,
  typeCheck,
} from './constraints.js';

export interface TextOptions {
  /** The minimum number of code points. 0 by default. */
  min?: number;
  /** The maximum number of code points. */
  max: number;
  description: string;
  example?: string;
  optional?: boolean;
  /** True to keep the text as it was sent, for passwords, redirect URIs and identifiers. */
  verbatim?: boolean;
  /** True for a name that people read: everything in it must be visible. */
  isName?: boolean;
  /**
   * True for a name or address that can be one that is stored already, and then stays as it is. The service must check
   * it (`NewTexts`): here, nothing is known of what is stored.
   */
  mayBeStored?: boolean;
  /** True for an e-mail or web address: nothing in it may be invisible. */
  isAddress?: boolean;
  /** Another check of the text, with the reason and description of its error. */
  check?: { reason: ErrorReason; description: string; test: (value: string) => boolean };
}

/** A string member: normalized to NFC and trimmed, without control characters, of bounded length. */
export function TextMember(options: TextOptions): PropertyDecorator {
  const { min = 0, max, description, example, optional = false, verbatim = false, check } = options;
  const characters = charactersOf(options);
  return applyDecorators(
    ApiProperty({
      type: String,
      minLength: min,
      maxLength: max,
      description,
      example,
      required: !optional,
    }),
    optional ? OptionalMember() : RequiredMember(),
    ...(verbatim ? [] : [Transform(({ value }) => normalizedWithin(max, value))]),
    Constraint('INVALID_TYPE', 'must be a string', typeCheck(isString)),
    Constraint('INVALID_CHARACTER', characters.description, characters.check),
    Constraint('TOO_SHORT', tooShort(min), isNotShorter(min)),
    Constraint('TOO_LONG', `must have at most ${max} characters`, isNotLonger(max)),
    ...(check ? [Constraint(check.reason, check.description, ofLength(max, check.test))] : []),
  );
}

const TEXT_CHARACTERS = {
  description: 'contains a forbidden character',
  check: hasAllowedCharacters,
};
const NAME_CHARACTERS = {
  description: INVISIBLE_NAME.description,
  // An empty text is too short, which is another fault.
  check: ifString(
    (value) => !hasForbiddenCharacter(value) && (value === '' || isVisibleName(value)),
  ),
};

const ADDRESS_CHARACTERS = {
  description: INVISIBLE_ADDRESS.description,
  check: ifString((value) => !hasForbiddenCharacter(value) && !hasInvisibleCharacter(value)),
};

function charactersOf({
  isName,
  mayBeStored,
  isAddress,
}: Pick<TextOptions, 'isName' | 'mayBeStored' | 'isAddress'>) {
  if (!isName && !isAddress) return TEXT_CHARACTERS;
  const characters = isName ? NAME_CHARACTERS : ADDRESS_CHARACTERS;
  return mayBeStored ? { ...characters, check: hasAllowedCharacters } : characters;
}

export interface TextListOptions {
  /** The maximum number of items. */
  maxItems: number;
  /** The minimum number of items. 0 by default. */
  minItems?: number;
  /** The number of code points of one item. */
  min: number;
  max: number;
  description: string;
  example?: string[];
  optional?: boolean;
  verbatim?: boolean;
  isAddress?: boolean;
  mayBeStored?: boolean;
  check?: TextOptions['check'];
}

/** A list of strings, each as in {@link TextMember}. A fault names the item, as in `tags[3]`. */
export function TextListMember(options: TextListOptions): PropertyDecorator {
  const { maxItems, minItems = 0, min, max, optional = false, verbatim = false, check } = options;
  const characters = charactersOf(options);
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', minLength: min, maxLength: max },
      minItems,
      maxItems,
      description: options.description,
      example: options.example,
      required: !optional,
    }),
    optional ? OptionalMember() : RequiredMember(),
    ...(verbatim ? [] : [Transform(({ value }) => normalizeItems(max, value))]),
    Constraint('INVALID_TYPE', 'must be an array of strings', typeCheck(Array.isArray)),
    ...listLength(minItems, maxItems),
    ItemConstraint('INVALID_TYPE', 'must be a string', isString),
    ItemConstraint('INVALID_CHARACTER', characters.description, characters.check),
    ItemConstraint('TOO_SHORT', tooShort(min), isNotShorter(min)),
    ItemConstraint('TOO_LONG', `must have at most ${max} characters`, isNotLonger(max)),
    ...(check ? [ItemConstraint(check.reason, check.description, ofLength(max, check.test))] : []),
  );
}

function tooShort(min: number): string {
  return min === 1 ? 'must not be empty' : `must have at least ${min} characters`;
}

/** The UTF-16 units that one code point of normalized text can have had before (UAX 15, section 9). */
const MAX_UNITS_BEFORE = 4;

/** Normalizes a text, unless it is so long that it would be too long in any form. */
function normalizedWithin(max: number, value: unknown): unknown {
  if (!isString(value)) return value;
  const trimmed = value.trim();
  return trimmed.length > MAX_UNITS_BEFORE * max ? trimmed : normalizeText(trimmed);
}

function normalizeItems(max: number, value: unknown): unknown {
  return Array.isArray(value) ? value.map((item: unknown) => normalizedWithin(max, item)) : value;
}

/** Applies a check only to texts that are not too long: its time may grow with more than the length. */
function ofLength(max: number, test: (value: string) => boolean): (value: unknown) => boolean {
  const isWithin = isNotLonger(max);
  return ifString((value) => !isWithin(value) || test(value));
}
