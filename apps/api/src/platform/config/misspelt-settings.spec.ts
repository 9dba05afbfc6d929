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
    ['DICTIONARY', 'DICTIONARIES'],
    ['DICTIONARIES_DIR', 'DICTIONARIES'],
    ['DICTIONARY_PATH', 'DICTIONARIES'],
    ['DATADIR', 'DATA_DIR'],
    ['DATA_DIRECTORY', 'DATA_DIR'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['SHUTDOWN_DELAY', 'SHUTDOWN_DELAY_MS'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['TRUSTED_PROXIES', 'TRUST_PROXY'],
    ['ADMIN_PASS', 'ADMIN_PASSWORD'],
    ['ADMIN_MAIL', 'ADMIN_EMAIL'],
    ['ADMIN_EMAILS', 'ADMIN_EMAIL'],
    ['DB_URL', 'DATABASE_URL'],
    ['POSTGRES_URL', 'DATABASE_URL'],
    ['PG_URI', 'DATABASE_URL'],
    ['WORDGROVE_DATABASE_URL', 'DATABASE_URL'],
    ['WORDGROVE_DB_URL', 'DATABASE_URL'],
    ['WORDGROVE_BASEURL', 'BASE_URL'],
    ['WORDGROVE_PORT', 'PORT'],
    ['HOURLY_QUOTA', 'DEFAULT_HOURLY_QUOTA'],
    ['MAX_CONCURRENT_REQUESTS', 'MAX_CONCURRENT_REQUESTS_PER_USER'],
    ['MAX_REQUESTS_PER_USER', 'MAX_CONCURRENT_REQUESTS_PER_USER'],
    ['APP_REVIEW', 'APPLICATION_REVIEW'],
    ['TOKEN_LIMIT', 'TOKEN_FAILURE_LIMIT'],
    ['SIGN_IN_LIMIT', 'SIGN_IN_FAILURE_LIMIT'],
    ['SIGNIN_LIMIT', 'SIGN_IN_FAILURE_LIMIT'],
    ['SIGNIN_FAILURES_LIMIT', 'SIGN_IN_FAILURE_LIMIT'],
    ['SIGN_UPS_LIMIT', 'SIGN_UP_LIMIT'],
    ['SIGN_UPS', 'SIGN_UP'],
    ['SIGNUP', 'SIGN_UP'],
    ['REFRESH_TOKEN', 'REFRESH_TOKENS'],
    ['CONSOLE_LIMITS', 'CONSOLE_LIMIT'],
    ['SHUTDOWN_DELAY_SECONDS', 'SHUTDOWN_DELAY_MS'],
    ['DISK_RESERVE_GB', 'DISK_RESERVE_MB'],
    ['IMPORT_STORAGE', 'IMPORT_STORAGE_MB'],
    ['PROT', 'PORT'],
    ['HSOT', 'HOST'],
    ['BSAE_RUL', 'BASE_URL'],
    ['DATABASE_READONLY_URL', 'DATABASE_READ_URL'],
    ['DATABASE_READ_ONLY_URL', 'DATABASE_READ_URL'],
    ['DATABASE_REPLICA_URL', 'DATABASE_READ_URL'],
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
    const others = ['HOSTNAME', 'HOME', 'PATH', 'PWD', 'USER', 'LANG', 'TERM', 'SHELL', 'SHLVL', 'LOGNAME', 'TZ', 'TMPDIR', 'EDITOR', 'NODE_ENV', 'NODE_OPTIONS', 'PGHOST', 'PGPORT', 'PGDATABASE', 'DISPLAY', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'CI', 'DEBUG', 'INIT_CWD', 'XDG_DATA_DIRS', 'MAIL', 'POSTGRES_PASSWORD', 'npm_lifecycle_event', 'npm_config_user_agent', 'npm_package_name', 'npm_config_loglevel', 'PGUSER', 'PGPASSWORD', 'PGSSLMODE', 'POSTGRES_DB', 'POSTGRES_USER', 'POSTGRES_HOST', 'DB_HOST', 'DB_PASSWORD', 'OLDPWD', 'HTTP_PORT', 'HOSTTYPE', 'URL', 'DATABASE', 'REDIS', 'QUOTA', 'LIMIT', 'MAX_USER', 'SSH_AUTH_SOCK', 'SSL_CERT_DIR', 'XDG_DATA_HOME', 'DATA', 'KUBERNETES_PORT', 'REDIS_PORT', 'LS_COLORS', 'LC_ALL', '_', 'MS', 'POST', 'SORT', 'REPLICA', 'ONLY']; // prettier-ignore
    expect(warningsOf(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  });

  it('says nothing about what Kubernetes sets for a service of the same name', () => {
    const address = 'tcp://10.0.0.1:3000';
    expect(warningsOf({ WORDGROVE_PORT: address, DATABASE_PORT: address })).toEqual([]);
  });

  it('says nothing about an empty variable', () => {
    expect(warningsOf({ BASEURL: ' ' })).toEqual([]);
  });
});
