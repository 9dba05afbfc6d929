import { availableParallelism } from 'node:os';
import express from 'express';
import { Client } from 'pg';
import { ConfigurationError, loadConfiguration } from './configuration.js';

function faultsOf(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfiguration(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(loadConfiguration({})).toEqual({
      workers: 1,
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      dataDir: undefined,
      dictionaries: undefined,
      statementTimeoutMs: 2_000,
      redisUrl: undefined,
      applicationReview: 'manual',
      signUp: 'open',
      admin: undefined,
      refreshTokens: true,
      tokenFailureLimit: 60,
      signInFailureLimit: 10,
      signUpLimit: 20,
      consoleLimit: 600,
      defaultHourlyQuota: 1_000,
      importStorageMebibytes: 4_096,
      maxConcurrentRequestsPerUser: 8,
      trustProxy: [],
      metricsToken: undefined,
      logLevel: 'info',
      diskReserveMb: 256,
      shutdownDelayMs: 0,
    });
  });

  it.each([
    ['WEB_CONCURRENCY', '16', { workers: 16 }],
    ['WEB_CONCURRENCY', 'auto', { workers: Math.min(availableParallelism(), 8) }],
    ['PORT', '8080', { port: 8080, baseUrl: 'http://localhost:8080' }],
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::1', { host: '::1' }],
    ['BASE_URL', 'https://words.example/', { baseUrl: 'https://words.example' }],
    ['BASE_URL', 'https://example.org/words', { baseUrl: 'https://example.org/words' }],
    [
      'BASE_URL',
      'https://WORDS.example:443/A%20b/',
      { baseUrl: 'https://WORDS.example:443/A%20b' },
    ],
    ['DATABASE_URL', 'postgres://u:p@db:5432/w', { databaseUrl: 'postgres://u:p@db:5432/w' }],
    ['DATABASE_URL', 'postgresql://db/w', { databaseUrl: 'postgresql://db/w' }],
    ['DATA_DIR', ' /srv/words ', { dataDir: '/srv/words' }],
    ['STATEMENT_TIMEOUT_MS', '500', { statementTimeoutMs: 500 }],
    ['REDIS_URL', 'redis://cache:6379', { redisUrl: 'redis://cache:6379' }],
    ['REDIS_URL', 'rediss://cache', { redisUrl: 'rediss://cache' }],
    ['REDIS_URL', 'redis://cache?family=6', { redisUrl: 'redis://cache?family=6' }],
    ['DATA_DIR', 'my~words', { dataDir: 'my~words' }],
    ['REDIS_URL', 'redis://:a%2Fb@[::1]:1/12', { redisUrl: 'redis://:a%2Fb@[::1]:1/12' }],
    ['APPLICATION_REVIEW', 'automatic', { applicationReview: 'automatic' }],
    ['SIGN_UP', 'closed', { signUp: 'closed' }],
    ['REFRESH_TOKENS', 'off', { refreshTokens: false }],
    ['TOKEN_FAILURE_LIMIT', '1', { tokenFailureLimit: 1 }],
    ['SIGN_IN_FAILURE_LIMIT', '3', { signInFailureLimit: 3 }],
    ['SIGN_UP_LIMIT', '1000000', { signUpLimit: 1_000_000 }],
    ['CONSOLE_LIMIT', '1', { consoleLimit: 1 }],
    ['DEFAULT_HOURLY_QUOTA', '1000000000', { defaultHourlyQuota: 1_000_000_000 }],
    ['MAX_CONCURRENT_REQUESTS_PER_USER', '1', { maxConcurrentRequestsPerUser: 1 }],
    [
      'TRUST_PROXY',
      '10.0.0.1, 10.1.0.0/16,loopback',
      { trustProxy: ['10.0.0.1', '10.1.0.0/16', 'loopback'] },
    ],
    ['TRUST_PROXY', 'fd00::/8,::1/128', { trustProxy: ['fd00::/8', '::1/128'] }],
    ['METRICS_TOKEN', 'scrape', { metricsToken: 'scrape' }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['DISK_RESERVE_MB', '0', { diskReserveMb: 0 }],
    ['SHUTDOWN_DELAY_MS', '5000', { shutdownDelayMs: 5_000 }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(loadConfiguration({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['HOST', 'localhost'],
    ['BASE_URL', 'words.example'],
    ['BASE_URL', 'ftp://words.example'],
    ['BASE_URL', 'http:words.example'],
    ['BASE_URL', 'http://'],
    ['BASE_URL', 'https://words.example?x=1'],
    ['BASE_URL', 'https://words.example#x'],
    ['BASE_URL', 'https://user@words.example'],
    ['BASE_URL', 'https://words.example/a/../b'],
    ['BASE_URL', 'https://words.example\\a'],
    ['BASE_URL', 'https://words.example/"x"'],
    ['BASE_URL', 'https://words.example/50%'],
    ['BASE_URL', 'https://w%41rds.example'],
    ['DATA_DIR', '/srv/wo\nrds'],
    ['DATA_DIR', '/srv/wo\0rds'],
    ['DICTIONARIES', '/srv/wo\trds'],
    ['METRICS_TOKEN', 'two\nlines'],
    ['METRICS_TOKEN', 'two words'],
    ['METRICS_TOKEN', 'schlüssel'],
    ['METRICS_TOKEN', 'x'.repeat(1_001)],
    ['DATABASE_URL', 'postgres://db/w%00'],
    ['DATABASE_URL', 'postgres://db/w?port=abc'],
    ['DATABASE_URL', 'postgres://db/w?port=99999'],
    ['DATABASE_URL', 'postgres://db:0/w'],
    ['DATABASE_URL', 'postgres://db/w?sslmode=bananas'],
    ['DATABASE_URL', 'mysql://db/w'],
    ['DATABASE_URL', 'db:5432/w'],
    // There is nothing that it could follow.
    ['DATABASE_READ_URL', 'postgres://db/w'],
    ['REDIS_URL', 'http://cache'],
    ['REDIS_URL', 'redis://cache/abc'],
    ['REDIS_URL', 'redis:///run/redis.sock'],
    ['REDIS_URL', 'redis://cache?db=abc'],
    ['REDIS_URL', 'redis://cache?connectTimeout=soon'],
    ['REDIS_URL', 'redis://cache?family=bananas'],
    ['REDIS_URL', 'redis://cache:0'],
    ['APPLICATION_REVIEW', 'AUTOMATIC'],
    ['SIGN_UP', 'no'],
    ['REFRESH_TOKENS', 'true'],
    ['TOKEN_FAILURE_LIMIT', '0'],
    ['SIGN_IN_FAILURE_LIMIT', '1.5'],
    ['SIGN_UP_LIMIT', 'none'],
    ['CONSOLE_LIMIT', '0'],
    ['DEFAULT_HOURLY_QUOTA', '0'],
    ['DEFAULT_HOURLY_QUOTA', '1000000001'],
    ['MAX_CONCURRENT_REQUESTS_PER_USER', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.1;10.0.0.2'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/24/7'],
    ['TRUST_PROXY', '::/129'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.1,0.0.0.0/00'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '::ffff:10.0.0.0/104'],
    ['TRUST_PROXY', '::ffff:0:0/96'],
    ['TRUST_PROXY', '0:0:0:0:0:FFFF:0:0/96'],
    ['TRUST_PROXY', '::ffff:0:0%1/96'],
    ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUST_PROXY', '10.0.0.1,8.0.0.0/7'],
    ['TRUST_PROXY', '::/1,8000::/1'],
    ['TRUST_PROXY', '2000::/15'],
    ['TRUST_PROXY', 'fc00::/6'],
    ['DATABASE_URL', 'postgres://db/w?sslrootcert=/tmp'],
    ['DATABASE_URL', 'postgres://db/w?replication=true'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_DELAY_MS', '5s'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  it.each([
    ['DATABASE_URL', 'postgres://postgres:%zz@db/w', /% .*%25/],
    ['DATABASE_URL', 'postgres://postgres:50%@db/w', /% .*%25/],
    ['DATABASE_URL', 'postgres://postgres:%ff@db/w', /% .*%25/],
    ['DATABASE_URL', 'postgres://postgres:a/b@db/w', /is not a valid URL\. .*%2F for \//],
    ['DATABASE_URL', 'postgres://postgres@/w', /is not a valid URL/],
    ['REDIS_URL', 'redis://:p%zz@cache', /% .*%25/],
  ])('says why it refuses %s=%s, without the password', (name, value, reason) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toEqual([expect.stringMatching(reason)]);
    expect(faults.join()).not.toMatch(/zz|50|ff|a\/b/);
  });

  it.each(['postgres:secret', 'postgres'])('takes the form of libpq for sockets: %s', (user) => {
    const { databaseUrl } = loadConfiguration({
      DATABASE_URL: `postgres://${user}@/w?connect_timeout=3&host=/run/postgresql`,
    });
    const { host, user: name, database } = new Client({ connectionString: databaseUrl });
    expect([host, name, database]).toEqual(['/run/postgresql', 'postgres', 'w']);
    expect(URL.canParse(databaseUrl as string)).toBe(true);
  });

  it.each([
    '10.0.0.1/32',
    '::1',
    'fc00::/7',
    '2a00::/16',
    '128.0.0.0/8',
    '::ffff:10.0.0.1',
    '10.0.0.0/08',
  ])('lets Express trust %s', (value) => {
    const { trustProxy } = loadConfiguration({ TRUST_PROXY: value });
    expect(() => express().set('trust proxy', trustProxy)).not.toThrow();
  });

  it('counts an empty or blank variable as absent', () => {
    expect(loadConfiguration({ PORT: '', BASE_URL: ' ', TRUST_PROXY: ' , ' })).toEqual(
      loadConfiguration({}),
    );
  });

  it('reads an admin', () => {
    const admin = { email: 'admin@localhost', password: '12345678' };
    const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    expect(loadConfiguration(environment).admin).toEqual(admin);
  });

  it.each([
    [{ ADMIN_EMAIL: 'admin@localhost' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: '12345678' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: '12345678' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'admin\u200b@localhost', ADMIN_PASSWORD: '12345678' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'admin@localhost', ADMIN_PASSWORD: '1234567' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: 'admin@localhost', ADMIN_PASSWORD: 'x'.repeat(201) }, 'ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: `${'a'.repeat(254)}@b`, ADMIN_PASSWORD: '12345678' }, 'ADMIN_EMAIL'],
  ])('refuses an admin (%#)', (environment, name) => {
    expect(faultsOf(environment)).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  it('names every fault at once, and no value, which may be a secret', () => {
    const environment = {
      PORT: 'x',
      DATABASE_URL: 'mysql://root:hunter2@db',
      SIGN_UP: 'maybe',
      ADMIN_PASSWORD: 'hunter2',
      TRUST_PROXY: 'all',
    };
    const text = faultsOf(environment).join('\n');
    for (const name of Object.keys(environment)) expect(text).toContain(name);
    expect(text).toContain('ADMIN_EMAIL');
    expect(text).not.toContain('hunter2');
    expect(() => loadConfiguration(environment)).toThrow(/^These settings are wrong:\n {2}PORT /);
  });
});
