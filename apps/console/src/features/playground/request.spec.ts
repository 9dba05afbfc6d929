import { firstCall, operationsOf, type Operation } from './operations';
import { bodyText, buildRequest } from './request';
import { requestText } from './request-code';
import type { Description } from './schema';

const DESCRIPTION: Description = {
  paths: {
    '/api/v1/me': { get: { security: [{ oauth2: [] }] } },
    '/api/v1/things/{id}': {
      patch: {
        summary: 'Edit a thing; a list replaces another',
        security: [{ bearer: [] }, { oauth2: ['words:write'] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'days', in: 'query', schema: { type: 'integer', maximum: 365 } },
        ],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Edit' } } },
        },
      },
    },
    '/api/v1/learning/file': { post: { requestBody: { content: { 'text/csv': {} } } } },
    '/api/console/users': { post: {} },
  },
  components: {
    schemas: {
      Edit: {
        type: 'object',
        required: ['spec'],
        properties: { spec: { description: 'It.', allOf: [{ $ref: '#/x/Spec' }] } },
      },
      Spec: {
        type: 'object',
        required: ['term'],
        properties: {
          term: { type: 'string', maxLength: 255 },
          level: { type: 'integer' },
          tags: { type: 'array', items: { type: 'string' } },
          language: { enum: ['ENGLISH', 'FRENCH'] },
          contexts: { type: 'array', items: { $ref: '#/x/Context' } },
        },
      },
      Context: {
        type: 'object',
        required: ['sentence'],
        properties: { sentence: { type: 'string' } },
      },
    },
  },
};

const operation = (id: string) =>
  operationsOf(DESCRIPTION).find((each) => each.id === id) as Operation;
const edit = operation('PATCH /api/v1/things/{id}');

describe('the endpoints of a description', () => {
  it('are those of the published API, by group', () => {
    expect(operationsOf(DESCRIPTION).map(({ id, rest }) => [id, rest])).toEqual([
      ['POST /api/v1/learning/file', '/file'],
      ['GET /api/v1/me', '/me'],
      ['PATCH /api/v1/things/{id}', '/things/{id}'],
    ]);
  });

  it('begin with one that the token may call, without an id', () => {
    const [collect, read, write, byId] = [
      'POST /api/v1/learning/collect-word',
      'GET /api/v1/learning/learned-words',
      'POST /api/v1/learning/collect-words',
      'GET /api/v1/learning/learned-words/{id}',
    ].map(
      (id, at) => ({ ...edit, id, scopes: [at % 2 ? 'words:read' : 'words:write'] }) as Operation,
    );
    const all = [write, byId, read, collect] as Operation[];
    expect(firstCall(all, ['words:read', 'words:write'])).toBe(collect);
    expect(firstCall(all, ['words:read'])).toBe(read);
    expect(firstCall(all, ['review:read'])).toBe(write);
  });

  it('have a field for each value, also of objects and of the first item of a list', () => {
    expect(edit).toMatchObject({ title: 'Edit a thing', lead: 'A list replaces another.' });
    expect(edit.scopes).toEqual(['words:write']);
    expect(edit.fields.map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
      ['id', 'text', true],
      ['days', 'integer', false],
      ['spec.term', 'text', true],
      ['spec.level', 'integer', false],
      ['spec.tags', 'texts', false],
      ['spec.language', 'choice', false],
      ['spec.contexts[0].sentence', 'text', false],
    ]);
    expect(edit.fields.map(({ hint }) => hint)).toContain('string, up to 255');
  });
});

describe('a request', () => {
  const values = {
    id: 'a/b',
    days: '7',
    'spec.term': "it's",
    'spec.level': '3',
    'spec.tags': ['x'],
    'spec.language': '',
    'spec.contexts[0].sentence': 'So.',
  };

  it('has the values that are given, and no others', () => {
    const { request } = buildRequest(edit, values, null) as { request: { body: string } };
    expect(request).toMatchObject({ method: 'PATCH', path: '/api/v1/things/a%2Fb?days=7' });
    expect(JSON.parse(request.body)).toEqual({
      spec: { term: "it's", level: 3, tags: ['x'], contexts: [{ sentence: 'So.' }] },
    });
  });

  it('is not made of values that are wrong', () => {
    const { faults } = buildRequest(edit, { id: '', 'spec.level': '1.5' }, null);
    expect(Object.keys(faults ?? {})).toEqual(['id', 'spec.term', 'spec.level']);
    const typed = { type: 'application/json', text: '{}' };
    expect(buildRequest(edit, { id: 'x' }, typed)).toMatchObject({ request: { body: '{}' } });
  });

  it('has no body if the endpoint takes none', () => {
    expect(bodyText(operation('GET /api/v1/me'), {})).toBe('');
    expect(buildRequest(operation('GET /api/v1/me'), {}, null)).toMatchObject({
      request: { body: null, headers: {} },
    });
  });

  it('is shown without the token, in quotes that a shell understands', () => {
    const built = buildRequest(edit, values, null);
    if (built.faults !== null) throw new Error('The values are right');
    const curl = requestText('curl', built.request, 'https://x.example');
    expect(curl).toContain(String.raw`it'\''s`);
    expect(curl).toContain('Bearer $ACCESS_TOKEN');
  });
});
