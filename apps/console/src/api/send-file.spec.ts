import type { ApiFailure } from './api-failure';
import { sendFile } from './send-file';

interface Answer {
  status: number;
  body?: string;
  retryAfter?: string;
}

let answer: Answer;

/** Gets the response that the test has set. A status of 0 stands for no response. */
class FakeRequest {
  readonly upload = {};
  onloadend: () => void = () => undefined;
  get status(): number {
    return answer.status;
  }
  get responseText(): string {
    return answer.body ?? '';
  }
  getResponseHeader = (): string | null => answer.retryAfter ?? null;
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  send = (): void => queueMicrotask(() => this.onloadend());
}

const envelope = (code: string, message: string, details: object[] = []) =>
  JSON.stringify({ error: { code, message, details } });

async function failureOfSending(file = new File(['a'], 'words.csv')): Promise<ApiFailure> {
  const rest = { path: 'imports', mediaType: 'text/csv', onProgress: () => undefined };
  const sending = sendFile({ ...rest, file, signal: new AbortController().signal });
  return sending.then(
    () => Promise.reject(new Error('It was sent')),
    (failure: ApiFailure) => failure,
  );
}

describe('a file that cannot be sent', () => {
  const given = globalThis.XMLHttpRequest;
  beforeAll(() => {
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  });
  afterAll(() => {
    globalThis.XMLHttpRequest = given;
  });

  it('fails for the network, not for the file, if there is no response', async () => {
    answer = { status: 0 };
    expect((await failureOfSending()).message).toMatch(/cannot be reached/);
  });

  it('fails for the file if that is gone', async () => {
    answer = { status: 0 };
    const file = new File(['a'], 'words.csv');
    const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
    file.slice = () => gone as unknown as Blob;
    expect((await failureOfSending(file)).code).toBe('FILE_CHANGED');
  });

  it.each([
    [401, 'UNAUTHENTICATED', 'Sign in first'],
    [413, 'PAYLOAD_TOO_LARGE', 'The body is too large'],
    [429, 'RESOURCE_EXHAUSTED', 'Too many attempts'],
    [500, 'INTERNAL', 'Something went wrong'],
    [503, 'UNAVAILABLE', 'The database is away'],
  ])('fails with what the service says: %d', async (status, code, message) => {
    answer = { status, body: envelope(code, message), retryAfter: '30' };
    expect(await failureOfSending()).toMatchObject({ status, code, message, retryAfter: 30 });
  });

  it.each([401, 413, 429, 500, 502, 503])(
    'fails with the meaning of the status if a proxy responds: %d',
    async (status) => {
      answer = { status, body: '<h1>No</h1>' };
      const failure = await failureOfSending();
      expect(failure).toMatchObject({ status, details: [] });
      expect(failure.message).not.toMatch(/file/i);
    },
  );
});
