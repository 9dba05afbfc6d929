import type { AuditAction } from '@wordgrove/contracts';
import { endOf, sentenceOf } from './sentence';

const AT = '2026-11-21T21:38:00.000Z';

/** Returns a sentence with its end. */
function said(
  action: AuditAction,
  details: Record<string, unknown>,
  user_id: string | null = null,
) {
  const event = { action, created_at: AT, details, user_id };
  return `${sentenceOf(event)}${endOf(event)}`;
}

describe('the sentences of the audit log', () => {
  it('say by which criteria an application was decided about, and how long it had waited', () => {
    const after = (waiting_since: string | null) =>
      said('APPLICATION_APPROVED', { criteria_version: 4, waiting_since });
    expect(said('APPLICATION_APPROVED', {})).toBe('approved {application}');
    expect(after(null)).toBe('approved {application} by criteria v4');
    expect(after('2026-11-21T21:37:30.000Z')).toBe('approved {application} by criteria v4');
    expect(after('2026-11-20T19:30:00.000Z')).toBe(
      'approved {application} by criteria v4, after 1 d 2 h in the queue',
    );
  });

  it('say which decision was taken back, and when', () => {
    const decided_at = '2026-11-21T21:37:51.500Z';
    expect(said('APPLICATION_DECISION_UNDONE', { kind: 'REJECT', decided_at })).toBe(
      'took back the rejection of {application} within 9 seconds',
    );
    // Older versions recorded no more than that.
    expect(said('APPLICATION_DECISION_UNDONE', {})).toBe(
      'took back the decision about {application}',
    );
  });

  it('name secrets, when they expire, and whether tokens ended with them', () => {
    const details = { hint: 'yxT4', expires_at: '2027-11-21T12:00:00.000Z' };
    expect(said('SECRET_CREATED', details)).toBe(
      'added the secret {secret} to {application}; it expires on 21 Nov 2027',
    );
    expect(said('SECRET_CREATED', {})).toBe('added a secret to {application}');
    expect(said('SECRET_REMOVED', { hint: 'yxT4', revoke_tokens: true })).toBe(
      'removed the secret {secret} of {application}; all tokens ended',
    );
    expect(said('SECRET_REMOVED', { revoke_tokens: false })).toBe(
      'removed a secret of {application}',
    );
  });

  it('tell changes that wait from those that work at once', () => {
    const revised = { pendingRevision: { from: null, to: { name: 'New' } } };
    const edited = (details: object) => said('APPLICATION_EDITED', { ...details });
    expect(edited(revised)).toBe('submitted changes to {application} for review');
    const submitted = ['name', 'redirectUris'];
    expect(edited({ ...revised, submitted })).toBe(
      'submitted changes to {application}: name, redirect URIs',
    );
    expect(edited({ ...revised, submitted, scopes: {} })).toBe(
      'submitted changes to {application}: name, redirect URIs, and changed at once: permissions',
    );
    expect(edited({ name: {}, description: {} })).toBe('changed {application}: name, description');
    expect(edited({ pendingRevision: { from: {}, to: null } })).toBe(
      'changed {application}: changes to review',
    );
  });

  it('tell what was withdrawn from review, or needed none', () => {
    expect(said('APPLICATION_WITHDRAWN', { status: 'DRAFT' })).toBe(
      'withdrew {application} from review',
    );
    expect(said('APPLICATION_WITHDRAWN', { status: 'APPROVED' })).toBe(
      'withdrew the changes to {application} from review',
    );
    expect(said('APPLICATION_SUBMITTED', { status: 'APPROVED' })).toBe(
      'submitted {application}, which was approved at once',
    );
  });

  it('tell an answer from what else is written', () => {
    expect(said('APPLICATION_MESSAGE_SENT', { is_answer: true })).toBe(
      'answered the question about {application}',
    );
    expect(said('APPLICATION_MESSAGE_SENT', { is_answer: false })).toBe(
      'wrote about {application}',
    );
  });

  it('name no user where there is none', () => {
    expect(said('TEST_USER_REMOVED', {}, 'ada')).toBe(
      'removed {user} from the test users of {application}',
    );
    expect(said('TEST_USER_REMOVED', {})).toBe('withdrew an invitation to test {application}');
  });

  it('count the users who lost access, and the tokens that ended', () => {
    const suspended = (details: object) => said('APPLICATION_SUSPENDED', { ...details });
    expect(suspended({ ended_users: 1141, ended_tokens: 38 })).toBe(
      'suspended {application}; 1,141 users lost access and 38 tokens ended',
    );
    expect(suspended({ criteria_version: 4, ended_users: 1, ended_tokens: 0 })).toBe(
      'suspended {application} by criteria v4; 1 user lost access',
    );
    // The tokens of very many users are not counted.
    expect(suspended({ ended_users: 20_000, ended_tokens: null })).toBe(
      'suspended {application}; 20,000 users lost access',
    );
    expect(suspended({ ended_users: 0, ended_tokens: 0 })).toBe('suspended {application}');
    expect(suspended({})).toBe('suspended {application}');
    expect(said('APPLICATION_DELETED', { ended_users: 2, ended_tokens: 1 })).toBe(
      'deleted {application}; 2 users lost access and 1 token ended',
    );
  });

  it('count the tokens that ended alone', () => {
    expect(said('APPLICATION_TOKENS_ENDED', { ended_tokens: 38 })).toBe(
      'ended all tokens of {application}, 38 of them live',
    );
    expect(said('APPLICATION_TOKENS_ENDED', {})).toBe('ended all tokens of {application}');
    expect(said('SECRET_REMOVED', { hint: 'yxT4', revoke_tokens: true, ended_tokens: 2 })).toBe(
      'removed the secret {secret} of {application}; all tokens ended, 2 of them live',
    );
    expect(said('AUTHORIZATION_CODE_REUSED', { ended_tokens: 1 })).toBe(
      'ended 1 token of {user} for {application}, because a code was used twice',
    );
    expect(said('REFRESH_TOKEN_REUSED', { ended_tokens: 3 })).toBe(
      'ended 3 tokens of {user} for {application}, because a refresh token was used twice',
    );
    expect(said('REFRESH_TOKEN_REUSED', { ended_tokens: 0 })).toBe(
      'ended tokens of {user} for {application}, because a refresh token was used twice',
    );
  });

  it('name the version of criteria', () => {
    expect(said('REVIEW_CRITERIA_PUBLISHED', { version: 5 })).toBe(
      'published version 5 of the review criteria',
    );
  });
});
