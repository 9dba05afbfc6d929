import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Test } from '@nestjs/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { setUpApp } from '../../src/create-app.js';
import { FirstCallTiming } from '../../src/modules/oauth/first-steps/first-calls.service.js';
import { loadConfiguration, type Configuration } from '../../src/platform/config/configuration.js';
import { WriteTiming } from '../../src/modules/traffic/record/write-timing.js';
import { SlotPatience } from '../../src/platform/access/user-slots.js';
import { ConnectionPool } from '../../src/platform/database/connection-pool.js';
import { DATABASE_LIMITS, LONG_LIMITS } from '../../src/platform/database/database-limits.js';
import { HeavyLimits } from '../../src/platform/http/heavy-work.js';
import { ServiceAdapter } from '../../src/platform/http/service-adapter.js';
import { JobTiming } from '../../src/platform/jobs/job-timing.js';
import { NameResolver } from '../../src/platform/outbound/name-resolver.js';
import { PublicNetwork } from '../../src/platform/outbound/public-network.js';
import { createLog, NestLog } from '../../src/platform/observability/log.js';
import { Clock } from '../../src/platform/time/clock.js';
import { Client } from './client.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import type { DelayedDatabase } from './delayed-database.js';
import { delayMessages } from './delayed-messages.js';
import { Given } from './given.js';
import { ResponseValidator } from './response-validator.js';
import { TestClock } from './test-clock.js';

/** A running service on a database of its own. */
export interface TestApp {
  app: NestExpressApplication;
  url: string;
  client: Client;
  /** The service's clock; it stands still. */
  clock: TestClock;
  database: TestDatabase;
  given: Given;
  readonly openApi: OpenAPIObject;
  close(): Promise<void>;
}

/** Other servers and their names, as a test makes them up. */
export interface Outside {
  names: Pick<NameResolver, keyof NameResolver>;
  network: PublicNetwork;
}

export interface TestAppOptions {
  /** Settings as in the environment. */
  environment?: NodeJS.ProcessEnv;
  /** Milliseconds that each message to the database takes more. */
  databaseDelayMs?: number;
  /** Opens another way to the database. */
  path?: (url: string) => Promise<DelayedDatabase>;
  /** The database of another instance, to share. */
  database?: TestDatabase;
  /** True if requests wait for each other and for the database only for as long as in service. */
  isImpatient?: boolean;
  /** True if only requests wait for each other's slots as in service. What has a slot keeps it for as long as a test wants. */
  hasImpatientSlots?: boolean;
  /** The servers that the service finds outside: none by default. */
  outside?: Outside;
  /** Gets the log's lines. */
  log?: { write(line: string): void };
}

const NO_NAMES: Pick<NameResolver, keyof NameResolver> = {
  addresses: async () => [],
  texts: async () => [],
};

// Races on a busy machine are no overload.
const PATIENT = { ...LONG_LIMITS, connection: 60_000 };

/** Starts the service in this process, on a free loopback port. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const path = await options.path?.(database.url);
  const clock = new TestClock();
  const configuration = configurationOf(options.environment);
  const log = createLog(configuration.logLevel, options.log);
  const logger = new NestLog(log);
  const databaseLimits = options.isImpatient === true ? DATABASE_LIMITS : PATIENT;
  const module = await Test.createTestingModule({
    imports: [AppModule.forRoot(configuration, path?.url ?? database.url, { databaseLimits })],
  })
    .setLogger(logger)
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(JobTiming)
    // Tests count statements: nobody looks for jobs unless asked to.
    .useValue({ pollIntervalMs: null })
    // No test asks the name servers of its machine, or goes anywhere else.
    .overrideProvider(NameResolver)
    .useValue(options.outside?.names ?? NO_NAMES)
    .overrideProvider(PublicNetwork)
    .useValue(options.outside?.network ?? new PublicNetwork())
    .overrideProvider(FirstCallTiming)
    .useValue({ delayMs: null })
    // Tests count statements: what was recorded is written when a test asks for it.
    .overrideProvider(WriteTiming)
    .useValue({ logIntervalMs: null, looksPerCount: 1 })
    .overrideProvider(SlotPatience)
    .useValue(
      (options.hasImpatientSlots ?? options.isImpatient) === true
        ? new SlotPatience()
        : { milliseconds: 60_000 },
    )
    .overrideProvider(HeavyLimits)
    .useValue({ atOnce: 2, patienceMs: options.isImpatient === true ? 20_000 : 60_000 })
    .compile();
  if (options.databaseDelayMs) delayMessages(module.get(DataSource), options.databaseDelayMs);
  const app = module.createNestApplication<NestExpressApplication>(new ServiceAdapter(), {
    bodyParser: false,
    logger,
  });
  const describe = await setUpApp(app, configuration, log);
  app.get(ConnectionPool, { strict: false }).beginToServe();
  await app.listen(0, '127.0.0.1');
  // A busy process would notice too late that the service has closed a connection that was idle.
  app.getHttpServer().keepAliveTimeout = 0;
  app.getHttpServer().timeout = 0;
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  // The port is the system's choice, so the site's own address is known only now.
  configuration.baseUrl = url;
  const client = new Client(
    url,
    ResponseValidator.ofWorker(() => endOf(describe())),
  );
  const close = async () => {
    await app.close();
    await path?.close();
    if (options.database === undefined) await database.drop();
  };
  const given = new Given(client, database.pool, clock);
  let description: OpenAPIObject | undefined;
  return {
    app,
    url,
    client,
    clock,
    database,
    given,
    get openApi() {
      return (description ??= endOf(describe()));
    },
    close,
  };
}

function endOf<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

function configurationOf(environment: NodeJS.ProcessEnv = {}): Configuration {
  return loadConfiguration({
    LOG_LEVEL: 'silent',
    // The clock stands still, so that no window ends by itself.
    SIGN_UP_LIMIT: '100000',
    CONSOLE_LIMIT: '100000',
    // Races of one user would else be no races.
    MAX_CONCURRENT_REQUESTS_PER_USER: '1000',
    ...environment,
  });
}
