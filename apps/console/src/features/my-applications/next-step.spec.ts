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

const SOON = { ...SECRET, name: 'prod', expires_at: '2026-05-10T12:00:00Z' };

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
    ['replace the secret', { secrets: [SOON] }],
    ['submit it for review', { status: 'DRAFT', secrets: [SOON] }],
    ['submit it for review', { status: 'DRAFT' }],
    ['add a secret', { status: 'DRAFT', secrets: [] }],
    ['change it and submit again', { status: 'REJECTED', secrets: [] }],
    ['answer the reviewers', { status: 'SUSPENDED' }],
  ])('is %s', (title, change) => {
    expect(titleOf(change)).toBe(title);
  });

  it('says when the old secret of a rotation expires', () => {
    const linkOf = (secrets: object[]) => {
      const application = { status: 'APPROVED', client_type: 'CONFIDENTIAL', secrets };
      return nextStep(application as unknown as ApplicationDto, true, NOW)?.link;
    };
    const later = { ...SECRET, created_at: '2026-04-02T00:00:00Z' };
    expect(linkOf([SOON, later])).toMatch(/^“.*prod.*” expires in 9 days$/);
    expect(linkOf([SECRET, later])).toBe('The old secret, …abcd, still works');
  });

  it('is an authorization before the submission', () => {
    expect(titleOf({ status: 'DRAFT' }, false)).toBe('one successful authorization, then submit');
  });
});
