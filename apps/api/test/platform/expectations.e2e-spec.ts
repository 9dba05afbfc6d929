import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const COLLECT = '/api/v1/learning/collect-word';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('an expectation', () => {
  let service: TestApp;
  let token: string;
  beforeAll(async () => {
    service = await startTestApp();
    token = (await service.given.token()).accessToken;
  });
  afterAll(() => service.close());

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
