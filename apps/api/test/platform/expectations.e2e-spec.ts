import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const COLLECT = '/api/v1/learning/collect-word';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Line {
  request_id?: string;
  req?: object;
  res?: object;
}

const written: string[] = [];
let service: TestApp;
let token: string;
beforeAll(async () => {
  const log = { write: (line: string) => void written.push(line) };
  service = await startTestApp({ environment: { LOG_LEVEL: 'info' }, log });
  token = (await service.given.token()).accessToken;
});
afterAll(() => service.close());

describe('an expectation', () => {
  function sendExpecting(expect: string, connection: string) {
    const body = { 'content-type': 'application/json', 'content-length': '2' };
    const headers = { ...body, authorization: `Bearer ${token}`, connection, expect };
    return sendRaw(service.url, `POST ${COLLECT} HTTP/1.1`, headers, '{}');
  }

  it.each(['100-continue', '100-Continue ', ' \t100-CONTINUE'])(
    'of a client that waits to send its body is met: %j',
    async (expectation) => {
      const { status, text } = await sendExpecting(expectation, 'close');
      expect([status, text]).toEqual([100, expect.stringContaining('HTTP/1.1 400')]);
    },
  );

  it.each([
    '',
    'foo',
    'foo, 100-continue',
    '100-continue, foo',
    'foo\r\nexpect: 100-continue',
    '100-continue\r\nexpect: foo',
    '100-continue\r\nexpect: 100-continue',
    '100-continue;q=1',
    'not-100-continue',
    '"100-continue"',
  ])('that nobody meets is refused, and the connection closed: %j', async (expectation) => {
    const answer = await sendExpecting(expectation, 'keep-alive');
    expect([answer.status, answer.text]).toEqual([417, '']);
    expect(answer.headers.get('connection')).toBe('close');
    expect(answer.headers.get('x-request-id')).toMatch(UUID);
  });
});

describe('a response that closes the connection arrives before a large body', () => {
  it.each([
    ['a path that does not exist', 404, 'POST /api/v1/nothing', {}],
    ['nobody', 401, `POST ${COLLECT}`, { authorization: 'Bearer none' }],
    ['another method', 405, `PUT ${COLLECT}`, {}],
    ['another media type', 415, `POST ${COLLECT}`, { 'content-type': 'text/plain' }],
    ['a body that is too large', 413, `POST ${COLLECT}`, { 'content-type': 'application/json' }],
    ['an expectation', 417, `POST ${COLLECT}`, { expect: 'foo' }],
  ])('and refuses %s', async (_, status, requestLine, headers) => {
    const body = 'x'.repeat(8_000_000);
    const sent = { authorization: `Bearer ${token}`, 'content-length': `${body.length}` };
    const line = `${requestLine} HTTP/1.1`;
    const answer = await sendRaw(service.url, line, { ...sent, ...headers }, body);
    expect([answer.status, answer.headers.get('connection')]).toEqual([status, 'close']);
  });
});

describe('what cannot be read as a request is refused with one line in the log:', () => {
  /** The line, without what was wrong. */
  const REFUSED = {
    level: 'info',
    time: expect.any(String),
    address: '127.0.0.1',
    msg: 'request refused',
  };
  const lines = () => written.map((line) => JSON.parse(line) as Line);
  const unread = () => lines().filter(({ req, res }) => res && !req);

  async function countOf(status: number): Promise<number> {
    const { text } = await service.client.get('/metrics');
    const name = `wordgrove_unread_requests_total{status="${status}"} `;
    const line = text.split('\n').find((each) => each.startsWith(name));
    return Number(line?.slice(name.length) ?? 0);
  }

  it.each([
    [
      'headers that are too large',
      431,
      'HEADERS_TOO_LARGE',
      'HPE_HEADER_OVERFLOW',
      `GET ${COLLECT} HTTP/1.1`,
    ],
    ['what is no HTTP', 400, 'BAD_REQUEST', 'HPE_INVALID_METHOD', 'Nonsense'],
  ])('%s', async (_, status, code, reason, requestLine) => {
    const before = unread().length;
    const counted = await countOf(status);
    const headers = { 'x-of-mine': 'x'.repeat(status === 431 ? 20_000 : 1) };
    const answer = await sendRaw(service.url, requestLine, headers);
    expect([answer.status, answer.text]).toEqual([status, '']);
    expect(unread().slice(before)).toEqual([
      { ...REFUSED, res: { status }, error: { code, reason } },
    ]);
    expect(await countOf(status)).toBe(counted + 1);
    expect(written.join('')).not.toMatch(/of-mine|Nonsense/);
  });

  it('headers that do not arrive in time', async () => {
    const before = unread().length;
    const server = service.app.getHttpServer() as Server;
    const answer = sendRaw(service.url, 'GET / HTTP/1.1', { 'x-unfinished': 'yes' });
    // As Node does when it looks at its connections the next time.
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.once('connection', (socket: Socket) => socket.emit('error', late));
    expect((await answer).status).toBe(408);
    const error = { code: 'REQUEST_TIMEOUT', reason: late.code };
    expect(unread().slice(before)).toEqual([{ ...REFUSED, res: { status: 408 }, error }]);
  });

  it('a body that is none, in the line of its request', async () => {
    const before = unread().length;
    const id = randomUUID();
    const headers = {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...{ 'transfer-encoding': 'chunked', 'x-request-id': id },
    };
    const answer = await sendRaw(service.url, `POST ${COLLECT} HTTP/1.1`, headers, 'zz\r\n');
    expect(answer.status).toBe(400);
    // The line is written once the response is out, so a further request comes after it.
    await service.client.get('/health/live');
    const ofRequest = lines().filter(({ request_id }) => request_id === id);
    const error = { code: 'BAD_REQUEST', reason: 'HPE_INVALID_CHUNK_SIZE' };
    expect(ofRequest).toMatchObject([{ res: { status: 400 }, error }]);
    expect(unread()).toHaveLength(before);
  });
});
