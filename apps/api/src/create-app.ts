import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Logger } from 'pino';
import { API_DESCRIPTION } from './api-description.js';
import { AppModule } from './app.module.js';
import { closeApp } from './close-app.js';
import { CallRecorder } from './modules/traffic/index.js';
import type { Configuration } from './platform/config/configuration.js';
import { noteArrival } from './platform/http/arrival.js';
import {
  handOverExpectations,
  refuseExpectation,
  refuseTunnels,
} from './platform/http/bare-refusals.js';
import { goOnWithFailure, leadBeforeExpress } from './platform/http/before-express.js';
import { crossOriginRule, openToOtherOrigins } from './platform/http/cross-origin.js';
import { keepAddresses } from './platform/http/forwarded-for.js';
import { inOrder, type Middleware } from './platform/http/in-order.js';
import { readInPieces } from './platform/http/input-pieces.js';
import { busyTurns } from './platform/time/busy-turns.js';
import { waitForTurn } from './platform/http/wait-for-turn.js';
import { closeWithoutRequest } from './platform/http/late-requests.js';
import { closeLingering } from './platform/http/lingering-close.js';
import { describeApi } from './platform/http/openapi.js';
import { ServedOpenApi } from './platform/http/served-openapi.js';
import { parseQuery } from './platform/http/query-parser.js';
import { assignRequestId } from './platform/http/request-id.js';
import {
  addMissingPath,
  demandPath,
  markMalformedPath,
  replaceUnusualPath,
} from './platform/http/request-target.js';
import { RouteMap } from './platform/http/route-map.js';
import { followHandlers, matchExactPaths } from './platform/http/route-table.js';
import { keepOutOfCaches, securityHeaders } from './platform/http/security-headers.js';
import { ServiceAdapter } from './platform/http/service-adapter.js';
import { refuseUnreadRequests } from './platform/http/unread-requests.js';
import { UnreadResponses } from './platform/http/unread-responses.js';
import { WEB_APP } from './platform/http/web-app.js';
import { createLog, NestLog } from './platform/observability/log.js';
import { Metrics } from './platform/observability/metrics.js';
import { createRequestLog, logUnread } from './platform/observability/request-log.js';
import type { PrimaryLink } from './platform/workers/primary-link.js';

/** The time in milliseconds that a request may take to arrive: enough for 256 MiB at 1.2 Mbit/s. */
const MAX_ARRIVAL_MS = 30 * 60_000;

/**
 * The time in milliseconds for which a connection may be idle. It is longer than the 60 seconds of most
 * balancers, so that they close it: a request that is sent while we close it would be lost.
 */
const KEEP_ALIVE_MS = 65_000;

/** Creates the application on a migrated database. It does not listen yet. */
export async function createApp(
  configuration: Configuration,
  databaseUrl: string,
  options: { dataDir?: string | undefined; link?: PrimaryLink | undefined } = {},
): Promise<NestExpressApplication> {
  const log = createLog(configuration.logLevel);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(configuration, databaseUrl, options),
    new ServiceAdapter(),
    { bodyParser: false, logger: new NestLog(log), abortOnError: false },
  );
  app.get(Metrics, { strict: false }).watchProcess();
  try {
    await setUpApp(app, configuration, log);
  } catch (error) {
    // A worker that waits for the database makes another one.
    await closeApp(app).catch(() => undefined);
    throw error;
  }
  return app;
}

/** Adds the middleware and the API description. Returns a function that begins to make the description. */
export async function setUpApp(
  app: NestExpressApplication,
  configuration: Configuration,
  log = createLog(configuration.logLevel),
): Promise<() => Generator<void, OpenAPIObject>> {
  const metrics = app.get(Metrics, { strict: false });
  setUpServer(app.getHttpServer(), (refusal) => {
    metrics.countUnread(refusal.status);
    if (!refusal.hasLine) logUnread(log, refusal);
  });
  setUpExpress(app, configuration);
  const routes = new RouteMap();
  const express = app.getHttpAdapter().getInstance();
  const unread = new UnreadResponses(app.getHttpServer());
  const describe = () => describeApi(app, configuration.baseUrl, API_DESCRIPTION);
  const openApi = new ServedOpenApi(describe);
  const calls = app.get(CallRecorder, { strict: false });
  const entrance = createEntrance(configuration, {
    log,
    metrics,
    unread,
    openApi,
    calls,
  });
  leadBeforeExpress(app.getHttpServer(), express, inOrder(...entrance, routes.lead));
  app.enableCors(crossOriginRule);
  if (WEB_APP !== undefined) app.use(WEB_APP.serveFiles);
  openApi.serve(app);
  await app.init();
  followHandlers(express);
  routes.read(express);
  return describe;
}

/** The parts that look at every request and its response. */
interface Watchers {
  log: Logger;
  metrics: Metrics;
  unread: UnreadResponses;
  openApi: ServedOpenApi;
  calls: CallRecorder;
}

/** The steps that every request passes first. docs/architecture.md, "The life of a request", shows those that follow. */
function createEntrance(
  { baseUrl }: Configuration,
  { log, metrics, unread, openApi, calls }: Watchers,
): Middleware[] {
  return [
    unread.watch,
    noteArrival,
    keepAddresses,
    assignRequestId,
    createRequestLog(log),
    metrics.observe,
    calls.watch,
    refuseExpectation,
    securityHeaders(baseUrl.startsWith('https:')),
    keepOutOfCaches,
    demandPath,
    replaceUnusualPath,
    markMalformedPath,
    openToOtherOrigins,
    waitForTurn(),
    openApi.compress,
  ];
}

function setUpExpress(app: NestExpressApplication, { trustProxy }: Configuration): void {
  app.use(goOnWithFailure);
  app.disable('x-powered-by');
  app.disable('etag');
  matchExactPaths(app.getHttpAdapter().getInstance());
  app.set('query parser', parseQuery);
  app.set('trust proxy', trustProxy);
}

function setUpServer(server: Server, onUnread: Parameters<typeof refuseUnreadRequests>[1]): void {
  server.requestTimeout = MAX_ARRIVAL_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Node leaves out lines beyond a number in silence, such as the last one, in which a proxy tells the client's address. Their bytes are bounded.
  server.maxHeadersCount = 0;
  closeWithoutRequest(server, KEEP_ALIVE_MS + server.headersTimeout);
  closeLingering(server);
  readInPieces(server);
  server.on('connection', () => busyTurns.noteConnection());
  handOverExpectations(server);
  refuseUnreadRequests(server, onUnread);
  refuseTunnels(server);
  server.prependListener('request', addMissingPath);
}
