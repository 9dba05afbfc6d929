import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { Clock } from '../../platform/time/clock.js';

/** The SHA-256 of each dictionary that serves cards, by its name. */
export type DictionaryHashes = Readonly<Record<string, string>>;

export interface DictionariesOfReplica {
  replica: string;
  hashes: DictionaryHashes;
}

/** A replica that has been silent for so long, which is three looks, has ended. */
const SILENT_MS = 15 * 60_000;

const REPORT = statement<DictionariesOfReplica>(
  'replica-dictionaries.report',
  `with own as (
     insert into replica_dictionaries (replica, hashes, reported_at) values ($1, $2, $3)
     on conflict (replica) do update
     set hashes = excluded.hashes, reported_at = excluded.reported_at
   ), ended as (
     delete from replica_dictionaries where replica <> $1 and reported_at < $4
   )
   select replica, hashes from replica_dictionaries
   where replica <> $1 and reported_at >= $4
   order by replica`,
);

const REMOVE = statement<never>(
  'replica-dictionaries.remove',
  'delete from replica_dictionaries where replica = $1',
);

/** The dictionaries that the running replicas say they have. */
@Injectable()
export class ReplicaDictionaries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Notes what a replica has. Returns what the others have. */
  report({ replica, hashes }: DictionariesOfReplica): Promise<DictionariesOfReplica[]> {
    const now = this.clock.now();
    const silentSince = new Date(now.getTime() - SILENT_MS);
    return this.sql.rows(REPORT, [replica, JSON.stringify(hashes), now, silentSince]);
  }

  async remove(replica: string): Promise<void> {
    await this.sql.rows(REMOVE, [replica]);
  }
}
