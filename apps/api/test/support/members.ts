import { FAR_INSTANTS } from './instants.js';

/** A member of a body: what it takes, from which follows what it must refuse. */
export type Member =
  | TextMember
  | { kind: 'integer'; min: number; max: number; required?: boolean }
  | { kind: 'number'; min: number; max: number; required?: boolean }
  | { kind: 'boolean'; required?: boolean }
  | { kind: 'instant'; required?: boolean; nullable?: boolean; sample?: string }
  | { kind: 'enum'; values: readonly string[]; reason?: string; required?: boolean }
  | ListMember
  | ObjectMember;

interface ObjectMember {
  kind: 'object';
  members: Members;
  required?: boolean;
  /** A good object, if one with every member would not be one. */
  sample?: Record<string, unknown>;
}

interface ListMember {
  kind: 'list';
  item: Member;
  minItems?: number;
  maxItems?: number;
  required?: boolean;
  /** A good list, if other members need more than one item. */
  sample?: readonly unknown[];
  /** True if faults of items do not fail the request. */
  reportsItems?: boolean;
}

interface TextMember {
  kind: 'text';
  min?: number;
  max: number;
  required?: boolean;
  nullable?: boolean;
  /** Kept as it is sent: white space counts. */
  verbatim?: boolean;
  /** A good text of that many code points; emoji by default. */
  ofLength?: (length: number) => string;
  /** A good text, if a text of any length would not be one. */
  sample?: string;
  /** Texts that fail for a reason of this member's own. */
  bad?: { reason: string; values: string[] };
}

export type Members = Record<string, Member>;

/** One value of a member and what must come of it. */
export interface Case {
  /** The value, or {@link ABSENT}. */
  value: unknown;
  /** Path below the member, such as `[3].term`. */
  at: string;
  /** The reason of the fault; undefined if the value is good. */
  reason: string | undefined;
}

/** Stands for leaving a member out. */
export const ABSENT = Symbol('absent');

// The names are those that class-transformer would drop or take for a class.
const UNKNOWN_NAMES = ['unknown_member', '__proto__', 'constructor', 'toString'];

/** A value that the member takes. */
export function validValue(member: Member): unknown {
  switch (member.kind) {
    case 'text':
      return member.sample ?? textOf(member, Math.max(member.min ?? 0, Math.min(member.max, 24)));
    case 'integer':
    case 'number':
      return member.min;
    case 'boolean':
      return true;
    case 'instant':
      return member.sample ?? '2026-03-01T08:00:00.000Z';
    case 'enum':
      return member.values[0];
    case 'list':
      return member.sample ?? [validValue(member.item)];
    case 'object':
      return member.sample ?? validObject(member.members);
  }
}

/** An object with every member. */
export function validObject(members: Members): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, validValue(member)]),
  );
}

/** Every case of an object: those of its members, of unknown ones, and of it not being an object. */
export function objectCases(members: Members, valid = validObject(members)): Case[] {
  const ofMembers = Object.entries(members).flatMap(([name, member]) =>
    [...presenceCases(member), ...casesOf(member)].map((each) => ({
      ...each,
      value: each.value === ABSENT ? without(valid, name) : { ...valid, [name]: each.value },
      at: `.${name}${each.at}`,
    })),
  );
  const ofUnknown = UNKNOWN_NAMES.map((name) => ({
    value: { ...valid, ...(JSON.parse(`{${JSON.stringify(name)}:{"a":1}}`) as object) },
    at: `.${name}`,
    reason: 'UNKNOWN_MEMBER',
  }));
  return [...ofMembers, ...ofUnknown, ...wrongTypes([null, 1, 'text', true, []])];
}

function casesOf(member: Member): Case[] {
  switch (member.kind) {
    case 'text':
      return textCases(member);
    case 'integer':
      return [
        ...wrongTypes([null, '1', 1.5, true, [], {}, 1e300]),
        ...cases('OUT_OF_RANGE', [member.min - 1, member.max + 1].filter(Number.isSafeInteger)),
        ...good([member.min, member.max]),
      ];
    case 'number':
      return [
        ...wrongTypes([null, '1', true, [], {}]),
        ...cases('OUT_OF_RANGE', [member.min - 0.001, member.max + 0.001, -1, 1e300]),
        ...good([member.min, member.max]),
      ];
    case 'boolean':
      return [...wrongTypes([null, 'true', 'false', 0, 1, [], {}]), ...good([true, false])];
    case 'instant':
      return instantCases(member.nullable);
    case 'enum':
      return [
        ...cases(member.reason ?? 'INVALID_VALUE', [null, '', 1, [], {}, 'NONE', 'toString']),
        ...good([...member.values]),
      ];
    case 'list':
      return listCases(member);
    case 'object':
      return objectCases(member.members, member.sample);
  }
}

function textCases(member: TextMember): Case[] {
  const { min = 0, max, bad, nullable, verbatim } = member;
  const characters = ['a\0b', 'a\ud800', '\udc00a', 'a\u0007b', 'a\u009fb', 'a\rb'];
  return [
    ...wrongTypes([1, true, [], ['a'], {}, ...(nullable ? [] : [null])]),
    ...cases('INVALID_CHARACTER', characters),
    ...cases('TOO_LONG', [textOf(member, max + 1), 'a'.repeat(200_000)]),
    ...(min > 0 ? cases('TOO_SHORT', ['', ...(verbatim ? [] : [' \n '])]) : []),
    ...(bad ? cases(bad.reason, bad.values) : []),
    ...good([member.sample ?? textOf(member, max), ...(nullable ? [null] : [])]),
  ];
}

function instantCases(nullable = false): Case[] {
  const bad = ['', 'yesterday', '2026-03-01', '2026-03-01T08:00:00', '2026-02-30T08:00:00Z'];
  return [
    ...wrongTypes([1, {}, ...(nullable ? [] : [null])]),
    ...good(nullable ? [null] : []),
    ...cases('INVALID_TIMESTAMP', [...bad, '2026-13-01T08:00:00Z', '2026-03-01T25:00:00Z', '\0']),
    ...cases('INVALID_TIMESTAMP', [...FAR_INSTANTS]),
  ];
}

function listCases({ item, minItems = 0, maxItems, reportsItems }: ListMember): Case[] {
  const valid = validValue(item);
  // A fault of an item names it by its place: the good one before it is not at fault.
  const ofItems = casesOf(item).map(({ value, at, reason }) => ({
    value: item.kind === 'enum' ? [value] : [valid, value],
    at: `${item.kind === 'enum' ? '[0]' : '[1]'}${at}`,
    reason,
  }));
  return [
    ...wrongTypes([null, 'a', 1, {}, { 0: 'a' }]),
    ...(reportsItems ? [] : ofItems),
    ...(minItems > 0 ? cases('TOO_FEW', [[]]) : good([[]])),
    ...(maxItems === undefined
      ? cases('DUPLICATE', [[valid, valid]])
      : [...cases('TOO_MANY', [filled(maxItems + 1, valid)]), ...good([filled(maxItems, valid)])]),
  ];
}

function presenceCases(member: Member): Case[] {
  return [{ value: ABSENT, at: '', reason: member.required ? 'REQUIRED' : undefined }];
}

function wrongTypes(values: unknown[]): Case[] {
  return cases('INVALID_TYPE', values);
}

function good(values: unknown[]): Case[] {
  return values.map((value) => ({ value, at: '', reason: undefined }));
}

function cases(reason: string, values: unknown[]): Case[] {
  return values.map((value) => ({ value, at: '', reason }));
}

function textOf({ ofLength = (length) => '😀'.repeat(length) }: TextMember, length: number) {
  return ofLength(length);
}

function filled(length: number, value: unknown): unknown[] {
  return Array<unknown>(length).fill(value);
}

function without(object: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}
