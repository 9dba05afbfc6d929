import { Inject, Injectable, Optional } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { sinceArrival } from '../http/arrival.js';
import { LIMIT_REASONS } from '../http/api-error.js';
import { refusalOf } from '../http/refusal.js';
import { UNREAD_STATUSES } from '../http/unread-requests.js';
import { CONNECTION_REFUSALS, REFUSED_CONNECTIONS } from '../workers/refused-connections.js';
import { PRIMARY_LINK, type PrimaryLink } from '../workers/primary-link.js';

/** A figure for each value of a label, such as `{ idle: 3, busy: 1 }`. */
export type LabelledFigures = Readonly<Record<string, number>>;

interface FigureText {
  /** The name in the metrics. docs/operating.md, "Metrics", lists all of them. */
  name: string;
  help: string;
  /** The way in which the figures of several processes become one. The default is to add them. */
  aggregator?: 'max' | 'min';
}

/** A figure that is read whenever somebody asks for the metrics. */
export interface Figure extends FigureText {
  read(): number;
}

/** A figure with a label. If `read` throws, the metrics go without it. */
export interface LabelledFigure extends FigureText {
  label: string;
  read(): LabelledFigures | Promise<LabelledFigures>;
}

/**
 * The metrics. Each part of the service adds its own figures here when it is set up, and says
 * only how to read them.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private writing: Promise<string> | undefined;
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly limited = new Counter({
    name: 'wordgrove_rate_limit_refusals_total',
    help: 'Requests that a limit refused with 429',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  private readonly unread = new Counter({
    name: 'wordgrove_unread_requests_total',
    help: 'Requests that were refused because they could not be read or did not arrive in time',
    labelNames: ['status'],
    registers: [this.registry],
  });

  /** Only the primary refuses connections. */
  private readonly refused = new Counter({ ...REFUSED_CONNECTIONS, registers: [this.registry] });

  /** @param link if there are workers, the primary adds up what all of them report */
  constructor(@Optional() @Inject(PRIMARY_LINK) private readonly link: PrimaryLink | null = null) {
    // A counter that begins with its first count looks as if it had always been there: Prometheus sees no increase.
    for (const reason of LIMIT_REASONS) this.limited.inc({ reason }, 0);
    for (const status of UNREAD_STATUSES) this.unread.inc({ status }, 0);
    for (const reason of CONNECTION_REFUSALS) this.refused.inc({ reason }, 0);
    link?.on('report', () => {
      void this.registry.getMetricsAsJSON().then((figures) => link.tell('figures', figures));
    });
  }

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
    response.once('finish', () => {
      const status = response.statusCode;
      const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
      const labels = { method: request.method, route, status };
      this.durations.observe(labels, sinceArrival(request) / 1_000);
      if (status === 429) this.limited.inc({ reason: refusalOf(request)?.reason ?? 'none' });
    });
    next();
  };

  countUnread(status: number): void {
    this.unread.inc({ status });
  }

  /** Adds a figure that goes up and down. */
  gauge({ read, ...text }: Figure): void {
    const registers = [this.registry];
    const gauge: Gauge = new Gauge({ ...text, registers, collect: () => gauge.set(read()) });
  }

  /** Adds a figure that only goes up. */
  counter({ name, help, read }: Figure): void {
    const collect = (): void => {
      counter.reset();
      counter.inc(read());
    };
    const counter: Counter = new Counter({ name, help, registers: [this.registry], collect });
  }

  /** Adds figures that go up and down. */
  gauges({ label, read, ...text }: LabelledFigure): void {
    const set = (value: string, figure: number) => gauge.set({ [label]: value }, figure);
    const collect = (): Promise<void> => replace(gauge, read, set);
    const labelNames = [label];
    const gauge: Gauge = new Gauge<string>({
      ...text,
      labelNames,
      registers: [this.registry],
      collect,
    });
  }

  /** Adds figures that only go up. */
  counters({ label, read, ...text }: LabelledFigure): void {
    const add = (value: string, figure: number) => counter.inc({ [label]: value }, figure);
    const collect = (): Promise<void> => replace(counter, read, add);
    const labelNames = [label];
    const counter: Counter = new Counter<string>({
      ...text,
      labelNames,
      registers: [this.registry],
      collect,
    });
  }

  /** Adds durations, and returns the function that counts one in seconds. */
  durationsOf(text: FigureText): (seconds: number) => void {
    const histogram = new Histogram({ ...text, registers: [this.registry] });
    return (seconds) => histogram.observe(seconds);
  }

  /** Returns the metrics of this process, or of all workers, in the Prometheus text format. */
  text(): Promise<string> {
    // Anybody may ask if there is no token. All who ask meanwhile share one text, which takes some milliseconds.
    this.writing ??= this.write().finally(() => (this.writing = undefined));
    return this.writing;
  }

  private write(): Promise<string> {
    return this.link === null ? this.registry.metrics() : this.link.ask('metrics');
  }
}

async function replace(
  metric: { reset(): void },
  read: LabelledFigure['read'],
  set: (value: string, figure: number) => void,
): Promise<void> {
  try {
    const figures = await read();
    metric.reset();
    for (const [value, figure] of Object.entries(figures)) set(value, figure);
  } catch {
    metric.reset();
  }
}
