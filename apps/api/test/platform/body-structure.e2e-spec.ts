import { LIMITS, MAX_BATCH_JSON } from '@wordgrove/contracts';
import { BATCH_BODY, DEFAULT_BODY } from '../../src/platform/http/request-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const COLLECT_ALL = '/api/v1/learning/collect-words';
const BATCHES = /\/(collect-words|submit-answers|add-words|remove-words)$/;

interface Schema {
  $ref?: string;
  type?: string | string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
}

const MEMBER = { ofMember: 1, ofText: 0 };
const TEXT = { ofMember: 0, ofText: 1 };

const listOf = <T>(count: number, item: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => item(index));

describe('the structure of a JSON body', () => {
  let service: TestApp;
  let token: string;
  let cookie: string;
  beforeAll(async () => {
    service = await startTestApp();
    const user = await service.given.user();
    token = (await service.given.token({ userId: user.id })).accessToken;
    cookie = await service.given.session(user.id);
  });
  afterAll(() => service.close());

  const manyKeys = (count: number) => `{${listOf(count, (n) => `"${n}":1`).join()}}`;

  it.each([
    ['of 80,000 members', manyKeys(80_000), 'has an object of more than 1000 members'],
    [
      'of 70,000 objects with names of their own',
      `{"specs":[${listOf(70_000, (n) => `{"k${n}":1}`).join()}]}`,
      'has more than 1000 different member names',
    ],
    [
      'of 100,000 members of the same name',
      `{"specs":[${listOf(100_000, () => '{"a":1}').join()}]}`,
      `has more than ${MAX_BATCH_JSON.members} members`,
    ],
    ['of 524,000 levels', '['.repeat(524_000), 'is nested more than 32 levels deep'],
    [
      'of 340,000 objects',
      `{"specs":[${listOf(340_000, () => '{}').join()}]}`,
      'has more than 100000 lists and objects',
    ],
    [
      'of 100,000 texts',
      `{"specs":[${listOf(100_000, (n) => `"${n}"`).join()}]}`,
      `has more than ${MAX_BATCH_JSON.texts} texts`,
    ],
  ])('is refused if it is a batch %s', async (_name, raw, fault) => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await service.client.post(COLLECT_ALL, { token, raw, headers });
    expect([status, body.error.details]).toEqual([
      400,
      [{ reason: 'MALFORMED_BODY', description: `The body ${fault}` }],
    ]);
  });

  it("is refused if the web app's API gets 30,000 members", async () => {
    const { status, body } = await service.client.post('/api/console/applications', {
      cookie,
      raw: manyKeys(30_000).slice(0, 262_144),
      headers: { 'content-type': 'application/json' },
    });
    expect([status, body.error.details[0]?.reason]).toEqual([400, 'MALFORMED_BODY']);
  });

  it('is accepted if it is that of the largest batch', async () => {
    const spec = (at: number) => ({
      term: at === 499 ? '' : `term ${at}`,
      language: 'LANGUAGE_ENGLISH',
      mastery_level: 1,
      tags: listOf(LIMITS.tags, (n) => `${n}`),
      notes: listOf(LIMITS.notes, (n) => `${n} "{[:,`),
      contexts: listOf(LIMITS.contexts, (n) => ({
        sentence: `${n}`,
        source_title: null,
        source_url: null,
      })),
    });
    const specs = listOf(LIMITS.collectBatch, spec);
    const { status, body } = await service.client.post(COLLECT_ALL, { token, body: { specs } });
    expect([status, body.error.details]).toMatchObject([400, [{ field: 'specs[499].term' }]]);
    expect(body.error.details).toHaveLength(1);
  });

  it('has room for the most members and texts that an endpoint documents', () => {
    const { paths } = service.openApi as { paths: Record<string, object> };
    const found = Object.entries(paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap((operation: Operation) => {
        const schema = operation.requestBody?.content['application/json']?.schema;
        const [members, texts] =
          schema === undefined ? [0, 0] : [most(schema, MEMBER), most(schema, TEXT)];
        return members === 0 ? [] : [{ path, members, texts }];
      }),
    );
    expect(found.length).toBeGreaterThan(20);
    const limitOf = (path: string) => (BATCHES.test(path) ? BATCH_BODY : DEFAULT_BODY).maxMembers;
    expect(found.filter(({ path, members }) => members > limitOf(path))).toEqual([]);
    expect(Math.max(...found.map(({ members }) => members))).toBe(BATCH_BODY.maxMembers);
    expect(Math.max(...found.map(({ texts }) => texts))).toBe(MAX_BATCH_JSON.texts);
  });

  /** Returns the largest number of members or of texts in a value. */
  function most(schema: Schema, counted: typeof MEMBER | typeof TEXT): number {
    const { $ref, type, properties = {}, items, maxItems = Infinity } = schema;
    if ($ref !== undefined) return most(schemaNamed($ref.split('/').at(-1) ?? ''), counted);
    const inItems = items === undefined ? 0 : most(items, counted);
    const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((each) => each ?? []);
    const inParts = parts.map((part) => most(part, counted));
    const inProperties = Object.values(properties).map(
      (member) => counted.ofMember + most(member, counted),
    );
    const own = [...inParts, ...inProperties].reduce((sum, count) => sum + count, 0);
    return (
      own +
      ([type].flat().includes('string') ? counted.ofText : 0) +
      (inItems === 0 ? 0 : inItems * maxItems)
    );
  }

  const schemaNamed = (name: string): Schema =>
    (service.openApi.components?.schemas?.[name] ?? {}) as Schema;
});

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}
