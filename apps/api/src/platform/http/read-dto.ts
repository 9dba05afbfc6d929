import type { ErrorDetail } from '@wordgrove/contracts';
import { membersOf, type Check, type DtoClass, type Member } from './dto-members.js';
import type { FaultList } from './fault-list.js';
import { unknownMember } from './unknown-member.js';

type Plain = Readonly<Record<string, unknown>>;

/** The place of a value, of which a path is made only if a fault is described. A key is the name of a member or the index of an item. */
interface Place {
  owner: Place | undefined;
  key: string | number;
}

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
  return readObject(dtoClass, plain, undefined, faults) as Steps<T>;
}

function* readObject(
  dtoClass: DtoClass,
  plain: object,
  place: Place | undefined,
  faults: FaultList,
): Steps<object> {
  const dto = begin(dtoClass, plain, place, faults);
  for (const [name, member] of membersOf(dtoClass).all) {
    const at = { owner: place, key: name };
    const read = readMember(member, plain as Plain, at, faults);
    const value = member.isNested ? yield* readNested(member, read, at, faults) : read;
    if (value !== undefined) dto[name] = value;
  }
  return dto;
}

/** Reads an object whose members are values or lists of values: there may be thousands in a list, so it costs little. */
function readFlatObject(
  dtoClass: DtoClass,
  plain: object,
  place: Place | undefined,
  faults: FaultList,
): object {
  const dto = begin(dtoClass, plain, place, faults);
  for (const [name, member] of membersOf(dtoClass).all) {
    const value = readMember(member, plain as Plain, { owner: place, key: name }, faults);
    if (value !== undefined) dto[name] = value;
  }
  return dto;
}

function begin(
  dtoClass: DtoClass,
  plain: object,
  owner: Place | undefined,
  faults: FaultList,
): Record<string, unknown> {
  const { byName } = membersOf(dtoClass);
  for (const key of Object.keys(plain))
    if (!byName.has(key)) faults.addIfRoom(() => unknownMember(pathOf({ owner, key })));
  return new dtoClass() as Record<string, unknown>;
}

/** Returns the value of a member, whose objects are not read yet, or undefined if it is wrong. */
function readMember(member: Member, owner: Plain, place: Place, faults: FaultList): unknown {
  const name = place.key as string;
  const sent = Object.hasOwn(owner, name) ? owner[name] : undefined;
  for (const isToCheck of member.conditions) if (!isToCheck(owner, sent)) return sent;
  // The length of a list is checked before anything looks at its items.
  const tooMany = Array.isArray(sent) ? member.checks.find(isTooMany(sent)) : undefined;
  if (tooMany !== undefined) {
    faults.addIfRoom(() => faultOf(tooMany, place));
    return undefined;
  }
  const value = sent === undefined ? undefined : member.normalize(sent);
  if (!checkValue(member, value, place, faults)) return undefined;
  if (Array.isArray(value)) checkItems(member, value, place, faults);
  return value;
}

/** Returns whether the value is there and of the right type. Otherwise nothing else about it can be said. */
function checkValue({ checks }: Member, value: unknown, place: Place, faults: FaultList): boolean {
  const failed = failedOf(checks, value);
  if (failed === undefined) return true;
  const first = failed.find(({ reason }) => reason === 'REQUIRED' || reason === 'INVALID_TYPE');
  for (const check of first === undefined ? failed : [first])
    faults.addIfRoom(() => faultOf(check, place));
  return first === undefined;
}

/** Returns the checks that a value fails, or undefined if it fails none, as most do. */
function failedOf(checks: readonly Check[], value: unknown): Check[] | undefined {
  let failed: Check[] | undefined;
  for (const check of checks) if (!check.passes(value)) (failed ??= []).push(check);
  return failed;
}

function checkItems(
  { itemChecks }: Member,
  items: readonly unknown[],
  owner: Place,
  faults: FaultList,
): void {
  for (const check of itemChecks) {
    for (let key = 0; key < items.length; key += 1)
      if (!check.passes(items[key])) faults.addIfRoom(() => faultOf(check, { owner, key }));
  }
}

function* readNested(
  { type }: Member,
  value: unknown,
  owner: Place,
  faults: FaultList,
): Steps<unknown> {
  if (!Array.isArray(value)) return yield* readItem(type, value, owner, faults);
  const items: unknown[] = [];
  const areFlat = type !== undefined && membersOf(type).areFlat;
  for (const [key, item] of value.entries()) {
    const place = { owner, key };
    if (areFlat && isObject(item)) items.push(readFlatObject(type, item, place, faults));
    else items.push(yield* readItem(type, item, place, faults));
    yield;
  }
  return items;
}

function* readItem(
  type: DtoClass | undefined,
  item: unknown,
  place: Place,
  faults: FaultList,
): Steps<unknown> {
  return type !== undefined && isObject(item) ? yield* readObject(type, item, place, faults) : item;
}

function isTooMany(value: unknown): (check: Check) => boolean {
  return ({ reason, passes }) => reason === 'TOO_MANY' && !passes(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultOf({ reason, description }: Check, place: Place): ErrorDetail {
  return { reason, field: pathOf(place), description };
}

/** Returns a path such as `specs[3].term`. */
function pathOf({ owner, key }: Place): string {
  if (owner === undefined) return String(key);
  return typeof key === 'number' ? `${pathOf(owner)}[${key}]` : `${pathOf(owner)}.${key}`;
}
