import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverIdentity } from '@wordgrove/embedded-postgres';
import { Pool } from 'pg';
import { migrate } from '../../src/platform/database/migrate.js';
import type { TestDatabase } from './database.js';
import { freePort } from './service-process.js';

const VERSIONS = '/usr/lib/postgresql';

/** Debian's PostgreSQL, and a streaming replica of it. */
export interface ReplicatedDatabase {
  database: TestDatabase;
  /** Runs a statement on the replica. */
  onReplica(text: string): Promise<unknown>;
  replicaUrl: string;
  stopReplica(): void;
  close(): Promise<void>;
}

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const root = mkdtempSync(join(tmpdir(), 'wordgrove-replica-'));
  const identity = serverIdentity();
  if (identity) chownSync(root, identity.uid, identity.gid);
  const run = (program: string, ...args: string[]): void => {
    const [version = ''] = readdirSync(VERSIONS);
    const options = { ...identity, cwd: root, stdio: 'ignore' as const };
    execFileSync(join(VERSIONS, version, 'bin', program), args, options);
  };
  const start = (name: string, port: number): void => {
    const options = `-p ${port} -h 127.0.0.1 -k '' -c fsync=off`;
    run('pg_ctl', 'start', '-D', join(root, name), '--wait', '-l', `${name}.log`, '-o', options);
  };
  const stop = (name: string): void =>
    run('pg_ctl', 'stop', '-D', join(root, name), '-m', 'immediate');
  const urlAt = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

  const [port, replicaPort] = [await freePort(), await freePort()];
  run('initdb', '-D', join(root, 'primary'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N');
  start('primary', port);
  await migrate(urlAt(port));
  const standby = ['-D', join(root, 'replica'), '-R', '-X', 'stream', '-c', 'fast', '-N'];
  run('pg_basebackup', '-d', urlAt(port), ...standby);
  start('replica', replicaPort);

  const pool = new Pool({ connectionString: urlAt(port), max: 4, options: '-c timezone=UTC' });
  const replica = new Pool({ connectionString: urlAt(replicaPort), max: 1 });
  for (const each of [pool, replica]) each.on('error', () => undefined);
  let isReplicaUp = true;
  const stopReplica = (): void => {
    if (isReplicaUp) stop('replica');
    isReplicaUp = false;
  };
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), replica.end()]);
    stopReplica();
    stop('primary');
    rmSync(root, { recursive: true });
  };
  return {
    database: { url: urlAt(port), pool, drop: () => Promise.resolve() },
    onReplica: (text) => replica.query(text),
    replicaUrl: urlAt(replicaPort),
    stopReplica,
    close,
  };
}
