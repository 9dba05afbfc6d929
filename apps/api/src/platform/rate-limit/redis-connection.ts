import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { WindowState } from './fixed-window.js';
import {
  cannotWrite,
  ConnectionLost,
  hasNoSuchDatabase,
  isReply,
  isTimeOut,
  WrongDatabase,
} from './redis-fault.js';

const CONNECT_MILLISECONDS = 1_000;
const COMMAND_MILLISECONDS = 500;
const RECONNECT_MILLISECONDS = 500;
/** A server that hangs does not close its side, and until ours is closed, no other connection is tried. */
const DISCONNECT_MILLISECONDS = 500;

// One script, so that counting and starting the window's time cannot come apart.
const HIT = `
local hits = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  if hits <= 0 then redis.call('DEL', KEYS[1]) else redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  left = tonumber(ARGV[1])
end
return {hits, left}`;

/** The responses of servers that need no password, or are too old for users. They may count all the same. */
const NEEDLESS_PASSWORD =
  /no password is set|without any password configured|wrong number of arguments for 'auth'/i;

interface Login {
  user: string;
  password: string;
  database: number;
}

/**
 * A connection to Redis that is made anew whenever it is lost. Each one is used only once it has counted in the database
 * of `REDIS_URL`: the client alone would go on with another database, or without having signed in. Emits `usable` when one
 * can be used, and `error` with the reason when an attempt has failed.
 */
export class RedisConnection extends EventEmitter<{ usable: []; error: [Error] }> {
  private readonly logger = new Logger('Redis');
  private current: symbol | undefined;
  private hasCounted = false;
  private isClosed = false;
  private hasWarned = false;

  private constructor(
    private readonly redis: Redis,
    private readonly login: Login,
  ) {
    super();
    redis.on('ready', () => void this.greet());
    redis.on('close', () => this.forget());
    // If a connection in use fails, what counts is whether the next one does.
    redis.on('error', (error: Error) => !this.hasCounted && this.fail(error));
  }

  /** The client is loaded here, because most services run without Redis. */
  static async open(url: string): Promise<RedisConnection> {
    const { Redis } = await import('ioredis');
    const { address, login } = partsOf(url);
    const redis = new Redis(address, {
      lazyConnect: true,
      connectTimeout: CONNECT_MILLISECONDS,
      commandTimeout: COMMAND_MILLISECONDS,
      disconnectTimeout: DISCONNECT_MILLISECONDS,
      maxRetriesPerRequest: 0,
      retryStrategy: () => RECONNECT_MILLISECONDS,
      enableOfflineQueue: false,
      // After a failover, the connection may lead to a replica, while a new one would lead to the new primary.
      reconnectOnError: ({ message }) => cannotWrite(message),
      // The calls that timed out were counted elsewhere.
      autoResendUnfulfilledCommands: false,
      enableReadyCheck: false,
      disableClientInfo: true,
    });
    return new RedisConnection(redis, login);
  }

  /** Begins to connect. While an application is set up, the process may be too busy to read a response in time. */
  begin(): void {
    // Why an attempt fails is emitted.
    this.redis.connect().catch(() => undefined);
  }

  /** @throws ConnectionLost, a reply of Redis or a time-out */
  async count(key: string, windowMs: number, amount: number): Promise<WindowState> {
    if (!this.hasCounted) throw new ConnectionLost();
    return this.evaluate(key, windowMs, amount);
  }

  /** Does what a call does, because a server may respond to a ping and not to a script. */
  async probe(): Promise<void> {
    await this.count('probe', CONNECT_MILLISECONDS, 0);
  }

  /** Tries another connection. */
  renew(): void {
    this.forget();
    this.redis.disconnect(true);
  }

  close(): void {
    this.isClosed = true;
    this.redis.disconnect();
  }

  private async greet(): Promise<void> {
    const connection = Symbol('connection');
    this.current = connection;
    try {
      await this.signIn();
      await this.select();
      await this.evaluate('probe', CONNECT_MILLISECONDS, 0);
      if (this.current !== connection) return;
      this.hasCounted = true;
      this.emit('usable');
    } catch (error) {
      if (!this.hasCounted) this.fail(error as Error);
      if (this.current === connection && !this.isClosed) this.renew();
    }
  }

  private async signIn(): Promise<void> {
    const { user, password } = this.login;
    if (user === '' && password === '') return;
    try {
      await knownFault(this.redis.call('AUTH', ...(user === '' ? [] : [user]), password));
    } catch (error) {
      if (!isReply(error) || !NEEDLESS_PASSWORD.test(error.message)) throw error;
      if (!this.hasWarned)
        this.logger.warn(`Redis does not take the password of REDIS_URL: ${error.message}`);
      this.hasWarned = true;
    }
  }

  private async select(): Promise<void> {
    const { database } = this.login;
    if (database === 0) return;
    try {
      // In capitals, the client does not know the command. It would repeat it on the next connection, and a refusal would end the process.
      await knownFault(this.redis.call('SELECT', database));
    } catch (error) {
      if (!isReply(error) || !hasNoSuchDatabase(error.message)) throw error;
      throw new WrongDatabase(database, error.message);
    }
  }

  private async evaluate(key: string, windowMs: number, amount: number): Promise<WindowState> {
    const name = `wordgrove:window:${key}`;
    const answer = await knownFault(this.redis.eval(HIT, 1, name, windowMs, amount));
    const [hits, remainingMs] = answer as [number, number];
    return { hits, remainingMs };
  }

  private fail(error: Error): void {
    if (!this.isClosed) this.emit('error', error);
  }

  private forget(): void {
    this.hasCounted = false;
    this.current = undefined;
  }
}

/** Whatever else the client throws means that there is no connection any more. */
async function knownFault<T>(command: Promise<T>): Promise<T> {
  try {
    return await command;
  } catch (error) {
    throw isReply(error) || isTimeOut(error) ? error : new ConnectionLost();
  }
}

function partsOf(url: string): { address: string; login: Login } {
  const address = new URL(url);
  const login = {
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: Number(address.pathname.slice(1)),
  };
  address.username = '';
  address.password = '';
  address.pathname = '';
  return { address: address.href, login };
}
