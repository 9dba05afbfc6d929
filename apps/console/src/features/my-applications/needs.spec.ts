import type { ApplicationDto } from '@wordgrove/dto';
import { needsOf } from './needs';

const NOW = new Date('2026-11-22T12:00:00Z');
const SECRET = { name: '', hint: '1234', created_at: '2026-01-01', expires_at: null };
const SOON = { ...SECRET, expires_at: '2026-11-30T12:00:00Z' };

const needs = (members: object, thread: readonly object[] = []) => {
  const application = {
    status: 'APPROVED',
    submission_id: null,
    client_type: 'CONFIDENTIAL',
    secrets: [SECRET],
    ...members,
  };
  const found = needsOf(application as unknown as ApplicationDto, thread as never, NOW);
  return found.map(({ kind, link, quote, at }) => ({
    ...{ kind, link },
    ...(quote !== undefined && { quote, at }),
  }));
};

const entry = (kind: string, text: string, hour: number) => ({
  ...{ kind, text },
  created_at: `2026-11-22T${hour}:00:00Z`,
});

describe('what needs the developer', () => {
  it('is nothing if all is well', () => expect(needs({})).toEqual([]));

  it.each(['REJECTED', 'SUSPENDED'])('is the reason if it is %s', (status) => {
    const refused = { status, submission_id: null, rejection_reason: 'Prove it.' };
    const need = { kind: status, link: 'See what to do', quote: 'Prove it.' };
    expect(needs(refused)).toEqual([{ ...need, at: null }]);
    const thread = [entry('MESSAGE', 'How?', 11), entry(status, '', 10), entry(status, '', 8)];
    expect(needs(refused, thread)).toEqual([{ ...need, at: '2026-11-22T10:00:00Z' }]);
  });

  it('is the question of a reviewer that nobody has answered', () => {
    const waiting = { status: 'PENDING', submission_id: 'b1' };
    const question = entry('QUESTION', 'Why?', 10);
    expect(needs(waiting, [question, entry('SUBMITTED', '', 9)])).toEqual([
      { kind: 'QUESTION', link: 'Answer', quote: 'Why?', at: question.created_at },
    ]);
    expect(needs(waiting, [entry('MESSAGE', 'So.', 11), question])).toEqual([]);
    expect(needs({ ...waiting, submission_id: null }, [question])).toEqual([]);
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
