import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The duration of requests by route, and the figures of the process. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });

  /**
   * Adds the figures of the process. Once in a process: what the library watches it with, it never takes
   * away again, and with that it would hold all of an instance that is closed.
   */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * Middleware that measures each request by its route, and never by its path, which contains ids.
   */
  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    const stop = this.durations.startTimer({ method: request.method });
    response.once('finish', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
      stop({ route, status: response.statusCode });
    });
    next();
  };

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
