import cluster from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { RestartPauses } from '@wordgrove/embedded-postgres';
import type { Beginning } from '../workers/messages.js';
import { Member, type MemberEnd, type Services } from './member.js';

/** The number of starts after which a group without any worker gives up, if all of them have failed. */
const MAX_FAILED_STARTS = 3;

/** Make glibc return free memory (docs/operating.md, "Memory"). It reads them at the start of a process, which cannot set them for itself. */
const MEMORY_SETTINGS = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' };

/** The options and listeners of a {@link WorkerGroup}. */
export interface GroupOptions {
  /** The file that workers run. */
  program: string;
  size: number;
  database: Beginning['database'];
  services: Services;
  /** Receives one line per noteworthy event. */
  log: (line: string) => void;
  /** Called when a worker has begun, and is about to ask for something. */
  onBegin: (member: Member) => void;
  /** Called when a worker waits for the database, and whenever another one ends meanwhile. */
  onWait: () => void;
  /** Called when a worker can take requests. */
  onReady: (member: Member) => void;
  /** Called when a worker has ended, ready or not. */
  onEnd: (member: Member) => void;
  /** Called if there is no worker any more, and none can be started: for what reason, unless the workers have said it. */
  onGivenUp: (reason: string | undefined) => void;
}

/** Thrown if a worker ends before it is ready. It prints the reason itself, unless something has killed it. */
export class WorkerNotReady extends Error {
  constructor(readonly end: MemberEnd) {
    super(`A worker ended before it was ready (${String(end)})`);
  }
}

/** Keeps as many workers running as there should be. */
export class WorkerGroup {
  private readonly members = new Set<Member>();
  private readonly ready = new Set<Member>();
  /** Those that wait for the database before they can take requests. */
  private readonly waiting = new Set<Member>();
  private letOthersBegin: () => void = () => undefined;
  private readonly othersMayBegin = new Promise<void>((resolve) => (this.letOthersBegin = resolve));
  private failedStarts = 0;
  /** The reason for which workers refuse to start now. */
  private refusal: string | undefined;
  private isStopping = false;

  constructor(private readonly options: GroupOptions) {
    cluster.setupPrimary({ exec: options.program });
  }

  /**
   * Starts the workers. The first one also does what is done once in a start, and the others load their programs
   * meanwhile. Resolves to what the first one says when it is ready.
   * @throws WorkerNotReady
   */
  async startFirst(): Promise<unknown> {
    const [first, ...others] = Array.from({ length: this.options.size }, (_, at) =>
      this.fork(at === 0),
    ) as [Member, ...Member[]];
    const said = await this.untilReady(first);
    this.letOthersBegin();
    for (const member of [first, ...others]) void this.keep(member);
    return said;
  }

  /** Resolves when each of the others is ready, waits for the database, or has failed once. It is then tried again. */
  async othersStarted(): Promise<void> {
    const begun = ({ ready, waits, ended }: Member) => Promise.race([ready, waits, ended]);
    await Promise.all([...this.members].map(begun));
  }

  /** Says once why workers refuse to start. */
  noteRefusal(reason: string): void {
    if (reason !== this.refusal) this.options.log(reason);
    this.refusal = reason;
  }

  replaceNoMore(): void {
    this.isStopping = true;
  }

  /** Resolves when all workers have ended. Those that take longer are killed. */
  async end(milliseconds: number): Promise<void> {
    // One that waits has begun nothing, and hears of the end only when it is ready.
    const endOf = (member: Member) => member.endWithin(this.waiting.has(member) ? 0 : milliseconds);
    await Promise.all([...this.members].map(endOf));
  }

  private fork(isFirst: boolean): Member {
    const { services, database, onBegin, onWait, onReady, onEnd } = this.options;
    const beginning: Beginning = { database, isFirst };
    const begin = () => (isFirst ? beginning : this.othersMayBegin.then(() => beginning));
    const member = new Member(cluster.fork({ ...MEMORY_SETTINGS, ...process.env }), {
      ...services,
      begin,
    });
    this.members.add(member);
    onBegin(member);
    void member.waits.then((reason) => this.noteWaiting(member, String(reason)));
    void member.ready.then(() => {
      this.failedStarts = 0;
      this.refusal = undefined;
      this.ready.add(member);
      if (this.waiting.delete(member)) this.say(member, 'has reached the database.');
      onReady(member);
    });
    void member.ended.then(() => {
      if (!this.ready.has(member)) this.failedStarts += 1;
      this.members.delete(member);
      this.ready.delete(member);
      this.waiting.delete(member);
      onEnd(member);
      if (this.waiting.size > 0) onWait();
    });
    return member;
  }

  private noteWaiting(member: Member, reason: string): void {
    if (!this.members.has(member)) return;
    this.waiting.add(member);
    this.say(member, `waits until the database can be reached: ${reason}`);
    this.options.onWait();
  }

  private say({ pid }: Member, text: string): void {
    this.options.log(`Worker ${pid ?? '?'} ${text}`);
  }

  private async untilReady(member: Member): Promise<unknown> {
    return Promise.race([
      member.ready,
      member.ended.then((end) => {
        throw new WorkerNotReady(end);
      }),
    ]);
  }

  /** Starts another worker whenever this one, or the one after it, has ended. */
  private async keep(member: Member): Promise<void> {
    const pauses = new RestartPauses();
    for (let current = member; ; current = this.fork(false)) {
      const end = await current.ended;
      if (this.isStopping) return;
      if (this.ready.size === 0 && this.failedStarts >= MAX_FAILED_STARTS) {
        this.isStopping = true;
        // Those that are starting would only say that the database is stopped.
        await this.end(0);
        this.options.onGivenUp(this.refusal);
        return;
      }
      const pauseMs = pauses.next(performance.now());
      const when = pauseMs === 0 ? 'now' : `in ${pauseMs / 1000} s`;
      this.say(current, `has ended (${String(end)}). Another one is started ${when}.`);
      await delay(pauseMs);
      if (this.isStopping) return;
    }
  }
}
