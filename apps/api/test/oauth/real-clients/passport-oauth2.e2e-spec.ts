import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import express from 'express';
import { Passport } from 'passport';
import OAuth2Strategy, { type VerifyCallback } from 'passport-oauth2';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { collecting, post, UserAgent } from './user-agent.js';

interface SignedIn {
  userId: string;
  accessToken: string;
  refreshToken: string;
}

/** As its documentation has it: the profile comes from the API. */
class WordgroveStrategy extends OAuth2Strategy {
  constructor(
    private readonly base: string,
    options: OAuth2Strategy.StrategyOptions,
    verify: OAuth2Strategy.VerifyFunction,
  ) {
    super(options, verify);
    // Otherwise it sends tokens in the query.
    this._oauth2.useAuthorizationHeaderforGET(true);
  }

  override userProfile(token: string, done: (error?: unknown, profile?: unknown) => void): void {
    this._oauth2.get(`${this.base}/api/v1/me`, token, (error, body) =>
      error ? done(error) : done(null, JSON.parse(String(body))),
    );
  }
}

describe('passport-oauth2', () => {
  let service: TestApp;
  let site: Server;
  afterAll(async () => {
    site.close();
    await service.close();
  });

  it('signs a user in, with state and PKCE', async () => {
    service = await startTestApp();
    const app = express();
    site = app.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const home = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const redirectUri = `${home}/callback`;
    const application = await service.given.application({ redirectUri });
    const passport = new Passport();
    const options = {
      authorizationURL: `${service.url}/oauth/authorize`,
      tokenURL: `${service.url}/oauth/token`,
      clientID: application.clientId,
      clientSecret: application.clientSecret,
      callbackURL: redirectUri,
      scope: ['words:read', 'words:write'],
      state: true,
      pkce: true,
    } as OAuth2Strategy.StrategyOptions;
    const verify = (
      accessToken: string,
      refreshToken: string,
      profile: { user_id: string },
      done: VerifyCallback,
    ) => done(null, { userId: profile.user_id, accessToken, refreshToken });
    passport.use('wordgrove', new WordgroveStrategy(service.url, options, verify));
    // One visitor, whose session is this object.
    const session = {};
    app.use((request, _response, next) => {
      Object.assign(request, { session });
      next();
    });
    app.get('/sign-in', passport.authenticate('wordgrove', { session: false }));
    app.get(
      '/callback',
      passport.authenticate('wordgrove', { session: false }),
      (request, response) => void response.json(request.user),
    );

    const agent = await UserAgent.of(service, application);
    const sent = await fetch(`${home}/sign-in`, { redirect: 'manual' });
    const callback = await agent.visit(sent.headers.get('location') ?? '');
    const signedIn = (await (await fetch(callback)).json()) as SignedIn;
    expect(signedIn.userId).toBe(agent.userId);
    expect(await collecting(service, signedIn.accessToken)).toBe(200);

    const strategy = new OAuth2Strategy(options, () => undefined);
    const fresh = await new Promise<string>((resolve, reject) =>
      strategy['_oauth2'].getOAuthAccessToken(
        signedIn.refreshToken,
        { grant_type: 'refresh_token' },
        (error, accessToken) =>
          error ? reject(new Error(String(error))) : resolve(accessToken ?? ''),
      ),
    );
    expect(await collecting(service, fresh)).toBe(200);

    await post(service, application, 'revoke', { token: fresh });
    expect(await collecting(service, fresh)).toBe(401);

    const forged = await fetch(`${home}/callback?code=x&state=forged`);
    expect(forged.status).toBe(403);
  });
});
