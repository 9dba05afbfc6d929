// Puts the rows of the large tables into tables that are partitioned by user.

/** Flashcards are few, since they expire, and are found by plan and word. */
const TABLES = ['learned_words', 'reviews'];

/**
 * @param {import('./bare-sql.mjs').BareSql} sql
 * @param {number} count the number of partitions
 */
export async function partition(sql, count) {
  const indexes = [];
  for (const table of TABLES) {
    indexes.push(...(await sql.rows(INDEXES, [table])));
    await sql.execute(
      `create table new_${table} (like ${table} including defaults) partition by hash (user_id)`,
    );
    for (let each = 0; each < count; each += 1)
      await sql.execute(
        `create table ${table}_${each} partition of new_${table} for values with (modulus ${count}, remainder ${each})`,
      );
    await sql.execute(`insert into new_${table} select * from ${table}`);
  }
  for (const table of TABLES) {
    // The keys of other tables go with it: they would have to name the user.
    await sql.execute(`drop table ${table} cascade`);
    await sql.execute(`alter table new_${table} rename to ${table}`);
  }
  for (const { indexdef } of indexes) await sql.execute(withUser(indexdef));
}

/** A unique index of a partitioned table has its key. */
function withUser(definition) {
  if (!definition.includes('UNIQUE') || definition.includes('user_id')) return definition;
  return definition.replace(/\((\w+)\)/, '($1, user_id)');
}

const INDEXES = `
  select indexdef from pg_indexes where schemaname = current_schema and tablename = $1`;
