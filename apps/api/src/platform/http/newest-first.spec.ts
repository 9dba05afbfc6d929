import { NewestFirst, type ListCursor } from './newest-first.js';
import type { PageTokens } from './page-token.js';

/** Tokens that can be read. */
const tokens = {
  open: (_: readonly string[], token = '') => (token === '' ? null : JSON.parse(token)),
  seal: (_: readonly string[], key: unknown) => JSON.stringify(key),
} as unknown as PageTokens;

/** Returns a page of so many items, and the number of items that were asked for each time. */
async function pageOf(count: number, query: { page_size?: number; page_token?: string }) {
  const items = Array.from({ length: count }, (_, n) => ({ id: `${n}`, createdAt: `at ${n}` }));
  const asked: number[] = [];
  const page = await new NewestFirst(tokens).page(['list'], query, async (after, limit) => {
    asked.push(limit);
    const from = after === null ? 0 : Number((after as ListCursor)[1]) + 1;
    return items.slice(from, from + limit);
  });
  return { ids: page.items.map(({ id }) => Number(id)), next: page.nextPageToken, asked };
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

describe('a page of a list', () => {
  it('is read in parts if it is large', async () => {
    const page = await pageOf(150, { page_size: 100 });
    expect(page).toMatchObject({ ids: numbers(0, 100), asked: [40, 40, 21] });
    const last = await pageOf(150, { page_size: 100, page_token: page.next });
    expect(last).toEqual({ ids: numbers(100, 150), next: '', asked: [40, 40] });
  });

  it.each([0, 7, 20])('is read at once if it is small: %i of 20 items', async (count) => {
    expect(await pageOf(count, {})).toEqual({ ids: numbers(0, count), next: '', asked: [21] });
  });

  it('ends with the list, wherever a part ends', async () => {
    expect(await pageOf(80, { page_size: 100 })).toMatchObject({ next: '', asked: [40, 40, 21] });
    expect((await pageOf(81, { page_size: 80 })).next).toBe('["at 79","79"]');
  });
});
