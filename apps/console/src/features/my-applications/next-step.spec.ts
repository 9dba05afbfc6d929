import type { ApplicationDto } from '@wordgrove/dto';
import { nextStep } from './next-step';

const NOW = new Date('2026-05-01T00:00:00Z');
const SECRET = {
  id: 'a',
  name: '',
  hint: 'abcd',
  created_at: '2026-04-01T00:00:00Z',
  last_used_at: null,
  expires_at: null,
};

function titleOf(change: object, hasAuthorized = true): string | undefined {
  const application = { status: 'APPROVED', client_type: 'CONFIDENTIAL', secrets: [SECRET] };
  const changed = { ...application, ...change } as unknown as ApplicationDto;
  return nextStep(changed, hasAuthorized, NOW)?.title;
}

describe('the next step of a developer', () => {
  it.each<[string | undefined, object]>([
    [undefined, {}],
    [undefined, { status: 'PENDING' }],
    [undefined, { client_type: 'PUBLIC', secrets: [] }],
    ['add a secret', { secrets: [] }],
    ['finish the rotation', { secrets: [SECRET, SECRET] }],
    ['submit it for review', { status: 'DRAFT' }],
    ['add a secret', { status: 'DRAFT', secrets: [] }],
    ['change it and submit again', { status: 'REJECTED', secrets: [] }],
    ['answer the reviewers', { status: 'SUSPENDED' }],
  ])('is %s', (title, change) => {
    expect(titleOf(change)).toBe(title);
  });

  it('is an authorization before the submission', () => {
    expect(titleOf({ status: 'DRAFT' }, false)).toBe('one successful authorization, then submit');
  });
});
