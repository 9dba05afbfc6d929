/**
 * @measures-time
 */
import { sendRaw, type RawAnswer } from '../support/raw-http.js';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

const PASSWORD = 'correct horse battery';
const COUNT = 2_000;
const RAISED = String(1_000_000);

/** Gives others the thread that hashes passwords for 60 ms before each password, on a machine of any speed, from a signal on. */
const BUSY_THREAD = `import { pbkdf2, pbkdf2Sync } from "node:crypto";
  const start = performance.now();
  pbkdf2Sync("", "", 20_000, 64, "sha512");
  const rounds = Math.ceil((20_000 * 60) / (performance.now() - start));
  const work = () => pbkdf2("", "", rounds, 64, "sha512", work);
  process.once("SIGUSR2", work);`;

describe('very many sign-ins and sign-ups at once', () => {
  let trial: ServiceTrial;
  beforeEach(async () => {
    trial = await ServiceTrial.prepareStarted();
  });
  afterEach(() => trial.end());

  const runRaised = (environment: Record<string, string> = {}): Promise<ServiceProcess> => {
    const limits = ['SIGN_IN_FAILURE_LIMIT', 'SIGN_UP_LIMIT', 'CONSOLE_LIMIT'];
    const names = [...limits, 'MAX_CONCURRENT_REQUESTS_PER_USER'];
    const raised = Object.fromEntries(names.map((name) => [name, RAISED]));
    return trial.runUntilReady({ environment: { ...raised, ...environment } });
  };

  function post(path: string, body: object): Promise<RawAnswer> {
    const text = JSON.stringify(body);
    const headers = {
      origin: `http://localhost:${trial.port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    };
    const url = `http://127.0.0.1:${trial.port}`;
    return sendRaw(url, `POST /api/console/${path} HTTP/1.1`, headers, text);
  }
  const signIn = (email: string, password: string) => post('session', { email, password });
  const signUp = (email: string) =>
    post('users', { email, password: PASSWORD, display_name: 'Ada', time_zone: 'Europe/Berlin' });

  /** Returns the status. A 503 must say why, and when to try again. */
  function outcomeOf({ status, headers, text }: RawAnswer): number {
    if (status === 503) {
      expect(text).toContain('"OVERLOADED"');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    return status;
  }

  it('are each done or refused as too many, and the service goes on', async () => {
    await runRaised();
    expect((await signUp('ada@example.org')).status).toBe(200);
    const ways: ((at: number) => Promise<RawAnswer>)[] = [
      () => signIn('ada@example.org', PASSWORD),
      () => signIn('ada@example.org', 'wrong password'),
      (at) => signIn(`nobody-${at}@example.org`, PASSWORD),
      (at) => signUp(`person-${at}@example.org`),
    ];
    const rounds = Array.from({ length: COUNT / ways.length }, () => ways).flat();
    const answers = await Promise.all(rounds.map((call, at) => call(at)));
    const statuses = answers.map(outcomeOf);
    const allowed = [[200], [401], [401], [200]];
    const others = statuses.filter(
      (status, at) => status !== 503 && !allowed[at % ways.length]?.includes(status),
    );
    expect(others).toEqual([]);
    // As many as may wait are done, or have waited too long.
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(COUNT / 4);
    expect((await signIn('ada@example.org', PASSWORD)).status).toBe(200);
  });

  it('are refused within five seconds, most of them as soon as it is clear, if a busy machine makes each take longer', async () => {
    const service = await runRaised({
      UV_THREADPOOL_SIZE: '1',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(BUSY_THREAD)}`,
    });
    expect((await signIn('nobody@example.org', PASSWORD)).status).toBe(401);
    service.kill('SIGUSR2');
    const calls = Array.from({ length: 250 }, (_, at) => signIn(`n-${at}@example.org`, PASSWORD));
    const statuses = (await Promise.all(calls)).map(outcomeOf);
    const refusals = statuses.filter((status) => status === 503).length;
    expect(refusals).toBeGreaterThan(50);
    // All lines of the log are out at the end.
    await service.stop();
    const lines = service.output.split('\n').filter((line) => line.includes('"OVERLOADED"'));
    const waits = lines.map((line) => (JSON.parse(line) as { duration_ms: number }).duration_ms);
    expect(waits).toHaveLength(refusals);
    expect(Math.max(...waits)).toBeLessThanOrEqual(5_000);
    expect(waits.filter((wait) => wait < 4_000).length).toBeGreaterThan(refusals / 2);
  });
});
