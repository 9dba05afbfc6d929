import { randomUUID } from 'node:crypto';
import { hashSecret, newSecret } from '../../../src/platform/crypto/secret.js';
import { pkcePair } from '../../support/authorization-flow.js';
import type { GivenApplication, GivenToken } from '../../support/given.js';
import type { TestApp } from '../../support/test-app.js';

export const SCOPES = ['words:read', 'words:write'] as const;

/** The codes and tokens that one client has in one case; each is used in that case only. */
export interface Material {
  application: GivenApplication;
  code: string;
  /** Null for a code without PKCE. */
  verifier: string | null;
  refreshToken: string;
  accessToken: string;
}

/** Two confidential clients with a grant of the same user. */
export interface TokenWorld {
  service: TestApp;
  clients: readonly [GivenToken, GivenToken];
}

/** Makes the world. */
export async function makeTokenWorld(service: TestApp): Promise<TokenWorld> {
  const { id: userId } = await service.given.user();
  const client = async (redirectUri: string) =>
    service.given.token({ userId, application: await service.given.application({ redirectUri }) });
  const clients = [
    await client('https://one.example/callback'),
    await client('https://two.example/callback?x=1'),
  ] as const;
  return { service, clients };
}

/** Makes fresh codes and tokens of both clients, as many as there are cases. */
export async function freshMaterial(
  { service, clients }: TokenWorld,
  cases: number,
): Promise<[Material, Material][]> {
  const [own, others] = await Promise.all(clients.map((each) => batchOf(service, each, cases)));
  return (own ?? []).map((each, at) => [each, (others ?? [])[at] ?? each]);
}

async function batchOf(
  service: TestApp,
  { application, grantId }: GivenToken,
  cases: number,
): Promise<Material[]> {
  const made = Array.from({ length: cases }, (_, at) => {
    const { verifier, challenge } = pkcePair();
    const isPkce = at % 2 === 0;
    const secrets = { code: newSecret(), refreshToken: newSecret(), accessToken: newSecret() };
    const row = { ...secrets, family: randomUUID(), challenge: isPkce ? challenge : null };
    return { ...row, application, verifier: isPkce ? verifier : null };
  });
  const now = service.clock.now();
  const later = new Date(now.getTime() + 60_000);
  const digests = (of: (each: (typeof made)[number]) => string) =>
    made.map((each) => hashSecret(of(each)));
  await service.database.pool.query(STORE, [
    grantId,
    application.redirectUri,
    SCOPES,
    now,
    later,
    digests(({ code }) => code),
    made.map(({ challenge }) => challenge),
    made.map(({ family }) => family),
    digests(({ refreshToken }) => refreshToken),
    digests(({ accessToken }) => accessToken),
  ]);
  return made;
}

const STORE = `
  with given as (
    select * from unnest($6::bytea[], $7::text[], $8::uuid[], $9::bytea[], $10::bytea[])
      as t (code, challenge, family, refresh, access)
  ), standing as (
    select id, token_epoch from grants where id = $1
  ), codes as (
    insert into authorization_codes
      (code_hash, family_id, grant_id, redirect_uri, scopes, code_challenge, created_at, expires_at,
       token_epoch)
    select code, gen_random_uuid(), id, $2::text, $3::text[], challenge, $4::timestamptz,
      $5::timestamptz, token_epoch
    from given, standing
  ), families as (
    insert into token_families (id, grant_id, created_at, token_epoch)
    select family, id, $4::timestamptz, token_epoch from given, standing
  ), refresh as (
    insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
    select refresh, family, 0, $3::text[], $4::timestamptz, $5::timestamptz from given
  )
  insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
  select access, family, $3::text[], $4::timestamptz, $5::timestamptz from given`;
