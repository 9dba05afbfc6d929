import { settingNames } from './configuration.js';
import { misspeltSettings } from './misspelt-settings.js';

const warningsOf = (environment: NodeJS.ProcessEnv) =>
  misspeltSettings(environment, settingNames());

describe('misspeltSettings', () => {
  it.each([
    ['BASEURL', 'BASE_URL'],
    ['SIGNUP_LIMIT', 'SIGN_UP_LIMIT'],
    ['base_url', 'BASE_URL'],
    ['Port', 'PORT'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['SHUTDOWN_DELAY', 'SHUTDOWN_DELAY_MS'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('takes %s for %s', (name, meant) => {
    expect(warningsOf({ [name]: 'x' })).toEqual([
      `${name} is not a setting and has no effect. Did you mean ${meant}?`,
    ]);
  });

  it('says nothing about settings', () => {
    expect(settingNames().size).toBeGreaterThan(15);
    expect(warningsOf(Object.fromEntries([...settingNames()].map((name) => [name, 'x'])))).toEqual(
      [],
    );
  });

  it('says nothing about variables of others', () => {
    const others = ['HOSTNAME', 'HOME', 'PATH', 'PWD', 'USER', 'LANG', 'TERM', 'SHELL', 'SHLVL', 'LOGNAME', 'TZ', 'TMPDIR', 'EDITOR', 'NODE_ENV', 'NODE_OPTIONS', 'PGHOST', 'PGPORT', 'PGDATABASE', 'DISPLAY', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'CI', 'DEBUG', 'INIT_CWD', 'XDG_DATA_DIRS', 'MAIL', 'POSTGRES_PASSWORD', 'npm_lifecycle_event']; // prettier-ignore
    expect(warningsOf(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  });

  it('says nothing about an empty variable', () => {
    expect(warningsOf({ BASEURL: ' ' })).toEqual([]);
  });
});
