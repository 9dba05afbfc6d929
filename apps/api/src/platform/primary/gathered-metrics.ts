import { setTimeout as delay } from 'node:timers/promises';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { REFUSED_CONNECTIONS, type ConnectionRefusal } from '../workers/refused-connections.js';
import type { Member } from './member.js';

/** The metrics of one process, as the library hands them on. */
type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The time in milliseconds for which the figures of a worker are waited for. It asks the database for a second. */
const PATIENCE_MS = 2_000;

/** The figures of the primary that count. It does no work of the service but to refuse connections. */
const OF_PRIMARY = /^(process_(cpu|resident|open|heap)|wordgrove_)/;

/**
 * The metrics of all workers together. They include what workers counted that have ended, since a sum that falls would
 * look as if everything had been counted again.
 */
export class GatheredMetrics {
  private readonly own = new Registry();
  private readonly refused = new Counter({ ...REFUSED_CONNECTIONS, registers: [this.own] });
  private readonly latest = new Map<Member, Figures>();
  private ended: Figures = [];
  private noteReport: (() => void) | undefined;
  private reading: Promise<string> | undefined;

  constructor() {
    collectDefaultMetrics({ register: this.own });
  }

  add(member: Member): void {
    this.latest.set(member, []);
  }

  countRefused(reason: ConnectionRefusal): void {
    this.refused.inc({ reason });
  }

  /** Notes the figures that a worker has been asked for. */
  note(member: Member, figures: Figures): void {
    if (this.latest.has(member)) this.latest.set(member, figures);
    this.noteReport?.();
  }

  remove(member: Member): void {
    const last = this.latest.get(member) ?? [];
    this.latest.delete(member);
    const counted = last.filter(({ type }) => String(type) !== 'gauge');
    if (counted.length === 0) return;
    void AggregatorRegistry.aggregate([this.ended, counted])
      .getMetricsAsJSON()
      .then((ended) => (this.ended = ended));
  }

  /** Returns the sums in the Prometheus text format. */
  text(): Promise<string> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(): Promise<string> {
    await this.askAll();
    const own = (await this.own.getMetricsAsJSON()).filter(({ name }) => OF_PRIMARY.test(name));
    return AggregatorRegistry.aggregate([...this.latest.values(), own, this.ended]).metrics();
  }

  /** Resolves when all have reported, or when that takes too long: what they reported before counts then. */
  private async askAll(): Promise<void> {
    const late = new AbortController();
    let missing = this.latest.size;
    const all = new Promise<void>((resolve) => {
      this.noteReport = () => {
        missing -= 1;
        if (missing <= 0) resolve();
      };
    });
    for (const member of this.latest.keys()) member.order('report');
    await Promise.race([all, delay(PATIENCE_MS, undefined, { signal: late.signal })]);
    late.abort();
    this.noteReport = undefined;
  }
}
