import { LogLines } from '../support/log-lines.js';
import { sendBytes } from '../support/raw-http.js';

const ADDRESS = '203.0.113.7';

describe('a request with thousands of header lines', () => {
  let log: LogLines;
  beforeAll(async () => (log = await LogLines.start(ADDRESS)));
  afterAll(() => log.service.close());

  /** The lines that come last are the ones that matter, as behind proxies that sort them. */
  const send = (path: string, last: readonly string[]) =>
    sendBytes(
      log.service.url,
      [
        `GET ${path} HTTP/1.1`,
        'Host: words.example',
        'Connection: close',
        ...Array.from({ length: 3_000 }, () => 'a:'),
        ...last,
        '',
        '',
      ].join('\r\n'),
    );

  it('is read to the last line', async () => {
    const { accessToken } = await log.service.given.token();
    const words = '/api/v1/learning/learned-words';
    expect(await send(words, [`Authorization: Bearer ${accessToken}`])).toMatch(/^HTTP\/1.1 200 /);
  });

  it('hides no address', async () => {
    const path = '/api/v1/review-plans';
    expect(await send(path, [`X-Forwarded-For: ${ADDRESS}`])).toMatch(/^HTTP\/1.1 401 /);
    await log.settled();
    const line = log.ofRequests().find(({ req }) => req?.path === path);
    expect(line).toMatchObject({ error: { reason: 'TOKEN_MISSING' }, address: ADDRESS });
  });
});
