import { Resolver } from 'node:dns/promises';
import { GuardedFetch } from '../../src/platform/outbound/guarded-fetch.js';
import { NameResolver } from '../../src/platform/outbound/name-resolver.js';
import { PublicNetwork } from '../../src/platform/outbound/public-network.js';
import { NameServer, textRecord } from '../support/name-server.js';
import { OutsideWorld } from '../support/outside-world.js';

const HOST = 'app.example';
const PAGE = new URL(`https://${HOST}/page?a=b`);

describe('the way out', () => {
  let world: OutsideWorld;
  let guarded: GuardedFetch;
  beforeEach(async () => {
    world = await OutsideWorld.open();
    world.hosts.set(HOST, ['127.0.0.1']);
    guarded = new GuardedFetch(world.names, world.network);
  });
  afterEach(() => world.close());

  const never = new AbortController().signal;
  const get = (address: URL | string, signal = never) => guarded.get(new URL(address), signal);
  const serves = (body: string | Buffer, status = 200, headers = {}) => {
    world.handler = (_, response) => void response.writeHead(status, headers).end(body);
  };
  const refusal = async (address: URL | string = PAGE) =>
    get(address).then(
      () => 'fetched',
      ({ reason }: { reason: string }) => reason,
    );

  it('fetches a page, with neither cookies nor credentials', async () => {
    serves('Hello', 200, { 'set-cookie': 'a=b', 'x-other': '1' });
    const { body, headers } = await get(PAGE);
    expect([body.toString(), headers['x-other']]).toEqual(['Hello', '1']);
    await get(PAGE);
    for (const { url, method, headers: sent } of world.requests) {
      expect([method, url, sent.host?.split(':')[0]]).toEqual(['GET', '/page?a=b', HOST]);
      expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['cookie', 'authorization']));
    }
  });

  it.each([302, 307, 404, 500, 204])('takes no status %i, and follows nothing', async (status) => {
    serves('x'.repeat(status === 204 ? 0 : 100_000), status, { location: 'https://app.example/' });
    expect(await refusal()).toBe('STATUS');
    expect(world.requests.length).toBe(1);
  });

  it('takes 32 KiB and no more, whatever the length is said to be', async () => {
    serves(Buffer.alloc(32 * 1024));
    expect((await get(PAGE)).body.length).toBe(32 * 1024);
    serves(Buffer.alloc(32 * 1024 + 1));
    expect(await refusal()).toBe('TOO_LARGE');
    world.handler = (_, response) => {
      const more = () => void (response.write(Buffer.alloc(8_192)) && setImmediate(more));
      response.on('drain', more);
      more();
    };
    expect(await refusal()).toBe('TOO_LARGE');
  });

  it.each(['http://app.example/', 'ftp://app.example/', 'https://me:it@app.example/'])(
    'never fetches %s',
    async (address) => {
      expect(await refusal(address)).toBe('NOT_HTTPS');
      expect(world.requests).toEqual([]);
    },
  );

  it.each([
    [[], 'UNKNOWN_HOST'],
    [['10.0.0.1'], 'NOT_PUBLIC'],
    [['127.0.0.1', '169.254.169.254'], 'NOT_PUBLIC'],
    [['::1'], 'NOT_PUBLIC'],
  ])('connects to no name with the addresses %j', async (addresses, reason) => {
    world.hosts.set(HOST, addresses);
    expect(await refusal()).toBe(reason);
    expect(world.requests).toEqual([]);
  });

  it.each(['https://127.0.0.2/', 'https://[::ffff:10.0.0.1]/', 'https://[64:ff9b::a00:1]/'])(
    'checks addresses that are no names: %s',
    async (address) => {
      expect(await refusal(address)).toBe('NOT_PUBLIC');
      expect(world.asked).toEqual([]);
    },
  );

  it('connects to the address that was checked, even if the name has another one by then', async () => {
    serves('Hello');
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const names = { ...world.names, addresses: async () => answers.shift() ?? [] };
    guarded = new GuardedFetch(names, world.network);
    expect((await get(PAGE)).body.toString()).toBe('Hello');
    expect(answers).toEqual([['10.0.0.1']]);
  });

  it('trusts no certificate that nobody has signed', async () => {
    world.network.connection.ca = undefined;
    expect(await refusal()).toBe('UNREACHABLE');
    expect(world.requests).toEqual([]);
  });

  it.each(['addresses', 'the header', 'the body'])('has a time for it all: %s', async (part) => {
    world.network.timeoutMs = 100;
    if (part === 'addresses') world.names.addresses = () => new Promise(() => undefined);
    world.handler = (_, response) => {
      if (part === 'the body') response.writeHead(200).write('He');
    };
    expect(await refusal()).toBe('TOO_SLOW');
  });

  it('ends if its caller does', async () => {
    const caller = new AbortController();
    world.handler = () => caller.abort(new Error('stopped'));
    await expect(get(PAGE, caller.signal)).rejects.toThrow('stopped');
  });

  it('sends a host one request at a time, and has eight in all', async () => {
    const open = new Map<string, number>();
    let most = 0;
    let mostOfHost = 0;
    const names = Array.from({ length: 12 }, (_, index) => `host${index}.example`);
    for (const name of names) world.hosts.set(name, ['127.0.0.1']);
    world.handler = ({ headers }, response) => {
      const host = String(headers.host);
      open.set(host, (open.get(host) ?? 0) + 1);
      most = Math.max(
        most,
        [...open.values()].reduce((sum, each) => sum + each, 0),
      );
      mostOfHost = Math.max(mostOfHost, ...open.values());
      setTimeout(() => {
        open.set(host, (open.get(host) ?? 0) - 1);
        response.end();
      }, 100);
    };
    await Promise.all([...names, ...names].map((name) => get(`https://${name}/`)));
    expect([mostOfHost, most <= 8, most > 1]).toEqual([1, true, true]);
  });

  it('lets a bounded number wait', async () => {
    let isOver = false;
    world.handler = (_, response) => void (isOver && response.end());
    const all = Array.from({ length: 200 }, () => get(PAGE).catch(() => undefined));
    expect(await refusal()).toBe('BUSY');
    isOver = true;
    await world.close();
    await Promise.all(all);
    world = await OutsideWorld.open();
  });

  it('is on its guard in service: no setting changes what is public', () => {
    const network = new PublicNetwork();
    expect([network.timeoutMs, network.connection]).toEqual([5_000, {}]);
    expect(['127.0.0.1', '10.0.0.1', '1.1.1.1'].map((each) => network.isPublic(each))).toEqual([
      ...[false, false, true],
    ]);
  });
});

describe('the names of others', () => {
  let server: NameServer;
  let names: NameResolver;
  beforeAll(async () => {
    server = await NameServer.open();
    names = namesWithin(500);
  });
  afterAll(() => server.close());

  /** Returns what asks the server for names, and waits so many milliseconds for its answer. */
  const namesWithin = (timeout: number): NameResolver =>
    new (class extends NameResolver {
      protected override newResolver(): Resolver {
        const resolver = new Resolver({ timeout, tries: 1 });
        resolver.setServers([server.address]);
        return resolver;
      }
    })();

  const never = new AbortController().signal;

  it('have addresses of both families, and texts in parts', async () => {
    server.names.set('app.example', {
      A: [Buffer.from([1, 1, 1, 1]), Buffer.from([10, 0, 0, 1])],
      AAAA: [Buffer.from('26064700470000000000000000001111', 'hex')],
    });
    server.names.set('_wordgrove.app.example', { TXT: [textRecord('wg_', '1'), textRecord('x')] });
    const addresses = await names.addresses('app.example', never);
    expect(addresses.sort()).toEqual(['1.1.1.1', '10.0.0.1', '2606:4700:4700::1111']);
    expect(await names.texts('_wordgrove.app.example', never)).toEqual(['wg_1', 'x']);
    expect(await names.texts('app.example', never)).toEqual([]);
  });

  it('may not exist: neither does a name of this machine, nor what is no name', async () => {
    for (const name of ['nobody.example', 'localhost.example', '[::1]']) {
      expect(await names.addresses(name, never)).toEqual([]);
      expect(await names.texts(name, never)).toEqual([]);
    }
  });

  it.each(['SILENT', 'BROKEN'] as const)('are not known if the server is %s', async (fault) => {
    server.names.set('app.example', fault);
    const reason = { reason: 'UNREACHABLE' };
    await expect(names.addresses('app.example', never)).rejects.toMatchObject(reason);
    await expect(names.texts('app.example', never)).rejects.toMatchObject(reason);
  });

  it('are not waited for by somebody who has gone', async () => {
    server.names.set('app.example', 'SILENT');
    const gone = AbortSignal.timeout(20);
    // Jest's own limit is shorter than this.
    await expect(namesWithin(1_000_000).addresses('app.example', gone)).rejects.toThrow();
  });
});
