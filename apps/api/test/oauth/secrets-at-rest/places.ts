import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** Every column of every row of every table, bytes raw, in hex and in base64. */
export async function databaseDump(pool: Pool): Promise<Buffer> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const parts: Buffer[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<Record<string, unknown>>(`select * from ${name}`);
    const texts = await pool.query<{ line: string }>(`select t::text as line from ${name} t`);
    parts.push(...texts.rows.map(({ line }) => Buffer.from(line)));
    parts.push(...rows.flatMap((row) => Object.values(row).flatMap(formsOf)));
  }
  return Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')]));
}

function formsOf(value: unknown): Buffer[] {
  if (!Buffer.isBuffer(value)) return [Buffer.from(JSON.stringify(value) ?? '')];
  return [value, Buffer.from(value.toString('hex')), Buffer.from(value.toString('base64'))];
}

/** The files below a directory and what is in them. */
export async function filesBelow(directory: string): Promise<{ path: string; bytes: Buffer }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })));
}
