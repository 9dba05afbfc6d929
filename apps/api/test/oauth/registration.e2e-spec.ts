import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());

describe('registration', () => {
  const register = async (redirectUris: string[]): Promise<number> => {
    const cookie = await service.given.session((await service.given.user()).id);
    const body = {
      name: 'An application',
      description: 'Of a test',
      redirect_uris: redirectUris,
      scopes: ['words:read'],
    };
    return (await service.client.post('/api/console/applications', { cookie, body })).status;
  };

  it.each([
    'https://app.example/cb#part',
    'https://*.app.example/cb',
    'https://user:password@app.example/cb',
    'https://app.example/c\nb',
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://app.example/cb',
    'myapp://callback',
    'http://app.example/cb',
    'http://localhost.evil.example/cb',
    '/callback',
    `https://app.example/${'x'.repeat(2000)}`,
  ])('rule 4: refuses %j', async (uri) => expect(await register([uri])).toBe(400));

  it('rule 4: takes https, and http on this machine, up to 10', async () => {
    const uris = ['http://localhost:8080/cb', 'http://127.0.0.1/cb', 'http://[::1]:9/cb'];
    expect(await register(uris)).toBe(200);
    const ten = Array.from({ length: 10 }, (_, at) => `https://app.example/${at}`);
    expect(await register(ten)).toBe(200);
    expect(await register([...ten, 'https://app.example/10'])).toBe(400);
  });
});
