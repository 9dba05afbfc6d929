import type { TestApp } from './test-app.js';

/** Collects more, 20 MB, than the buffers between the service and a reader hold. */
export async function collectMuch({ client, database }: TestApp, token: string): Promise<void> {
  const specs = Array.from({ length: 200 }, (_, n) => ({ term: `long ${n}` }));
  const { body } = await client.post('/api/v1/learning/collect-words', { token, body: { specs } });
  await database.pool.query(
    `update learned_words set notes = array[repeat('x', 100000)] where id = any($1::uuid[])`,
    [body.learned_words.map(({ id }: { id: string }) => id)],
  );
}
