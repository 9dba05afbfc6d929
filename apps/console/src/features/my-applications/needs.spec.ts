import type { ApplicationDto } from '@wordgrove/dto';
import { needsOf } from './needs';

const NOW = new Date('2026-11-22T12:00:00Z');
const SECRET = { name: '', hint: '1234', created_at: '2026-01-01', expires_at: null };
const SOON = { ...SECRET, expires_at: '2026-11-30T12:00:00Z' };

const needs = (members: object) => {
  const application = {
    status: 'APPROVED',
    client_type: 'CONFIDENTIAL',
    secrets: [SECRET],
    ...members,
  };
  return needsOf(application as unknown as ApplicationDto, NOW).map(({ kind, link, quote }) => ({
    ...{ kind, link },
    ...(quote !== undefined && { quote }),
  }));
};

describe('what needs the developer', () => {
  it('is nothing if all is well', () => expect(needs({})).toEqual([]));

  it.each(['REJECTED', 'SUSPENDED'])('is the reason if it is %s', (status) => {
    expect(needs({ status, rejection_reason: 'Prove it.' })).toEqual([
      { kind: status, link: 'See what to do', quote: 'Prove it.' },
    ]);
  });

  it.each([
    ['expires soon', [SOON], 'Replace it'],
    ['expires soon beside another', [SOON, SECRET], 'Finish the rotation'],
    ['is missing', [], 'Add a secret'],
  ])('is a secret that %s', (_, secrets, link) => {
    expect(needs({ secrets })).toEqual([{ kind: 'SECRET', link }]);
  });

  it('is no secret of a public application', () => {
    expect(needs({ client_type: 'PUBLIC', secrets: [] })).toEqual([]);
  });
});
