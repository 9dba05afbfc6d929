import { sendBytes } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const CHUNKED = 'Transfer-Encoding: chunked';
const LENGTH = 'Content-Length: 2';
const CHUNKS = '2\r\n{}\r\n0\r\n\r\n';
/** A request that a server which finds another end takes for a part of the body before it, or does not. */
const HIDDEN =
  'GET /oauth/hidden HTTP/1.1\r\nHost: localhost\r\nX-Request-ID: hidden\r\nConnection: close\r\n\r\n';

describe('the end of a request', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp();
  });
  afterAll(() => service.close());

  /** Returns the statuses of the responses on one connection, and whether the hidden request was read. */
  async function responsesTo(headers: readonly string[], body: string, version = '1.1') {
    const head = [`POST /oauth/nothing HTTP/${version}`, 'Host: localhost', ...headers].join(
      '\r\n',
    );
    const text = await sendBytes(service.url, `${head}\r\n\r\n${body}${HIDDEN}`);
    return {
      statuses: [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
      isHiddenRead: /x-request-id: hidden/i.test(text),
    };
  }

  it.each([
    ['a length and chunks', [LENGTH, CHUNKED], CHUNKS],
    ['chunks and a length', [CHUNKED, LENGTH], CHUNKS],
    ['the same length twice', [LENGTH, LENGTH], '{}'],
    ['two lengths', ['Content-Length: 0', LENGTH], '{}'],
    ['a list of lengths', ['Content-Length: 2, 2'], '{}'],
    ['a length with a sign', ['Content-Length: +2'], '{}'],
    ['a folded length', ['Content-Length:\r\n 2'], '{}'],
    ['folded chunks', ['Transfer-Encoding:\r\n chunked'], CHUNKS],
    [
      'a coding in the fold of another header',
      ['X-A: b\r\n Transfer-Encoding: chunked', LENGTH],
      '{}',
    ],
    ['a space before the colon', ['Transfer-Encoding : chunked', LENGTH], '{}'],
    ['a coding that nobody knows', ['Transfer-Encoding: xchunked'], CHUNKS],
    ['a coding behind chunks', [CHUNKED, 'Transfer-Encoding: identity'], CHUNKS],
    ['lines that end without CR', [`${LENGTH}\nX-A: b`], '{}'],
    ['chunks without CR', [CHUNKED], '2\n{}\n0\n\n'],
    ['an extension without CR', [CHUNKED], '2;a\n{}\r\n0\r\n\r\n'],
    ['a size with a prefix', [CHUNKED], '0x2\r\n{}\r\n0\r\n\r\n'],
    ['a chunk that is longer than its size', [CHUNKED], '1\r\n{}\r\n0\r\n\r\n'],
    ['a length in the trailer', [CHUNKED], `2\r\n{}\r\n0\r\n${LENGTH}\r\n\r\n`],
  ])('is not guessed: %s', async (_name, headers, body) => {
    const { statuses, isHiddenRead } = await responsesTo(headers, body);
    expect(statuses).toEqual([400]);
    expect(isHiddenRead).toBe(false);
  });

  it('is not guessed: chunks of HTTP/1.0', async () => {
    const { statuses, isHiddenRead } = await responsesTo([CHUNKED], CHUNKS, '1.0');
    expect(statuses).toEqual([400]);
    expect(isHiddenRead).toBe(false);
  });

  it.each([
    ['a length', [LENGTH], '{}'],
    ['chunks', [CHUNKED], CHUNKS],
    ['extensions of chunks, which say nothing', [CHUNKED], '2;a=b;c="d"\r\n{}\r\n0;e\r\n\r\n'],
  ])('is where %s end it, and the next request is another one', async (_name, headers, body) => {
    expect(await responsesTo(headers, body)).toEqual({ statuses: [404, 404], isHiddenRead: true });
  });
});
