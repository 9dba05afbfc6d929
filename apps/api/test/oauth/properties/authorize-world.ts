import { randomUUID } from 'node:crypto';
import type { Scope } from '@wordgrove/contracts';
import type { GivenApplication } from '../../support/given.js';
import type { TestApp } from '../../support/test-app.js';

const REGISTERED: readonly Scope[] = ['words:read', 'words:write', 'review:read'];
/** The scopes that users have granted if they have granted any. */
export const GRANTED: readonly Scope[] = ['words:read', 'words:write'];

export const STATES = ['APPROVED', 'PENDING', 'SUSPENDED', 'REJECTED'] as const;
export const VISITORS = ['anonymous', 'forged', 'stranger', 'granted', 'owner'] as const;

export type State = (typeof STATES)[number];
export type VisitorName = (typeof VISITORS)[number];

/** An application as the oracle knows it. */
export interface KnownApplication {
  clientId: string;
  state: State;
  redirectUris: readonly string[];
  scopes: readonly string[];
}

/** Applications in each state, and browsers of whom each has a grant, a session only, or neither. */
export interface AuthorizeWorld {
  issuer: string;
  applications: readonly KnownApplication[];
  cookies: Readonly<Record<VisitorName, string>>;
}

/** Makes the world; the granted user and the owner have granted each of the applications the same. */
export async function makeAuthorizeWorld(service: TestApp): Promise<AuthorizeWorld> {
  const { given } = service;
  const people = {
    stranger: (await given.user()).id,
    granted: (await given.user()).id,
    owner: (await given.user()).id,
  };
  const applications: KnownApplication[] = [];
  for (const state of STATES) {
    const name = `${state.toLowerCase()}-${randomUUID()}`;
    const redirectUri = `https://${name}.example/callback`;
    const made = { status: state, ownerId: people.owner, scopes: REGISTERED, redirectUri };
    const application = await given.application(made);
    for (const userId of [people.granted, people.owner])
      await given.token({ userId, application, scopes: GRANTED });
    applications.push(await withMoreRedirects(service, application, state));
  }
  const live = await given.session(people.stranger);
  const cookies = {
    anonymous: '',
    forged: `${live.slice(0, -2)}__`,
    stranger: live,
    granted: await given.session(people.granted),
    owner: await given.session(people.owner),
  };
  return { issuer: service.url, applications, cookies };
}

async function withMoreRedirects(
  service: TestApp,
  { id, clientId, redirectUri }: GivenApplication,
  state: State,
): Promise<KnownApplication> {
  const redirectUris = [
    redirectUri,
    `${redirectUri}?tenant=a%2Fb&x=1+2`,
    'http://localhost:8080/cb',
  ];
  await service.database.pool.query('update applications set redirect_uris = $2 where id = $1', [
    id,
    redirectUris,
  ]);
  return { clientId, state, redirectUris, scopes: REGISTERED };
}
