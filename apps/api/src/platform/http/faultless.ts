import { getMetadataStorage, ValidationTypes } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type DtoClass = Parameters<Storage['getTargetValidationMetadatas']>[0];
type Metadata = ReturnType<Storage['getTargetValidationMetadatas']>[number];

/** The checks of one member by class-validator. */
interface Member {
  /** Unless all of them hold, nothing else is checked. */
  conditions: ((owner: object, value: unknown) => boolean)[];
  checks: ((value: unknown) => unknown)[];
  isNested: boolean;
}

/** Returns undefined for a class that only class-validator itself can check. */
type Members = ReadonlyMap<string, Member> | undefined;

const known = new Map<DtoClass, Members>();

/**
 * Returns true if class-validator, at its strictest, would find no fault. It makes the same checks, but
 * reads their metadata once for each class and prepares no report: for a batch of 500 items that is
 * most of the work. If it returns false, class-validator decides.
 */
export function isFaultless(dto: object): boolean {
  const members = membersOf(dto.constructor);
  if (members === undefined) return false;
  for (const name of Object.keys(dto)) if (!members.has(name)) return false;
  for (const [name, member] of members) {
    if (!isMemberFaultless(member, dto, (dto as Record<string, unknown>)[name])) return false;
  }
  return true;
}

function isMemberFaultless(member: Member, owner: object, value: unknown): boolean {
  if (!member.conditions.every((isToCheck) => isToCheck(owner, value))) return true;
  if (!member.checks.every((check) => check(value) === true)) return false;
  return !member.isNested || value === undefined || [value].flat().every(isFaultlessObject);
}

function isFaultlessObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && isFaultless(value);
}

function membersOf(dtoClass: DtoClass): Members {
  if (!known.has(dtoClass)) known.set(dtoClass, readMembers(dtoClass));
  return known.get(dtoClass);
}

function readMembers(dtoClass: DtoClass): Members {
  const storage = getMetadataStorage();
  const all = storage.getTargetValidationMetadatas(dtoClass, '', false, false);
  if (all.length === 0) return undefined;
  const members = new Map<string, Member>();
  for (const metadata of all) {
    const member = members.get(metadata.propertyName) ?? newMember();
    members.set(metadata.propertyName, member);
    if (!add(member, metadata)) return undefined;
  }
  return members;
}

function newMember(): Member {
  return { conditions: [], checks: [], isNested: false };
}

/** False for what no decorator of ours declares. */
function add(member: Member, metadata: Metadata): boolean {
  const { type, constraints, constraintCls, each, validateIf } = metadata;
  if (validateIf !== undefined) return false;
  if (type === ValidationTypes.CONDITIONAL_VALIDATION) member.conditions.push(constraints[0]);
  else if (type === ValidationTypes.NESTED_VALIDATION) member.isNested = true;
  else if (type === ValidationTypes.CUSTOM_VALIDATION && !each) {
    for (const constraint of getMetadataStorage().getTargetValidatorConstraints(constraintCls)) {
      const { instance } = constraint;
      member.checks.push((value) => instance.validate(value));
    }
  } else return false;
  return true;
}
