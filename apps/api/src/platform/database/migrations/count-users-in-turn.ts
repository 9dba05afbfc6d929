import type { QueryRunner } from 'typeorm';

/** The number of users whose rows are counted in one transaction. */
const USERS_AT_ONCE = 20;
const NO_ID = '00000000-0000-0000-0000-000000000000';

const LOCK_NEXT = `select user_id as id from change_counters where user_id > $1
  order by user_id limit ${USERS_AT_ONCE} for update`;

/**
 * Counts again what triggers count from now on, for a migration. `statements` receive ids of users as $1. Nobody
 * changes words or reviews of these users meanwhile, because each change begins with a turn, which is locked.
 */
export async function countUsersInTurn(
  runner: QueryRunner,
  statements: readonly string[],
): Promise<void> {
  let last: string | undefined = NO_ID;
  while (last !== undefined) {
    await runner.startTransaction();
    const users: { id: string }[] = await runner.manager.query(LOCK_NEXT, [last]);
    const ids = users.map(({ id }) => id);
    for (const statement of statements) await runner.query(statement, [ids]);
    await runner.commitTransaction();
    last = ids.at(-1);
  }
}
