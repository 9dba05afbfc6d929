import type { ApplicationDto } from '@wordgrove/dto';
import { stateMeaning, stateOf } from './application-states';

const NOW = new Date('2026-11-21T12:00:00Z');

const application = (members: object = {}) =>
  ({
    name: 'Marginalia Reader',
    client_id: 'wg_0f3c9a71',
    status: 'APPROVED',
    homepage_url: 'https://marginalia.example/about',
    redirect_uris: ['https://auth.reader.example:8443/callback'],
    test_users: [],
    rejection_reason: null,
    pending_revision: null,
    ...members,
  }) as unknown as ApplicationDto;

describe('the state of an application', () => {
  it('is its status, or that changes wait', () => {
    expect(stateOf(application())).toBe('APPROVED');
    expect(stateOf(application({ pending_revision: {} }))).toBe('CHANGES');
    expect(stateOf(application({ status: 'SUSPENDED', pending_revision: {} }))).toBe('SUSPENDED');
  });

  it.each([
    [[], 'Only you can use it'],
    [[{}], 'You and 1 test user'],
    [[{}, {}], 'You and 2 test users'],
  ])('of a draft says who can use it', (test_users, text) => {
    expect(stateMeaning(application({ status: 'DRAFT', test_users }), NOW)).toEqual({ text });
  });

  it.each([
    [{ name: 'Marginalia' }, '1 change waits'],
    [
      { name: 'Marginalia', redirect_uris: ['https://one.example/', 'https://two.example/'] },
      '3 changes wait',
    ],
  ])('with changes says how many wait', (changed, text) => {
    const approved = application({
      description: '',
      scopes: [],
      scope_reasons: {},
      shown_owner: null,
    });
    const revision = { ...approved, owner: null, ...changed };
    expect(stateMeaning({ ...approved, pending_revision: revision } as never, NOW)).toEqual({
      text: `Works as approved; ${text}`,
    });
  });

  it('in review says for how long it has waited', () => {
    const waiting = application({ status: 'PENDING', waiting_since: '2026-11-19T11:00:00Z' });
    expect(stateMeaning(waiting, NOW)).toEqual({ text: 'Waiting for 2 days' });
  });

  it('has the reason of a reviewer', () => {
    const rejected = application({ status: 'REJECTED', rejection_reason: 'Prove it.' });
    expect(stateMeaning(rejected, NOW)).toEqual({ text: '', reason: 'Prove it.' });
  });
});
