import type { Answer, CallOptions, Client } from '../support/client.js';
import type { Given, GivenApplication } from '../support/given.js';
import type { Ids } from './ids.js';
import type { Operation } from './operations.js';
import { kindsNeededBy, kindsUsedBy, PASSWORD } from './samples.js';

/** The callers of the requests at random. */
export interface Callers {
  /** The cookies of the user, who owns applications, and of an admin. */
  session: string;
  admin: string;
  userId: string;
  token: string;
  application: GivenApplication;
}

const MAX_NEW = 9_999;
const APPLICATIONS = '/api/console/applications';
const PLANS = '/api/v1/review-plans';
const WORDBOOKS = '/api/v1/wordbooks';
const TEMPLATES = '/api/console/admin/reply-templates';

/**
 * Prepares what operations need to be successful, under the names by which requests ask for it. What a success has
 * used up is prepared again.
 */
export class Seeds {
  #serial = 0;
  readonly #plans = new Map<string, string>();
  readonly #makers: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
    draft_application: async () => ({ draft_application: await this.#draft() }),
    submitted_application: async () => ({ submitted_application: await this.#submitted() }),
    tested_application: () => this.#tested(),
    keyed_application: () => this.#keyed(),
    offered_application: () => this.#offering(),
    approved_application: async () => ({ approved_application: await this.#inState('APPROVED') }),
    suspended_application: async () => ({
      suspended_application: await this.#inState('SUSPENDED'),
    }),
    held_application: async () => ({ held_application: await this.#held() }),
    handover_offer: async () => ({
      handover_offer: (await this.#offered('handover', 'handover-offers')).handover_offers.at(-1)
        .id,
    }),
    test_user_invitation: async () => ({
      test_user_invitation: (
        await this.#offered('test-users', 'test-user-invitations')
      ).invitations.at(-1).id,
    }),
    reply_template: () => this.#replyTemplate(),
    authorization_request: () => this.#pending(),
    code: () => this.#code(),
    grant: () => this.#grant(),
    shown_flashcard: () => this.#flashcard('shown'),
    application: async () => ({ application: await this.#draft() }),
    wordbook: () => this.#wordbook(),
    given_review: () => this.#review(),
    signed_up_email: async () => ({ signed_up_email: (await this.#signUp()).email }),
    leaver_session: async () => ({ leaver_session: (await this.#signUp()).session }),
  };

  constructor(
    private readonly client: Client,
    private readonly given: Given,
    private readonly callers: Callers,
    private readonly ids: Ids,
  ) {}

  async prepareAll(): Promise<void> {
    for (const kind of Object.keys(this.#makers)) await this.#prepare(kind);
  }

  /** Prepares what an operation needs to be successful. */
  async prepareFor(operation: Operation): Promise<void> {
    for (const kind of kindsNeededBy(operation)) await this.#prepare(kind);
  }

  /** Prepares again what successful operations may have used up. */
  async renew(operations: readonly Operation[]): Promise<void> {
    for (const kind of new Set(operations.flatMap(kindsUsedBy))) await this.#prepare(kind);
  }

  async #prepare(kind: string): Promise<void> {
    const make = Object.hasOwn(this.#makers, kind) ? this.#makers[kind] : undefined;
    if (make !== undefined) this.ids.give(await make());
  }

  async #draft(): Promise<string> {
    const { body } = await this.#console('POST', APPLICATIONS, {
      name: `Reader ${(this.#serial += 1)}`,
      description: 'Collects words.',
      redirect_uris: ['https://app.example/callback'],
      scopes: ['words:read', 'words:write'],
    });
    return body.application.id;
  }

  async #submitted(): Promise<string> {
    const id = await this.#draft();
    await this.#console('POST', `${APPLICATIONS}/${id}/submit`);
    return id;
  }

  async #held(): Promise<string> {
    const id = await this.#submitted();
    const path = `/api/console/admin/applications/${id}/approve`;
    await this.#call('POST', path, { cookie: this.callers.admin, body: { hold_seconds: 60 } });
    return id;
  }

  async #inState(status: string): Promise<string> {
    return (await this.given.application({ ownerId: this.callers.userId, status })).id;
  }

  async #tested(): Promise<Record<string, string>> {
    const [id, { email }] = [await this.#draft(), await this.given.user()];
    await this.#console('POST', `${APPLICATIONS}/${id}/test-users`, { email });
    return { tested_application: id, test_user_email: email };
  }

  async #keyed(): Promise<Record<string, string>> {
    const id = await this.#draft();
    const { body } = await this.#console('POST', `${APPLICATIONS}/${id}/secrets`, {});
    return { keyed_application: id, secret: body.secret.id };
  }

  async #offering(): Promise<Record<string, string>> {
    const [id, { email }] = [await this.#draft(), await this.given.user()];
    await this.#console('POST', `${APPLICATIONS}/${id}/handover`, { email });
    return { offered_application: id };
  }

  /** Lets another user offer something to the one who sends the requests, and lists the offers. */
  async #offered(what: string, list: string): Promise<LooseJson> {
    const { id, ownerId } = await this.given.application({ status: 'DRAFT' });
    const cookie = await this.given.session(ownerId);
    const own = await this.#console('GET', '/api/console/session');
    const body = { email: own.body.user.email };
    await this.#call('POST', `${APPLICATIONS}/${id}/${what}`, { cookie, body });
    return (await this.#console('GET', `/api/console/${list}`)).body;
  }

  async #replyTemplate(): Promise<Record<string, string>> {
    const body = { kind: 'ASK', name: `Template ${(this.#serial += 1)}`, text: 'Hello.' };
    const caller = { cookie: this.callers.admin };
    const made = await this.#made(TEMPLATES, 'reply_templates', caller, body);
    return { reply_template: made.reply_template.id };
  }

  async #pending(): Promise<Record<string, string>> {
    const { clientId: client_id, redirectUri: redirect_uri } = await this.given.application();
    const location = await this.#authorize({ client_id, redirect_uri });
    return { authorization_request: location.slice('/consent?request='.length) };
  }

  async #authorize(parameters: Record<string, string>): Promise<string> {
    const query = { ...parameters, response_type: 'code', scope: 'words:read', state: 'a' };
    const options = { query, cookie: this.callers.session };
    const { headers } = await this.#call('GET', '/oauth/authorize', options);
    return headers.get('location') ?? '';
  }

  async #code(): Promise<Record<string, string>> {
    const { clientId: client_id, redirectUri: redirect_uri } = this.callers.application;
    let location = await this.#authorize({ client_id, redirect_uri });
    const [, request] = /^\/consent\?request=(.*)$/.exec(location) ?? [];
    if (request !== undefined) {
      const path = `/api/console/authorization-requests/${request}/decision`;
      location = (await this.#console('POST', path, { approve: true })).body.redirect_to;
    }
    return { code: new URL(location).searchParams.get('code') ?? '' };
  }

  async #grant(): Promise<Record<string, string>> {
    return { grant: (await this.given.token({ userId: this.callers.userId })).grantId };
  }

  /** A card of a new word, in a plan of its own, since requests at random change those that exist. */
  async #flashcard(use: string): Promise<Record<string, string>> {
    await this.#api('/api/v1/learning/collect-word', { spec: { term: `seed ${++this.#serial}` } });
    const plan = { name: 'Seeds', daily_new_limit: MAX_NEW };
    const { token } = this.callers;
    const seed_plan: string = (await this.#made(PLANS, 'review_plans', { token }, plan)).review_plan
      .id;
    const last = this.#plans.get(use);
    if (last !== undefined) await this.client.delete(`${PLANS}/${last}`, { token });
    this.#plans.set(use, seed_plan);
    const cards = await this.#api(`${PLANS}/${seed_plan}/flashcards`, { limit: 1 });
    return { seed_plan, shown_flashcard: cards.body.flashcards[0].id };
  }

  /** Makes something, if need be instead of others, since requests make as many as there may be. */
  async #made(path: string, list: string, caller: CallOptions, body: object): Promise<LooseJson> {
    const made = await this.client.call<LooseJson>('POST', path, { ...caller, body });
    if (made.status === 200) return made.body;
    const others: { id: string }[] = (await this.#call('GET', path, caller)).body[list];
    const kept = [...this.#plans.values()];
    for (const { id } of others)
      if (!kept.includes(id)) await this.client.call('DELETE', `${path}/${id}`, caller);
    return (await this.#call('POST', path, { ...caller, body })).body;
  }

  async #review(): Promise<Record<string, string>> {
    const { seed_plan, shown_flashcard: flashcard_id } = await this.#flashcard('answered');
    const answer = { flashcard_id, is_correct: true };
    const { body } = await this.#api(`${PLANS}/${seed_plan}/submit-answer`, answer);
    return { given_review: body.review.id };
  }

  async #wordbook(): Promise<Record<string, string>> {
    const book = { name: 'Seeds', language: 'LANGUAGE_ENGLISH' };
    const { token } = this.callers;
    return { wordbook: (await this.#made(WORDBOOKS, 'wordbooks', { token }, book)).wordbook.id };
  }

  async #signUp(): Promise<{ email: string; session: string }> {
    const email = `seed-${(this.#serial += 1)}@example.org`;
    const body = { email, password: PASSWORD, display_name: 'Ada' };
    const headers = { origin: this.client.url };
    const { headers: answered } = await this.#call('POST', '/api/console/users', { body, headers });
    const [, session = ''] =
      /wordgrove_session=([^;]+)/.exec(answered.get('set-cookie') ?? '') ?? [];
    return { email, session };
  }

  #console(method: string, path: string, body?: object) {
    return this.#call(method, path, { cookie: this.callers.session, ...(body && { body }) });
  }

  #api(path: string, body: object) {
    return this.#call('POST', path, { token: this.callers.token, body });
  }

  async #call(method: string, path: string, options: CallOptions) {
    const answer = await this.client.call<LooseJson>(method, path, options);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer as Answer<LooseJson>;
  }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the client checks bodies against the description
type LooseJson = any;
