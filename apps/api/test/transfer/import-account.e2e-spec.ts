import { ALL_SCOPES } from '@wordgrove/contracts';
import { AccountHolder } from '../support/account-holder.js';
import { fullAccount } from '../support/full-account.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile, importInConsole } from '../support/transfer.js';

let service: TestApp;
/** The file that "Download everything" gave Ada, and her export as an application gets it. */
let file: string;
let learning: Record<string, unknown[]>;
beforeAll(async () => {
  service = await startTestApp();
  const { ada } = await fullAccount(service);
  await service.database.pool.query(
    'update fitted_weights set weights = array_fill(0.5::double precision, array[21])',
  );
  file = (await ada.get('account/export')).text;
  learning = JSON.parse(file).learning;
});
afterAll(() => service.close());

/** Returns what somebody has learned, without what differs between any two accounts. */
async function learned({ id: userId }: { id: string }) {
  const learner = await Learner.of(service, { userId, scopes: ALL_SCOPES });
  return comparable(JSON.parse(await exportText(service, learner, 'json')));
}

const VARIABLE = /_?id$|_ids$|^exported_at$/;
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, each) => (VARIABLE.test(name) ? 'any' : each)));

const parts = () => JSON.parse(file) as Record<string, unknown>;
const newcomer = () => AccountHolder.signUp(service);
const importIt = (person: AccountHolder, content: unknown) =>
  importInConsole(service, person, 'json', JSON.stringify(content));

describe("an account's file", () => {
  it('gives another account everything that was learned, and nothing else', async () => {
    const bob = await newcomer();
    const done = await importInConsole(service, bob, 'json', file);
    expect(done).toMatchObject({ status: 'SUCCEEDED', created_count: 2, total_bytes: file.length });
    const { body } = await bob.account();
    expect(body.account).toMatchObject({ word_count: 2, review_count: 1, wordbook_count: 1 });
    expect(body.account).toMatchObject({ connected_application_count: 0, applications: [] });
    expect(await learned(bob)).toEqual(comparable(learning));
  });

  it('changes nothing if it is imported again', async () => {
    const bob = await newcomer();
    await importInConsole(service, bob, 'json', file);
    const before = await learned(bob);
    const again = await importInConsole(service, bob, 'json', file);
    expect(again).toMatchObject({ status: 'SUCCEEDED', created_count: 0, updated_count: 2 });
    expect(await learned(bob)).toEqual(before);
  });

  it('may have parts that this version does not know', async () => {
    const bob = await newcomer();
    const all = { friends: [{ name: 'Cy' }], ...parts(), pets: { words: [{ term: 'cat' }] } };
    expect(await importIt(bob, all)).toMatchObject({ status: 'SUCCEEDED', created_count: 2 });
    expect(await learned(bob)).toEqual(comparable(learning));
  });

  it('may have its members in any order', async () => {
    const { learning: inside, ...outside } = parts();
    const reversed = Object.fromEntries(Object.entries(inside as object).reverse());
    const bob = await newcomer();
    expect(await importIt(bob, { learning: reversed, ...outside })).toMatchObject({
      status: 'SUCCEEDED',
    });
    expect(await learned(bob)).toEqual(comparable(learning));
  });

  it('is taken from an application, too, as far as its scopes go', async () => {
    const learner = await Learner.of(service, { scopes: ALL_SCOPES });
    expect(await importFile(service, learner, 'json', file)).toMatchObject({ created_count: 2 });
    const reader = await Learner.of(service, { scopes: ['words:read', 'words:write'] });
    expect(await importFile(service, reader, 'json', file)).toMatchObject({
      ...{ status: 'FAILED', errors: [{ reason: 'INSUFFICIENT_SCOPE' }] },
    });
    expect(await reader.listAll()).toEqual([]);
  });

  it('says where an error is', async () => {
    const words = [{ term: 'fine' }, { term: 7 }];
    const bob = await newcomer();
    const done = await importIt(bob, { ...parts(), learning: { ...learning, words } });
    expect(done.errors).toMatchObject([{ field: 'learning.words[1].term', line: 1 }]);
  });

  it.each<[string, (all: Record<string, unknown>) => object, string, string | null]>([
    [
      'sections outside of what was learned',
      (all) => ({ ...all, words: [] }),
      'UNKNOWN_MEMBER',
      'words',
    ],
    [
      'an unknown section',
      (all) => ({ ...all, learning: { ...learning, cards: [] } }),
      'UNKNOWN_MEMBER',
      'learning.cards',
    ],
    [
      'an account inside',
      (all) => ({ ...all, learning: { ...learning, format: 'wordgrove-account' } }),
      'INVALID_FILE',
      null,
    ],
    [
      'a later version inside',
      (all) => ({ ...all, learning: { ...learning, version: 2 } }),
      'INVALID_FILE',
      null,
    ],
    ['a later version', (all) => ({ ...all, version: 2 }), 'INVALID_FILE', null],
    ['nothing learned', ({ learning: _, ...all }) => all, 'INVALID_FILE', null],
    ['text for what was learned', (all) => ({ ...all, learning: 'x' }), 'INVALID_TYPE', 'learning'],
    ['the other format', (all) => ({ ...all, format: 'wordgrove' }), 'UNKNOWN_MEMBER', 'profile'],
  ])('is refused with %s, and nothing is written', async (_title, change, reason, field) => {
    const bob = await newcomer();
    const done = await importIt(bob, change(parts()));
    expect(done).toMatchObject({ status: 'FAILED', error_count: 1, errors: [{ reason, field }] });
    expect(await learned(bob)).toMatchObject({ words: [], wordbooks: [], reviews: [] });
  });
});
