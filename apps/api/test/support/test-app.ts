import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Test } from '@nestjs/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../../src/app.module.js';
import { setUpApp } from '../../src/create-app.js';
import { loadConfiguration, type Configuration } from '../../src/platform/config/configuration.js';
import { Clock } from '../../src/platform/time/clock.js';
import { Client } from './client.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { delayDatabase } from './delayed-database.js';
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
  openApi: OpenAPIObject;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings as in the environment. */
  environment?: NodeJS.ProcessEnv;
  /** Milliseconds that each message to the database takes more. */
  databaseDelayMs?: number;
}

/** Starts the service in this process, on a free loopback port. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const delayed = options.databaseDelayMs
    ? await delayDatabase(database.url, options.databaseDelayMs)
    : undefined;
  const clock = new TestClock();
  const configuration = configurationOf(options.environment);
  const app = await createTestingApp(configuration, delayed?.url ?? database.url, clock);
  const openApi = await setUpApp(app, configuration);
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  // The port is the system's choice, so the site's own address is known only now.
  configuration.baseUrl = url;
  const client = new Client(url, new ResponseValidator(openApi));
  const close = async () => {
    await app.close();
    await delayed?.close();
    await database.drop();
  };
  const given = new Given(client, database.pool, clock);
  return { app, url, client, clock, database, given, openApi, close };
}

function configurationOf(environment: NodeJS.ProcessEnv = {}): Configuration {
  return loadConfiguration({ LOG_LEVEL: 'silent', SIGN_UP_LIMIT: '100000', ...environment });
}

async function createTestingApp(configuration: Configuration, url: string, clock: TestClock) {
  const module = await Test.createTestingModule({
    imports: [AppModule.forRoot(configuration, url)],
  })
    .overrideProvider(Clock)
    .useValue(clock)
    .compile();
  return module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
}
