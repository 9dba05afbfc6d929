/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import { APPLICATION_ORDERS } from '@wordgrove/contracts';
import type { ListedApplicationDto, ListedApplicationsResponse } from '@wordgrove/dto';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PATH = '/api/console/listed-applications';

let service: TestApp;
let ownerId: string;
let cookie: string;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => {
  ownerId = (await service.given.user()).id;
  cookie = await service.given.session(ownerId);
});

const query = (text: string, values: unknown[]) => service.database.pool.query(text, values);
const list = async (filter: Record<string, string> = {}) =>
  (await service.client.get<ListedApplicationsResponse>(PATH, { cookie, query: filter })).body;
const names = ({ listed_applications: listed }: ListedApplicationsResponse) =>
  listed.map(({ application }: ListedApplicationDto) => application.name);

/** An application of the owner with a name of its own, later than those before. */
const named = async (name: string, status = 'APPROVED') => {
  service.clock.advance({ seconds: 1 });
  const application = await service.given.application({ ownerId, status });
  await query('update applications set name = $2 where id = $1', [application.id, name]);
  return application;
};

/** Counts calls of an application, so many days ago. */
const calls = (id: string, count: number, { errors = 0, days = 0 } = {}) =>
  query(
    `insert into call_counters (application_id, begins_at, call_count, bad_request_count, unauthenticated_count,
       denied_count, limited_count, failed_count, other_error_count)
     values ($1, $2::timestamptz - make_interval(days => $5), $3, $4, 0, 0, 0, 0, 0)`,
    [id, service.clock.now(), count, errors, days],
  );

const three = async () => {
  const [oldest, middle, newest] = [
    await named('oldest'),
    await named('middle'),
    await named('new'),
  ];
  await calls(oldest.id, 5, { errors: 1 });
  await calls(middle.id, 1);
  await calls(middle.id, 900, { errors: 900, days: 8 });
  await service.given.token({ application: newest });
  return { oldest, middle, newest };
};

it('lists the newest application first, with its week and the counts of all states', async () => {
  const { newest } = await three();
  const { listed_applications, ...rest } = await list();
  expect(names({ listed_applications, ...rest })).toEqual(['new', 'middle', 'oldest']);
  expect(rest).toEqual({
    state_counts: { APPROVED: 3, IN_REVIEW: 0, DRAFT: 0, REJECTED: 0, SUSPENDED: 0 },
    next_page_token: '',
  });
  const shown = await service.client.get(`/api/console/applications/${newest.id}`, { cookie });
  const weeks = await service.client.get('/api/console/application-weeks', { cookie });
  expect(listed_applications[0]).toEqual({
    application: shown.body.application,
    week: weeks.body.application_weeks[0],
  });
});

it('sorts by figures of seven days, and by time if they are the same', async () => {
  await three();
  expect(names(await list({ order_by: 'calls' }))).toEqual(['oldest', 'middle', 'new']);
  expect(names(await list({ order_by: 'errors' }))).toEqual(['oldest', 'new', 'middle']);
  expect(names(await list({ order_by: 'users' }))).toEqual(['new', 'middle', 'oldest']);
  expect(names(await list({ order_by: 'last_call' }))).toEqual(['middle', 'oldest', 'new']);
});

it.each([undefined, ...APPLICATION_ORDERS])('lists each once over pages, by %s', async (order) => {
  await three();
  await named('fourth', 'DRAFT');
  const filter = { page_size: '1', ...(order && { order_by: order }) };
  const found: string[] = [];
  let token = '';
  do {
    const page: ListedApplicationsResponse = await list({ ...filter, page_token: token });
    expect(page.state_counts === null).toBe(token !== '');
    found.push(...names(page));
    token = page.next_page_token;
  } while (token !== '');
  expect(found).toEqual(names(await list({ ...filter, page_size: '100' })));
  expect(new Set(found).size).toBe(4);
});

it('finds by name, client id and address, and counts what the text leaves', async () => {
  const { oldest } = await three();
  await named('100% new', 'DRAFT');
  expect(names(await list({ q: 'OLD' }))).toEqual(['oldest']);
  expect(names(await list({ q: oldest.clientId.slice(0, 20) }))).toEqual(['oldest']);
  // No text of an application goes on in the next one.
  expect(names(await list({ q: `oldest ${oldest.clientId.slice(0, 20)}` }))).toEqual([]);
  expect(names(await list({ q: '%' }))).toEqual(['100% new']);
  expect(names(await list({ q: 'app.example' }))).toHaveLength(4);
  const found = await list({ q: 'new', state: 'APPROVED' });
  expect(names(found)).toEqual(['new']);
  expect(found.state_counts).toMatchObject({ APPROVED: 1, DRAFT: 1 });
});

it('finds by state: changes of an approved application are in review', async () => {
  await named('draft', 'DRAFT');
  await named('pending', 'PENDING');
  const changed = await named('changed');
  const edit = `/api/console/applications/${changed.id}`;
  const edited = await service.client.call('PATCH', edit, { cookie, body: { name: 'New' } });
  expect(edited.body.application.pending_revision).not.toBeNull();
  await named('approved');
  for (const [state, found] of [
    ['IN_REVIEW', ['changed', 'pending']],
    ['APPROVED', ['approved']],
    ['DRAFT', ['draft']],
    ['SUSPENDED', []],
  ] as const)
    expect(names(await list({ state }))).toEqual(found);
});

it('finds those at which something waits for the owner', async () => {
  await named('fine');
  await named('rejected', 'REJECTED');
  const expiring = await named('expiring');
  const soon = service.clock.now().getTime() + 13 * 86_400_000;
  await query('update application_secrets set expires_at = $2 where application_id = $1', [
    expiring.id,
    new Date(soon),
  ]);
  const lacking = await named('lacking');
  await query('delete from application_secrets where application_id = $1', [lacking.id]);
  const open = await service.given.application({ ownerId, clientType: 'PUBLIC' });
  expect(open.clientSecret).toBe('');
  const found = names(await list({ needs_owner: 'true' }));
  expect(found).toEqual(['lacking', 'expiring', 'rejected']);
});

it('shows nothing of others, and takes no token of another list', async () => {
  await three();
  const stranger = await service.given.session((await service.given.user()).id);
  const theirs = await service.client.get(PATH, { cookie: stranger });
  expect(theirs.body.listed_applications).toEqual([]);
  const { next_page_token: token } = await list({ page_size: '1', order_by: 'calls' });
  for (const [as, filter] of [
    [stranger, { order_by: 'calls' }],
    [cookie, { order_by: 'users' }],
    [cookie, { order_by: 'calls', q: 'new' }],
  ] as const) {
    const other = await service.client.get(PATH, {
      cookie: as,
      query: { ...filter, page_token: token },
    });
    expect(other.body.error.details[0].reason).toBe('INVALID_PAGE_TOKEN');
  }
});

it.each([
  ['state', 'approved'],
  ['order_by', 'name'],
  ['needs_owner', 'false'],
  ['page_size', '-1'],
])('refuses %s=%s', async (name, value) => {
  const { status } = await service.client.get(PATH, { cookie, query: { [name]: value } });
  expect(status).toBe(400);
});
