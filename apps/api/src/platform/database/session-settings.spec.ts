import type { ClientBase } from 'pg';
import { DATABASE_LIMITS } from './database-limits.js';
import { NO_LIMITS, requestLimits, sessionSetup } from './session-settings.js';

describe.each([
  ['a migration', NO_LIMITS],
  ['requests', requestLimits(DATABASE_LIMITS)],
])('a connection of %s', (_of, limits) => {
  it('frees its locks soon after the network has lost it', async () => {
    const query = jest.fn((_text: string, _values: string[]) => Promise.resolve({ rows: [] }));
    await sessionSetup(limits)({ query } as unknown as ClientBase);
    expect(JSON.parse(query.mock.calls[0]?.[1][0] ?? '')).toMatchObject({
      tcp_keepalives_idle: '10',
      tcp_keepalives_interval: '5',
      tcp_keepalives_count: '3',
      tcp_user_timeout: '10000',
    });
  });
});
