import { setTimeout as delay } from 'node:timers/promises';
import { OutageLines } from '../outages/outage-lines.js';
import { OUTAGE_TEXTS, type OutageServer } from '../outages/outage-texts.js';
import type { Entry } from '../fairness/fair-queue.js';
import type { Place } from '../http/listening.js';
import { MemoryWindowStore } from '../rate-limit/memory-window.store.js';
import { Clock } from '../time/clock.js';
import { announcementDelayOf, restOf } from '../time/restart-times.js';
import { END_MILLISECONDS } from '../time/stop-times.js';
import type { Beginning, RunningJob } from '../workers/messages.js';
import { AbandonedJobs } from './abandoned-jobs.js';
import { Connections } from './connections.js';
import { GatheredMetrics } from './gathered-metrics.js';
import type { Member, Services } from './member.js';
import { RefusalTally } from './refusal-tally.js';
import { SharedQueues } from './shared-queues.js';
import { SharedWindows } from './shared-windows.js';
import { WorkerGroup } from './worker-group.js';

/** The time in milliseconds between two looks at the workers. */
const LOOK_MILLISECONDS = 1_000;
/** The number of looks after which a worker that does not respond is killed. Nothing that a worker does takes so long. */
const MAX_SILENT_LOOKS = 30;

export interface PrimaryOptions {
  /** The file that workers run. */
  program: string;
  workers: number;
  database: Beginning['database'];
  /** Receives one line per noteworthy event. */
  log: (line: string) => void;
  /** Called if there is no worker any more, and none can be started: for what reason, unless the workers have said it. */
  onGivenUp: (reason: string | undefined) => void;
}

/** The process that has the port and the workers of an instance, and what these count together. */
export class Primary {
  private readonly clock = new Clock();
  private readonly windows = new SharedWindows<Member>(new MemoryWindowStore(this.clock), () =>
    this.clock.ticks(),
  );
  private readonly queues = new SharedQueues<Member>();
  private readonly metrics = new GatheredMetrics();
  private readonly jobs = new AbandonedJobs<Member>();
  private readonly outages: Readonly<Record<OutageServer, OutageLines<Member>>>;
  /** Those that have waited for the database. */
  private readonly haveWaited = new WeakSet<Member>();
  private readonly connections: Connections;
  private readonly group: WorkerGroup;
  private readonly log: PrimaryOptions['log'];
  /** Those that can take requests. The first of them has the duties. */
  private readonly ready: Member[] = [];
  /** The orders of a stop, for those that are ready only now. */
  private readonly given: string[] = [];
  private readonly announcementDelayMs: number;
  private readonly restMilliseconds: number;

  constructor({ workers, ...options }: PrimaryOptions) {
    this.log = options.log;
    this.outages = { Database: this.linesOf('Database'), Redis: this.linesOf('Redis') };
    const tally = new RefusalTally((reason) => this.metrics.countRefused(reason), options.log);
    this.connections = new Connections(tally);
    this.announcementDelayMs = announcementDelayOf(options.database.dataDir);
    this.restMilliseconds = restOf(options.database.dataDir);
    this.group = new WorkerGroup({
      ...options,
      size: workers,
      services: this.services(),
      onBegin: (member) => this.noteBegin(member),
      onWait: () => this.connections.noteNoneReady(),
      onReady: (member) => this.noteReady(member),
      onEnd: (member) => this.noteEnd(member),
    });
  }

  /**
   * Starts the workers, and listens as soon as one of them is ready. Resolves to what the first one says.
   * @throws WorkerNotReady or StartFault
   */
  async start(place: Place): Promise<unknown> {
    const said = await this.group.startFirst();
    setInterval(() => this.look(), LOOK_MILLISECONDS).unref();
    await this.connections.listen(place);
    setTimeout(() => this.orderAll('announce'), this.announcementDelayMs).unref();
    await this.group.othersStarted();
    return said;
  }

  /** Ends readiness. */
  withdraw(): void {
    this.group.replaceNoMore();
    this.orderAll('withdraw');
  }

  /** Stops listening, and lets all workers finish. */
  async finish(): Promise<void> {
    this.orderAll('end-connections');
    await this.connections.stop();
    this.orderAll('finish');
    await Promise.all([this.group.end(END_MILLISECONDS), delay(this.restMilliseconds)]);
  }

  async kill(): Promise<void> {
    this.group.replaceNoMore();
    await this.group.end(0);
  }

  private services(): Services {
    const { windows, queues, metrics, jobs, outages } = this;
    return {
      hit: (member, ...hit: [key: string, windowMs: number, amount: number, lent: number]) =>
        windows.hit(member, ...hit),
      'open-queue': (_member, name: string, slots: number) => queues.open(name, slots),
      enter: (member, ...entry: [name: string, key: string, entry: Required<Entry>]) =>
        queues.enter(member, ...entry),
      leave: (member, ...left: [name: string, key: string, weight: number]) =>
        queues.leave(member, ...left),
      wake: (_member, jobName: string) => this.ready[0]?.order('wake', jobName),
      taken: (member) => this.connections.noteTaken(member),
      here: (member) => this.connections.noteHere(member),
      'job-begun': (member, job: RunningJob) => jobs.begin(member, job),
      'job-ended': (member, id: string) => jobs.end(member, id),
      away: (member, ...[server, reason]: [server: OutageServer, reason: string]) =>
        outages[server].noteAway(member, reason),
      reached: (member, server: OutageServer) => outages[server].noteReached(member),
      refused: (_member, reason: string) => this.group.noteRefusal(reason),
      metrics: () => metrics.text(),
      figures: (member, figures: Parameters<GatheredMetrics['note']>[1]) =>
        metrics.note(member, figures),
    };
  }

  /**
   * Kills workers that hang, which would keep their connections, slots and duties for ever. It counts looks and no time, since this process may
   * have been stopped together with them.
   */
  private look(): void {
    this.eachOutage((lines) => lines.look());
    for (const member of this.ready) {
      this.connections.noteLook(member);
      if (member.look() !== MAX_SILENT_LOOKS) continue;
      this.log(
        `Worker ${member.pid ?? '?'} has not responded for ${MAX_SILENT_LOOKS} s and is killed.`,
      );
      member.kill();
    }
  }

  private orderAll(order: string): void {
    this.given.push(order);
    for (const member of this.ready) member.order(order);
  }

  private noteBegin(member: Member): void {
    this.queues.add(member);
    this.eachOutage((lines) => lines.add(member));
    void member.waits.then((reason) => {
      this.haveWaited.add(member);
      this.outages.Database.noteAway(member, String(reason));
    });
  }

  private noteReady(member: Member): void {
    this.ready.push(member);
    if (this.haveWaited.has(member)) this.outages.Database.noteReached(member);
    this.eachOutage((lines) => lines.noteReady(member));
    for (const order of this.given) member.order(order);
    if (this.ready.length === 1) this.giveDuties();
    this.metrics.add(member);
    this.connections.add(member);
  }

  private noteEnd(member: Member): void {
    this.connections.remove(member);
    this.queues.remove(member);
    this.windows.remove(member);
    this.metrics.remove(member);
    this.jobs.remove(member);
    this.eachOutage((lines) => lines.remove(member));
    const at = this.ready.indexOf(member);
    if (at < 0) return;
    this.ready.splice(at, 1);
    if (at === 0) this.giveDuties();
  }

  private linesOf(server: OutageServer): OutageLines<Member> {
    return new OutageLines(() => this.clock.ticks(), this.log, OUTAGE_TEXTS[server]);
  }

  private eachOutage(work: (lines: OutageLines<Member>) => void): void {
    Object.values(this.outages).forEach(work);
  }

  private giveDuties(): void {
    this.ready[0]?.order('take-duties', this.jobs.take());
  }
}
