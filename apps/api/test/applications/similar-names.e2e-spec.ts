import type { AdminApplicationDto } from '@wordgrove/dto';
import { Admin } from '../support/admin.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('a name that can be taken for another', () => {
  let service: TestApp;
  let admin: Admin;
  let owner: ApplicationOwner;
  beforeAll(async () => {
    service = await startTestApp();
    admin = await Admin.signedIn(service);
    owner = await ApplicationOwner.signedIn(service);
  });
  afterAll(() => service.close());

  const submitted = async (name: string): Promise<string> => {
    const { body } = await owner.register({ name });
    await owner.submit(body.application.id);
    return body.application.id;
  };
  const listed = async (id: string): Promise<AdminApplicationDto | undefined> =>
    (await admin.list('PENDING')).find((application) => application.id === id);
  const marks = async (id: string): Promise<AdminApplicationDto['similar_names']> =>
    (await listed(id))?.similar_names ?? [];

  it.each(['Wоrdgrоvе', 'WORDGROVE', 'W0rd-gr0ve', 'Ｗｏｒｄｇｒｏｖｅ Support'])(
    'is marked if it is the service’s own: %s',
    async (name) => {
      expect(await marks(await submitted(name))).toEqual([{ name: 'Wordgrove', client_id: null }]);
    },
  );

  it('is marked if another approved application has it, in every response to admins', async () => {
    const known = await submitted('Margin Notes');
    const approved = await admin.decide(known, 'approve');
    expect(approved.body.application.similar_names).toEqual([]);
    const { client_id } = approved.body.application;
    const id = await submitted('Маrgin-Nοtes');
    expect(await marks(id)).toEqual([{ name: 'Margin Notes', client_id }]);
    const rejected = await admin.decide(id, 'reject');
    expect(rejected.body.application.similar_names).toEqual([{ name: 'Margin Notes', client_id }]);
  });

  it('is marked if it waits in a revision', async () => {
    const known = await submitted('Daily Cards');
    const other = await submitted('Weekly Cards');
    for (const id of [known, other]) await admin.decide(id, 'approve');
    await owner.patch(other, { name: 'Daiıy Cards' });
    expect(await marks(other)).toMatchObject([{ name: 'Daily Cards' }]);
  });

  it('is marked by letters that pose as others, also if nobody else has such a name', async () => {
    const found = await Promise.all(
      ['аррӏе', 'Pαges', 'Читалка', 'Pages'].map(async (name) => listed(await submitted(name))),
    );
    const marked = found.filter((each) => each?.has_confusable_letters);
    expect(marked.map((each) => each?.name)).toEqual(['аррӏе', 'Pαges']);
  });

  it('is not marked by an application that no user has been shown, nor by one of another name', async () => {
    await submitted('Reading Room');
    expect(await marks(await submitted('Reading Room'))).toEqual([]);
    expect(await marks(await submitted('Reading Rooms'))).toEqual([]);
  });
});
