import { isIP } from 'node:net';
import { hasInvisibleCharacter, LIMITS } from '@wordgrove/contracts';
import { databaseUrlFault } from './database-url-fault.js';
import { proxiesFault, proxyFault } from './proxy-fault.js';
import { SettingsReader } from './settings-reader.js';

/** All settings from the environment, read once before the application is created. */
export interface Configuration {
  /** The number of processes that serve requests. If it is 1, the process that starts is the only one. */
  workers: number;
  /** The TCP port to listen on. If it is 0, the system chooses one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Public address of this instance without a trailing slash; the OAuth issuer. */
  baseUrl: string;
  /** If absent, PostgreSQL is embedded, with its data in `dataDir`. */
  databaseUrl: string | undefined;
  /** A replica of the database of `databaseUrl`, for reads that may be late. */
  databaseReadUrl: string | undefined;
  /** If absent, the default directory, which depends on the user who runs the service. */
  dataDir: string | undefined;
  /** The directory of installed dictionaries. If absent, `dictionaries` in the data directory. */
  dictionaries: string | undefined;
  /** The time in milliseconds after which the database ends a statement of a request. */
  statementTimeoutMs: number;
  redisUrl: string | undefined;
  applicationReview: 'manual' | 'automatic';
  signUp: 'open' | 'closed';
  admin: { email: string; password: string } | undefined;
  refreshTokens: boolean;
  /** Failures per minute at the token endpoint, for one client and address. */
  tokenFailureLimit: number;
  /** Failed sign-ins per account in 15 minutes. An address can fail ten times as often. */
  signInFailureLimit: number;
  /** Sign-ups per address and hour. */
  signUpLimit: number;
  /** Calls of the web app's API per user and minute. An address can make ten times as many. */
  consoleLimit: number;
  /** Requests per hour for one application and user, unless an admin sets another number. */
  defaultHourlyQuota: number;
  /** The limit of the files of all users that wait to be imported, in MiB. */
  importStorageMebibytes: number;
  /** Requests of one user that are worked on at once. */
  maxConcurrentRequestsPerUser: number;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses or subnets. */
  trustProxy: string[];
  /** The bearer token that `/metrics` requires, if any. */
  metricsToken: string | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The space in MB that stays free on the disk of the embedded database. */
  diskReserveMb: number;
  /** The time in milliseconds between the end of readiness and the end of listening. */
  shutdownDelayMs: number;
}

const POSTGRES = ['postgres:', 'postgresql:'];

/** Each of them has at least five connections to the database. */
const MAX_WORKERS = 16;
const MAX_AUTOMATIC_WORKERS = 8;
/** A longer one may not go into the headers of a request. */
const MAX_METRICS_TOKEN = 1_000;

/** The injection token of the {@link Configuration}. */
export const CONFIGURATION = Symbol('Configuration');

/** Reports every fault in the environment, on one line each. */
export class ConfigurationError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`These settings are wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/**
 * Reads the configuration from environment variables; an empty variable counts as absent.
 * @throws ConfigurationError naming every fault at once
 */
export function loadConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const read = new SettingsReader(environment);
  const configuration = readConfiguration(read);
  if (read.faults.length > 0) throw new ConfigurationError(read.faults);
  return configuration;
}

/** Returns the names of all settings. */
export function settingNames(): ReadonlySet<string> {
  const read = new SettingsReader({});
  readConfiguration(read);
  return read.names;
}

function readConfiguration(read: SettingsReader): Configuration {
  const port = read.integer('PORT', 3000, 0, 65_535);
  const databaseUrl = readDatabaseUrl(read, 'DATABASE_URL');
  return {
    workers: read.coresOr('WEB_CONCURRENCY', 1, MAX_WORKERS, MAX_AUTOMATIC_WORKERS),
    port,
    host: read.text('HOST', '127.0.0.1', (value) =>
      isIP(value) > 0 ? null : 'must be an IP address',
    ),
    baseUrl: readBaseUrl(read) ?? `http://localhost:${port}`,
    databaseUrl,
    databaseReadUrl: readReplicaUrl(read, databaseUrl),
    dataDir: read.path('DATA_DIR'),
    dictionaries: read.path('DICTIONARIES'),
    statementTimeoutMs: read.integer('STATEMENT_TIMEOUT_MS', 2_000, 100, 60_000),
    redisUrl: readRedisUrl(read),
    applicationReview: read.oneOf('APPLICATION_REVIEW', ['manual', 'automatic']),
    signUp: read.oneOf('SIGN_UP', ['open', 'closed']),
    admin: readAdmin(read),
    refreshTokens: read.oneOf('REFRESH_TOKENS', ['on', 'off']) === 'on',
    tokenFailureLimit: read.integer('TOKEN_FAILURE_LIMIT', 60, 1, 1_000_000),
    signInFailureLimit: read.integer('SIGN_IN_FAILURE_LIMIT', 10, 1, 1_000_000),
    signUpLimit: read.integer('SIGN_UP_LIMIT', 20, 1, 1_000_000),
    consoleLimit: read.integer('CONSOLE_LIMIT', 600, 1, 1_000_000),
    defaultHourlyQuota: read.integer('DEFAULT_HOURLY_QUOTA', 1_000, 1, 1_000_000_000),
    importStorageMebibytes: read.integer('IMPORT_STORAGE_MB', 4_096, 1, 1_000_000),
    maxConcurrentRequestsPerUser: read.integer('MAX_CONCURRENT_REQUESTS_PER_USER', 8, 1, 1_000_000),
    trustProxy: readTrustedProxies(read),
    metricsToken: readMetricsToken(read),
    logLevel: read.oneOf('LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
    diskReserveMb: read.integer('DISK_RESERVE_MB', 256, 0, 1_000_000_000),
    shutdownDelayMs: read.integer('SHUTDOWN_DELAY_MS', 0, 0, 600_000),
  };
}

function readDatabaseUrl(read: SettingsReader, name: string): string | undefined {
  const value = read.url(name, POSTGRES, withHost);
  const fault = databaseUrlFault(value ?? '');
  if (fault !== null) read.fault(`${name} ${fault}`);
  return value;
}

/**
 * Adds a host before a path if there is none, as libpq allows for a server whose socket the query names. The driver
 * prefers the host of the query.
 */
function withHost(databaseUrl: string): string {
  return databaseUrl.replace(/^(\w+:\/\/[^/?#]*@)(?=\/[^?]*\?(?:.*&)?host=)/i, '$1localhost');
}

function readReplicaUrl(read: SettingsReader, databaseUrl: string | undefined): string | undefined {
  const value = readDatabaseUrl(read, 'DATABASE_READ_URL');
  if (value !== undefined && databaseUrl === undefined)
    read.fault('DATABASE_READ_URL must not be set without DATABASE_URL, whose server it follows');
  return value;
}

// The client would select another text as a database, and the refusal would end the process.
function readRedisUrl(read: SettingsReader): string | undefined {
  const value = read.url('REDIS_URL', ['redis:', 'rediss:']);
  const isPlain = /^\w+:\/\/[^/?#]+(\/\d{0,4})?([?#]|$)/.test(value ?? 'redis://none');
  if (!isPlain || /[?&]db=/.test(value ?? ''))
    read.fault('REDIS_URL must have a host, and the number of a database only as its path');
  const fault = redisUrlFault(value ?? '');
  if (fault !== null) read.fault(`REDIS_URL ${fault}`);
  return value;
}

/** The client takes each parameter for one of its options, and ends the process if the type of one is wrong. */
function redisUrlFault(url: string): string | null {
  if (!URL.canParse(url)) return null;
  for (const [parameter, value] of new URL(url).searchParams) {
    if (parameter === 'db') continue;
    if (parameter !== 'family')
      return `must not have the parameter ${parameter}: it takes only family, for the version of IP addresses`;
    if (!/^[046]$/.test(value)) return 'has the parameter family, which must be one of 0, 4, 6';
  }
  return null;
}

function readTrustedProxies(read: SettingsReader): string[] {
  const faults = read.faults.length;
  const values = read.list('TRUST_PROXY', proxyFault);
  const fault = read.faults.length > faults ? null : proxiesFault(values);
  if (fault !== null) read.fault(`TRUST_PROXY ${fault}`);
  return values;
}

function readMetricsToken(read: SettingsReader): string | undefined {
  const value = read.optionalText('METRICS_TOKEN');
  if (value === undefined || /\p{Cc}/u.test(value)) return value;
  if (!/^[!-~]+$/.test(value) || value.length > MAX_METRICS_TOKEN)
    read.fault(
      `METRICS_TOKEN must have at most ${MAX_METRICS_TOKEN} letters, digits and signs of ASCII, without spaces, as a bearer token`,
    );
  return value;
}

// It is the OAuth issuer, which has neither query nor fragment (RFC 8414, section 2).
function readBaseUrl(read: SettingsReader): string | undefined {
  const value = read.url('BASE_URL', ['http:', 'https:']);
  if (value !== undefined && /[?#@\s]/.test(value))
    read.fault('BASE_URL must not have a query, a fragment, user information or white space');
  else if (/^https?:\/\//i.test(value ?? '') && !isAsBrowsersSendIt(value))
    read.fault(
      'BASE_URL must be as browsers send it: percent-encoded, and without . and .. in its path',
    );
  return value;
}

function isAsBrowsersSendIt(url = ''): boolean {
  if (!URL.canParse(url)) return true;
  const plain = (text: string): string => text.toLowerCase().replace(/:(80|443)(?=\/|$)|\/+$/g, '');
  return plain(url) === plain(new URL(url).href);
}

function readAdmin(read: SettingsReader): Configuration['admin'] {
  const email = read.optionalText('ADMIN_EMAIL');
  const password = read.optionalText('ADMIN_PASSWORD');
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined) read.fault('ADMIN_EMAIL must be set if ADMIN_PASSWORD is set');
  else if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > LIMITS.email)
    read.fault('ADMIN_EMAIL must be an e-mail address');
  else if (hasInvisibleCharacter(email))
    read.fault('ADMIN_EMAIL has an invisible character, or too many accents on a letter');
  if (password === undefined) read.fault('ADMIN_PASSWORD must be set if ADMIN_EMAIL is set');
  else if (password.length < LIMITS.passwordMin || password.length > LIMITS.passwordMax)
    read.fault(
      `ADMIN_PASSWORD must have ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters`,
    );
  return { email: email ?? '', password: password ?? '' };
}
