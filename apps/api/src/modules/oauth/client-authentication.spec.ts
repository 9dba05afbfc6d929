import type { Clock } from '../../platform/time/clock.js';
import type { ApplicationDirectory, ClientEntry } from '../applications/index.js';
import { ClientAuthentication } from './client-authentication.js';

const APPLICATION: ClientEntry = {
  id: 'an application',
  clientType: 'CONFIDENTIAL',
  secretId: 'a secret',
};

describe('the guess who calls', () => {
  let live: Set<string>;
  let clients: ClientAuthentication;
  beforeEach(() => {
    live = new Set(['right']);
    const directory = {
      authenticate: ({ secretDigest }: { secretDigest: Buffer | null }) =>
        Promise.resolve(
          [...live].some((secret) =>
            client(secret).secretDigest?.equals(secretDigest ?? Buffer.of()),
          )
            ? APPLICATION
            : undefined,
        ),
    };
    const clock = { now: () => new Date() };
    clients = new ClientAuthentication(
      directory as unknown as ApplicationDirectory,
      clock as unknown as Clock,
    );
  });

  const client = (secret: string | null, clientId = 'a client') =>
    clients.read(
      undefined,
      new Map(Object.entries({ client_id: clientId, ...(secret && { client_secret: secret }) })),
    );

  it('knows credentials that have authenticated, and no others of the same client', async () => {
    expect(clients.guess(client('right'))).toBeUndefined();
    expect(await clients.authenticate(client('right'))).toBe(APPLICATION);
    await expect(clients.authenticate(client('wrong'))).rejects.toThrow();
    expect(clients.guess(client('right'))).toBe(APPLICATION);
    const strangers = [client('wrong'), client(null), client('right', 'another client')];
    expect(strangers.map((each) => clients.guess(each))).toEqual([undefined, undefined, undefined]);
  });

  it('forgets credentials that no longer authenticate', async () => {
    await clients.authenticate(client('right'));
    live.clear();
    await expect(clients.authenticate(client('right'))).rejects.toThrow();
    expect(clients.guess(client('right'))).toBeUndefined();
  });
});
