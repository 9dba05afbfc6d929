import type { ErrorReason } from '@wordgrove/contracts';
import { ITEM_SUFFIX } from '@wordgrove/dto';
import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, ValidationTypes } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Metadata = ReturnType<Storage['getTargetValidationMetadatas']>[number];

export type DtoClass = new () => object;

/** A check of a member or of each of its items. */
export interface Check {
  reason: ErrorReason;
  description: string;
  passes: (value: unknown) => boolean;
}

/** A member of a DTO, as its decorators declare it to class-validator and class-transformer. */
export interface Member {
  /** Unless all of them hold, nothing else is checked. */
  conditions: ((owner: object, value: unknown) => boolean)[];
  checks: Check[];
  /** The checks of each item of a list. */
  itemChecks: Check[];
  isNested: boolean;
  /** The class of the object, or of each object of the list. */
  type: DtoClass | undefined;
  normalize: (value: unknown) => unknown;
}

/** The members of a DTO. */
export interface Members {
  byName: ReadonlyMap<string, Member>;
  /** All of them, in the order of their declaration. */
  all: readonly (readonly [string, Member])[];
  /** True if none of them has objects. */
  areFlat: boolean;
}

const known = new Map<DtoClass, Members>();

/** Returns the members of a DTO by their names. They are gathered once for each class. */
export function membersOf(dtoClass: DtoClass): Members {
  const found = known.get(dtoClass);
  if (found !== undefined) return found;
  const byName = readMembers(dtoClass);
  const all = [...byName];
  const members = { byName, all, areFlat: !all.some(([, { isNested }]) => isNested) };
  known.set(dtoClass, members);
  return members;
}

function readMembers(dtoClass: DtoClass): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const metadata of getMetadataStorage().getTargetValidationMetadatas(
    dtoClass,
    '',
    false,
    false,
  )) {
    const { propertyName } = metadata;
    const member = members.get(propertyName) ?? newMember(dtoClass, propertyName);
    members.set(propertyName, member);
    addRule(member, metadata);
  }
  return members;
}

function newMember(dtoClass: DtoClass, name: string): Member {
  const type = defaultMetadataStorage.findTypeMetadata(dtoClass, name);
  const transforms = defaultMetadataStorage
    .findTransformMetadatas(dtoClass, name, TransformationType.PLAIN_TO_CLASS)
    .map(({ transformFn }) => transformFn as (parameters: { value: unknown }) => unknown);
  return {
    conditions: [],
    checks: [],
    itemChecks: [],
    isNested: false,
    type: type?.typeFunction() as DtoClass | undefined,
    normalize: (value) => transforms.reduce((made, transform) => transform({ value: made }), value),
  };
}

function addRule(member: Member, metadata: Metadata): void {
  const { type, constraints, each, validateIf, name = '' } = metadata;
  if (type === ValidationTypes.CONDITIONAL_VALIDATION) member.conditions.push(constraints[0]);
  else if (type === ValidationTypes.NESTED_VALIDATION) member.isNested = true;
  else if (type !== ValidationTypes.CUSTOM_VALIDATION || each || validateIf !== undefined)
    throw new TypeError(`The DTO's member ${metadata.propertyName} has a decorator of a library`);
  else if (name.endsWith(ITEM_SUFFIX)) member.itemChecks.push(itemCheckOf(metadata));
  else member.checks.push(checkOf(metadata));
}

function checkOf({ name, message, constraintCls }: Metadata): Check {
  const [constraint] = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  const validator = constraint?.instance;
  return {
    reason: name as ErrorReason,
    description: String(message),
    passes: (value) => validator?.validate(value) === true,
  };
}

function itemCheckOf({ name = '', constraints }: Metadata): Check {
  const [passes, description] = constraints as [Check['passes'], string];
  return { reason: name.slice(0, -ITEM_SUFFIX.length) as ErrorReason, description, passes };
}
