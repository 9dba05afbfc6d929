import type { ErrorDetail } from '@wordgrove/contracts';
import { envelope, invalidArgument } from './api-error.js';
import { FaultList, MAX_FAULTS } from './fault-list.js';

const KIB = 1024;

function listOf(faults: readonly ErrorDetail[]): FaultList {
  const list = new FaultList();
  for (const fault of faults) list.add(fault);
  return list;
}

const fault = (field: string): ErrorDetail => ({ reason: 'UNKNOWN_MEMBER', field });
const sizeOf = (list: FaultList) =>
  Buffer.byteLength(JSON.stringify(envelope(invalidArgument(list))));

it('describes a hundred faults', () => {
  const faults = Array.from({ length: MAX_FAULTS }, (_, index) => fault(`a${index}`));
  const list = listOf(faults);
  expect([list.isFull, list.details]).toEqual([true, faults]);
});

it('describes the first hundred of more faults, and says how many others there are', () => {
  const faults = Array.from({ length: MAX_FAULTS + 7 }, (_, index) => fault(`a${index}`));
  const { details } = listOf(faults);
  expect(details.slice(0, MAX_FAULTS)).toEqual(faults.slice(0, MAX_FAULTS));
  expect(details.slice(MAX_FAULTS)).toEqual([
    {
      reason: 'TOO_MANY_FAULTS',
      description: 'There are 7 more faults',
      metadata: { count: 7 },
    },
  ]);
});

it('does not ask for a description for which it has no room', () => {
  const list = listOf(Array.from({ length: MAX_FAULTS }, () => fault('a')));
  list.addIfRoom(() => {
    throw new Error('nobody needs it');
  });
  expect(list.details.at(-1)?.metadata).toEqual({ count: 1 });
});

it.each(['a', '😀', '\u0001', '\ud800', '"'])(
  'makes an error of less than 64 KiB of the longest names of %j',
  (character) => {
    const name = character.repeat(10_000);
    const list = listOf(Array.from({ length: 200 }, () => ({ ...fault(name), description: name })));
    expect(sizeOf(list)).toBeLessThan(64 * KIB);
    expect(list.details.at(-1)?.metadata).toEqual({ count: 201 - list.details.length });
  },
);

it('cuts a long name where a character ends', () => {
  const [detail] = listOf([fault('😀'.repeat(200))]).details;
  expect(detail?.field?.isWellFormed()).toBe(true);
  expect(detail?.field).toMatch(/^(😀)+\ufffd?…$/u);
});
