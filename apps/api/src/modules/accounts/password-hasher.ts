import { hash, verify as matchesHash } from '@node-rs/argon2';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { newSecret } from '../../platform/crypto/secret.js';
import { overloaded } from '../../platform/http/api-error.js';
import { COST, isWeakerThanToday } from './password-cost.js';
import { QueueFullError, WorkQueue } from './work-queue.js';

// Each hash takes one of libuv's four threads for about 11 ms. Files and host names need threads too. Workers have a
// core each, and one at a time in each of them keeps it busy.
const MAX_RUNNING = 2;
const MAX_RUNNING_IN_WORKER = 1;
/** The time in milliseconds for which a job may wait for its turn, so that a refusal has arrived within five seconds. */
const MAX_WAIT_MS = 4_800;
/** A busy machine has done as many in five seconds. */
const MAX_WAITING = 300;

/** The work that comes before a hash, in the same turn, and the time at which the wait for the turn began. */
export interface HashTurn {
  readonly before?: () => Promise<void>;
  readonly since?: number;
}

/** Does a check when its turn has come, or refuses to. */
export type Surroundings = <T>(check: () => Promise<T | undefined>) => Promise<T | undefined>;

/** Hashes and checks passwords, a few at a time. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly queue: WorkQueue;
  private dummyHash = '';

  constructor(@Inject(CONFIGURATION) { workers }: Pick<Configuration, 'workers'>) {
    const maxRunning = workers === 1 ? MAX_RUNNING : MAX_RUNNING_IN_WORKER;
    this.queue = new WorkQueue({ maxRunning, maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS });
  }

  /** The number of jobs that wait for their turn. */
  get waiting(): number {
    return this.queue.length;
  }

  async onModuleInit(): Promise<void> {
    this.dummyHash = await this.hash(newSecret());
  }

  /** @throws ApiError 503 if the job would have to wait for more than five seconds */
  hash(password: string, { before, since }: HashTurn = {}): Promise<string> {
    return this.queued(async () => {
      await before?.();
      return hash(canonical(password), COST);
    }, since);
  }

  /**
   * Returns a new hash of the password if the stored one has weaker parameters than today's. Returns undefined if it has
   * not, or too many people sign in: then a later sign-in renews it.
   */
  async renewed(storedHash: string, password: string): Promise<string | undefined> {
    if (!isWeakerThanToday(storedHash)) return undefined;
    try {
      return await this.queue.run(() => hash(canonical(password), COST));
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      return undefined;
    }
  }

  /**
   * Returns whether the password belongs to the hash. Without a hash, it returns false and takes the same time,
   * so that the time does not reveal which accounts exist (rule 19).
   * @throws ApiError 503 if the job would have to wait for more than five seconds
   */
  check(storedHash: string | undefined, password: string): Promise<boolean> {
    return this.queued(() => this.matches(storedHash, password));
  }

  /**
   * Looks for an account and returns it if the password belongs to it, in the same time as {@link check}. The
   * look-up waits for its turn too, so that a flood of sign-ins takes no connections to the database from others.
   * @param since the time at which the wait for the turn began
   * @throws ApiError 503 before the look-up if it would have to wait for more than five seconds
   */
  findChecked<T extends { passwordHash: string }>(
    find: () => Promise<T | undefined>,
    password: string,
    surroundings: Surroundings,
    since: number,
  ): Promise<T | undefined> {
    const check = async () => {
      const account = await find();
      return (await this.matches(account?.passwordHash, password)) ? account : undefined;
    };
    return this.queued(() => surroundings(check), since);
  }

  private async matches(storedHash: string | undefined, password: string): Promise<boolean> {
    const isHash = storedHash?.startsWith('$argon2id$') ?? false;
    const checked = isHash ? (storedHash as string) : this.dummyHash;
    return (await matchesHash(checked, canonical(password))) && isHash;
  }

  private async queued<T>(job: () => Promise<T>, since?: number): Promise<T> {
    try {
      return await this.queue.run(job, since);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw overloaded('Too many people are signing in; try again', error.retryAfterMs / 1000);
    }
  }
}

// Some keyboards compose accents and others do not (RFC 8265, section 4.2).
function canonical(password: string): string {
  return password.normalize('NFC');
}
