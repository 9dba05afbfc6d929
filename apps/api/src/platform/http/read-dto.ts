import type { ErrorDetail } from '@wordgrove/contracts';
import { membersOf, type Check, type DtoClass, type Member } from './dto-members.js';
import type { FaultList } from './fault-list.js';
import { unknownMember } from './unknown-member.js';

type Plain = Readonly<Record<string, unknown>>;

/** Reads a step, such as an object of a list, with each `next()`. Lists of values are short by then. */
type Steps<T> = Generator<undefined, T>;

/**
 * Returns the DTO that a parsed body or query is, and adds each fault to the list. The DTO is to be
 * used only if there are none.
 *
 * The decorators are those of class-validator and class-transformer, but these libraries look at
 * everything that was sent and prepare a report on each fault, which stops the service for seconds
 * if somebody sends hundreds of thousands of wrong items. This reads in one pass, looks at the length
 * of a list before its items, and describes only as many faults as an error has room for.
 */
export function readDto<T extends object>(
  dtoClass: new () => T,
  plain: object,
  faults: FaultList,
): T {
  const steps = readDtoInSteps(dtoClass, plain, faults);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the same step by step, so that others can get their turn between. */
export function readDtoInSteps<T extends object>(
  dtoClass: new () => T,
  plain: object,
  faults: FaultList,
): Steps<T> {
  return readObject(dtoClass, plain, '', faults) as Steps<T>;
}

function* readObject(
  dtoClass: DtoClass,
  plain: object,
  path: string,
  faults: FaultList,
): Steps<object> {
  const members = membersOf(dtoClass);
  const values = plain as Plain;
  for (const name of Object.keys(values))
    if (!members.has(name)) faults.addIfRoom(() => unknownMember(memberPath(path, name)));
  const dto = new dtoClass() as Record<string, unknown>;
  for (const [name, member] of members) {
    const value = yield* readMember(member, values, name, path, faults);
    if (value !== undefined) dto[name] = value;
  }
  return dto;
}

function* readMember(
  member: Member,
  owner: Plain,
  name: string,
  path: string,
  faults: FaultList,
): Steps<unknown> {
  const sent = Object.hasOwn(owner, name) ? owner[name] : undefined;
  if (!member.conditions.every((isToCheck) => isToCheck(owner, sent))) return sent;
  const field = () => memberPath(path, name);
  // The length of a list is checked before anything looks at its items.
  const tooMany = member.checks.find(isTooMany(sent));
  if (tooMany !== undefined) {
    faults.addIfRoom(() => faultOf(tooMany, field()));
    return undefined;
  }
  const value = sent === undefined ? undefined : member.normalize(sent);
  if (!checkValue(member, value, field, faults)) return undefined;
  if (Array.isArray(value)) checkItems(member, value, field, faults);
  return member.isNested ? yield* readNested(member, value, memberPath(path, name), faults) : value;
}

/** Returns whether the value is there and of the right type. Otherwise nothing else about it can be said. */
function checkValue(
  { checks }: Member,
  value: unknown,
  field: () => string,
  faults: FaultList,
): boolean {
  const failed = checks.filter(({ passes }) => !passes(value));
  const first = failed.find(({ reason }) => reason === 'REQUIRED' || reason === 'INVALID_TYPE');
  for (const check of first === undefined ? failed : [first])
    faults.addIfRoom(() => faultOf(check, field()));
  return first === undefined;
}

function checkItems(
  { itemChecks }: Member,
  items: readonly unknown[],
  field: () => string,
  faults: FaultList,
): void {
  for (const check of itemChecks) {
    for (const [index, item] of items.entries())
      if (!check.passes(item)) faults.addIfRoom(() => faultOf(check, `${field()}[${index}]`));
  }
}

function* readNested(
  { type }: Member,
  value: unknown,
  path: string,
  faults: FaultList,
): Steps<unknown> {
  if (!Array.isArray(value)) return yield* readItem(type, value, path, faults);
  const items: unknown[] = [];
  for (const [index, item] of value.entries()) {
    items.push(yield* readItem(type, item, `${path}[${index}]`, faults));
    yield;
  }
  return items;
}

function* readItem(
  type: DtoClass | undefined,
  item: unknown,
  path: string,
  faults: FaultList,
): Steps<unknown> {
  return type !== undefined && isObject(item) ? yield* readObject(type, item, path, faults) : item;
}

function isTooMany(value: unknown): (check: Check) => boolean {
  return ({ reason, passes }) => reason === 'TOO_MANY' && !passes(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultOf({ reason, description }: Check, field: string): ErrorDetail {
  return { reason, field, description };
}

function memberPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
