import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The figures of this process, and how long its requests took by route. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Middleware that observes each request under its route, never its path, which has ids in it. */
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
