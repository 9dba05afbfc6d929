import { hkdfSync, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from './sql.js';

/**
 * Keys that were created at the first start and are stored in the database, so that all replicas
 * share them.
 */
@Injectable()
export class ServiceKeys implements OnModuleInit {
  private master: Buffer | undefined;

  constructor(private readonly sql: Sql) {}

  async onModuleInit(): Promise<void> {
    await this.sql.execute(
      `insert into service_keys (name, value) values ('master', $1) on conflict do nothing`,
      [randomBytes(32)],
    );
    const row = await this.sql.row<{ value: Buffer }>(
      `select value from service_keys where name = 'master'`,
    );
    this.master = row?.value;
  }

  /** Returns a separate 256-bit key for each purpose (RFC 5869). */
  derive(purpose: string): Buffer {
    if (this.master === undefined) throw new Error('The service keys have not been loaded yet');
    return Buffer.from(hkdfSync('sha256', this.master, '', purpose, 32));
  }
}
