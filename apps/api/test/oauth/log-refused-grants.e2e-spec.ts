import { AuthorizationFlow } from '../support/authorization-flow.js';
import { LogLines } from '../support/log-lines.js';

describe('the log line of a refused code or refresh token', () => {
  let log: LogLines;
  let flow: AuthorizationFlow;
  beforeAll(async () => (log = await LogLines.start('203.0.113.7')));
  afterAll(() => log.service.close());
  beforeEach(async () => (flow = await AuthorizationFlow.start(log.service)));

  const lineOf = (form: Record<string, string>, { application } = flow) => {
    const { clientId: client_id, clientSecret: client_secret } = application;
    return log.of('POST', '/oauth/token', { form: { client_id, client_secret, ...form } });
  };
  const exchangeOf = (code: string) => ({
    ...{ grant_type: 'authorization_code', code },
    redirect_uri: flow.application.redirectUri,
  });
  const refreshOf = (refresh_token: string) => ({ grant_type: 'refresh_token', refresh_token });

  it('tells whose code it was', async () => {
    const code = await flow.code();
    const other = { ...exchangeOf(code), redirect_uri: `${flow.application.redirectUri}/other` };
    const user_id = flow.userId;
    expect(await lineOf(other)).toMatchObject({ reason: 'REDIRECT_URI_DIFFERS', user_id });
    expect(await lineOf(exchangeOf(code))).toMatchObject({ status: 200 });
    expect(await lineOf(exchangeOf(code))).toMatchObject({ reason: 'CODE_REUSED', user_id });
  });

  it('tells whose refresh token it was', async () => {
    const { refresh_token: token } = await flow.tokens();
    const user_id = flow.userId;
    const wider = { ...refreshOf(token), scope: 'review:write' };
    expect(await lineOf(wider)).toMatchObject({ reason: 'SCOPE_NOT_GRANTED', user_id });
    await flow.refresh(token);
    log.service.clock.advance({ minutes: 1 });
    expect(await lineOf(refreshOf(token))).toMatchObject({
      ...{ reason: 'REFRESH_TOKEN_REUSED', user_id },
      client_id: flow.application.clientId,
    });
  });

  it('tells whose it was if another application sends it', async () => {
    const { refresh_token: token } = await flow.tokens();
    const code = await flow.code();
    const other = await AuthorizationFlow.start(log.service);
    const user_id = flow.userId;
    const client_id = other.application.clientId;
    expect(await lineOf(refreshOf(token), other)).toMatchObject({ client_id, user_id });
    expect(await lineOf(exchangeOf(code), other)).toMatchObject({ client_id, user_id });
  });

  it('names nobody if the token is unknown', async () => {
    const line = await lineOf(refreshOf('unknown'));
    expect(line).toMatchObject({ reason: 'REFRESH_TOKEN_UNKNOWN' });
    expect(line).not.toHaveProperty('user_id');
  });
});
