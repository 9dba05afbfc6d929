// What a prepared statement reads, for plans.mjs: with values that fit its places, by plans for any values and for these.
// In the usual mode, a plan for any values is tried after five for given ones, and kept if it seems to be no worse.
const MODES = ['auto', 'force_custom_plan'];
const MIN_TRIES = 12;
const MAX_TRIES = 60;

/**
 * Returns the run of a statement, of those with several values, that reads the most for each row that it returns. Nothing is
 * changed. Has only an `error` if it runs with none of the values.
 */
export async function readsOf(client, { text, settings }, seeded) {
  let worst;
  await client.query('begin');
  if (settings !== undefined) await client.query(settings);
  await client.query("set local statement_timeout = '20s'");
  await client.query(`prepare measured as ${text}`);
  const types = await typesOf(client);
  const choices = types.map((type, at) => choicesOf(type, at + 1, text, seeded));
  for (const mode of MODES) {
    await client.query(`set local plan_cache_mode = ${mode}`);
    for (const values of combinations(choices)) {
      const run = await explain(client, values);
      if (run.error !== undefined) {
        worst ??= run;
        continue;
      }
      const isWorse = worst?.read === undefined || cost(run) > cost(worst);
      worst = { ...(isWorse ? run : worst), mode: isWorse ? mode : worst.mode };
    }
  }
  await client.query('rollback');
  await client.query('deallocate all');
  return worst;
}

const cost = ({ read, returned }) => read / Math.max(returned, 1);

async function typesOf(client) {
  const { rows } = await client.query(
    `select unnest(parameter_types)::text as type from pg_prepared_statements where name = 'measured'`,
  );
  return rows.map(({ type }) => type);
}

async function explain(client, values) {
  const given = values.length === 0 ? '' : `(${values.join(', ')})`;
  await client.query('savepoint before');
  try {
    const { rows } = await client.query(
      `explain (analyze, timing off, summary off, format json) execute measured ${given}`,
    );
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    const returned = Math.max(plan['Actual Rows'], changedBy(plan));
    return { read: readBy(plan), returned, values, plan };
  } catch (error) {
    return { error };
  } finally {
    await client.query('rollback to before');
  }
}

/** Returns the number of rows that the scans of tables in a plan read. */
function readBy(node) {
  const own =
    /Scan$/.test(node['Node Type']) && (node['Relation Name'] ?? node['Index Name']) !== undefined
      ? (node['Actual Rows'] +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Index Recheck'] ?? 0)) *
        node['Actual Loops']
      : 0;
  // A bitmap of an index is read once more as rows.
  const isBitmap = node['Node Type'] === 'Bitmap Index Scan';
  return (isBitmap ? 0 : own) + (node.Plans ?? []).reduce((sum, part) => sum + readBy(part), 0);
}

/** Returns the nodes of a plan as indented lines. */
export function outline(node, depth = 0) {
  const { 'Node Type': type, 'Actual Rows': rows, 'Actual Loops': loops } = node;
  const on = node['Index Name'] ?? node['Relation Name'] ?? node['CTE Name'] ?? '';
  const removed = node['Rows Removed by Filter'] ?? 0;
  const condition = node['Index Cond'] ?? node['Recheck Cond'] ?? '';
  const filter = node.Filter === undefined ? '' : `filter ${node.Filter}`;
  const line = `${'  '.repeat(depth)}${type} ${on} rows=${rows} removed=${removed} loops=${loops} ${condition} ${filter}`;
  return [line, ...(node.Plans ?? []).flatMap((part) => outline(part, depth + 1))];
}

/** Returns the number of rows that a plan writes or removes. */
function changedBy(node) {
  const parts = node.Plans ?? [];
  const own = node['Node Type'] === 'ModifyTable' ? (parts[0]?.['Actual Rows'] ?? 0) : 0;
  return Math.max(own, ...parts.map(changedBy), 0);
}

function* combinations(choices) {
  const count = choices.reduce((product, { length }) => product * length, 1);
  // Coprime to the numbers of choices, so that it meets all kinds of them.
  const step = Math.max(1, Math.floor(count / MAX_TRIES)) | 1;
  const tries = Math.min(MAX_TRIES, Math.max(MIN_TRIES, Math.ceil(count / step)));
  for (let number = 0; number < tries; number += 1) {
    let rest = (number * step) % count;
    yield choices.map((values) => {
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      return value;
    });
  }
}

/** Returns the SQL of values for a place. The columns with which it is compared say which come first. */
function choicesOf(type, place, text, seeded) {
  const all = BY_TYPE[type]?.(seeded) ?? [type.endsWith('[]') ? "'{}'" : "''"];
  if (type !== 'uuid') return all.map((value) => `${value}::${type}`);
  const columns = [...text.matchAll(new RegExp(String.raw`(\w+) = \$${place}\b`, 'g'))].map(
    ([, column]) => column,
  );
  const { ids } = seeded;
  const kinds = columns.map((column) => KINDS[column]).filter((kind) => kind !== undefined);
  const fitting = kinds.length > 0 ? [...new Set(kinds), 'nobody'] : Object.keys(ids);
  return fitting.map((kind) => `'${ids[kind]}'::uuid`);
}

const KINDS = {
  user_id: 'user',
  owner_id: 'user',
  application_id: 'application',
  grant_id: 'grant',
  family_id: 'family',
  plan_id: 'plan',
  learned_word_id: 'word',
  flashcard_id: 'card',
  wordbook_id: 'wordbook',
  import_id: 'import',
};

const list = (values, type) => [
  `array[${values.map((value) => `'${value}'`).join(', ')}]::${type}[]`,
];

const BY_TYPE = {
  'uuid[]': ({ wordIds, ids }) => [...list(wordIds, 'uuid'), ...list(Object.values(ids), 'uuid')],
  bytea: ({ hashes }) =>
    Object.values(hashes).map((hash) => String.raw`'\x${hash.toString('hex')}'`),
  'bytea[]': ({ hashes }) => [
    `array[${Object.values(hashes)
      .map((hash) => String.raw`'\x${hash.toString('hex')}'`)
      .join(', ')}]`,
  ],
  text: ({ clientId, emailKey }) =>
    [clientId, emailKey, 'LANGUAGE_ENGLISH', 'UTC', 'word 1', 'QUEUED'].map((text) => `'${text}'`),
  'text[]': () => ["'{}'"],
  'timestamp with time zone': () => [
    'now()',
    "now() - interval '1 year'",
    "now() + interval '1 year'",
  ],
  integer: () => ['20', '1'],
  bigint: () => ['0', '20'],
  smallint: () => ['1'],
  numeric: () => ['1'],
  'double precision': () => ['0.9'],
  'double precision[]': () => ["'{}'"],
  boolean: () => ['true', 'false'],
  json: () => ["'[]'"],
  jsonb: () => ["'[]'", "'{}'"],
  'integer[]': () => ["'{1}'"],
};
