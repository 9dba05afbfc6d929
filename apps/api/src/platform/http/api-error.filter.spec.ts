import { BadRequestException, Logger, NotFoundException } from '@nestjs/common';
import type { ArgumentsHost } from '@nestjs/common';
import type { ErrorEnvelope } from '@wordgrove/contracts';
import type { Request } from 'express';
import { DatabaseBusy } from '../database/bounded-pool.js';
import { ApiError, methodNotAllowed, notFound, resourceExhausted } from './api-error.js';
import { ApiErrorFilter } from './api-error.filter.js';
import { refusalOf, type Refusal } from './refusal.js';

interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: ErrorEnvelope;
  destroyed: boolean;
  refusal: Refusal | undefined;
}

/** Returns the response to a request that fails with `thrown`. */
function render(thrown: unknown, headersSent = false): Rendered {
  const rendered: Rendered = {
    status: 0,
    headers: {},
    body: {} as ErrorEnvelope,
    destroyed: false,
    refusal: undefined,
  };
  const request = {} as Request;
  const response = {
    headersSent,
    status: (status: number) => ((rendered.status = status), response),
    set: (headers: Record<string, string>) => (Object.assign(rendered.headers, headers), response),
    json: (body: ErrorEnvelope) => ((rendered.body = body), response),
    destroy: () => (rendered.destroyed = true),
  };
  const http = { getResponse: () => response, getRequest: () => request };
  new ApiErrorFilter().catch(thrown, { switchToHttp: () => http } as unknown as ArgumentsHost);
  rendered.refusal = refusalOf(request);
  return rendered;
}

const withCode = (code: string, message = 'secret of the database') =>
  Object.assign(new Error(message), { code });

describe('the error filter', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => (logged = jest.spyOn(Logger.prototype, 'error').mockImplementation()));
  afterEach(() => logged.mockRestore());

  it('renders an error of ours with its headers, and does not log it', () => {
    const { status, headers, body } = render(resourceExhausted('QUOTA_EXCEEDED', 1.2));
    expect([status, headers]).toEqual([429, { 'Retry-After': '2' }]);
    expect(body.error).toMatchObject({
      code: 'RESOURCE_EXHAUSTED',
      details: [{ reason: 'QUOTA_EXCEEDED' }],
    });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    [new DatabaseBusy(), 'All connections to the database are busy'],
    [new ApiError('PAYLOAD_TOO_LARGE', 'The body is too large'), 'The body is too large'],
    [resourceExhausted('QUOTA_EXCEEDED', 1), undefined],
  ])('tells the log what is wrong with %p if it has no reason', (thrown, message) => {
    expect(render(thrown).refusal?.message).toBe(message);
  });

  it('never tells a client to come back at once', () => {
    expect(render(resourceExhausted('QUOTA_EXCEEDED', 0)).headers['Retry-After']).toBe('1');
  });

  it('names the methods of a 405', () => {
    expect(render(methodNotAllowed(['GET', 'HEAD'])).headers).toEqual({ Allow: 'GET, HEAD' });
  });

  it('has a status for each code', () => {
    expect(render(notFound('word')).status).toBe(404);
    expect(render(new ApiError('ABORTED', 'x')).status).toBe(409);
  });

  it.each([new URIError('Failed to decode /etc/passwd'), new BadRequestException('at parse.js:1')])(
    'takes %p for a malformed request',
    (thrown) => {
      const { status, body } = render(thrown);
      expect([status, body.error.details[0]?.reason]).toEqual([400, 'MALFORMED']);
      expect(JSON.stringify(body)).not.toMatch(/passwd|parse\.js/);
    },
  );

  it.each([
    ['an error', new Error('select * from users at /srv/app/main.js:1')],
    ['a fault of SQL', withCode('23505', 'duplicate key value violates "users_email_key"')],
    ['another exception of Nest', new NotFoundException('Cannot GET /srv/secret')],
    ['an error with circles', Object.assign(new Error('x'), { self: globalThis })],
    ['a text', 'select 1 from /etc/passwd'],
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
  ])('hides %s behind a 500, and logs it', (_name, thrown) => {
    const { status, headers, body } = render(thrown);
    expect([status, headers]).toEqual([500, {}]);
    expect(body).toEqual({
      error: {
        code: 'INTERNAL',
        message: 'Something went wrong on our side',
        details: [{ reason: 'INTERNAL', metadata: { request_id: '' } }],
      },
    });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each([
    withCode('08006'),
    withCode('57P01'),
    withCode('57P03'),
    withCode('28P01'),
    withCode('3D000'),
    withCode('53200'),
    withCode('53300'),
    withCode('53400'),
    withCode('57014'),
    withCode('58030'),
    withCode('55P03'),
    withCode('25P03'),
    withCode('25P04'),
    withCode('CERT_HAS_EXPIRED'),
    withCode('ETIMEDOUT'),
    withCode('EMFILE'),
    new DatabaseBusy(),
    withCode('ECONNREFUSED'),
    withCode('ECONNRESET'),
    withCode('ENOTFOUND'),
    withCode('EPIPE'),
    withCode('ENOENT', 'connect ENOENT /var/run/postgresql/.s.PGSQL.5432'),
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('takes %p for an absent database: 503, try again', (thrown) => {
    const { status, headers, body } = render(thrown);
    expect([status, headers]).toEqual([503, { 'Retry-After': '1' }]);
    expect(body).toEqual({
      error: {
        code: 'UNAVAILABLE',
        message: 'The service is temporarily unavailable',
        details: [],
      },
    });
  });

  it('takes a database without space for a full disk: 503 with what to tell the operator', () => {
    const { status, headers, body } = render(withCode('53100'));
    expect([status, headers]).toEqual([503, { 'Retry-After': '30' }]);
    expect(body).toMatchObject({
      error: { code: 'UNAVAILABLE', details: [{ reason: 'DISK_FULL' }] },
    });
  });

  it.each(['22021', '40001', '42P01', 'ENOENTX'])('takes %s for a defect', (code) => {
    expect(render(withCode(code)).status).toBe(500);
  });

  it('cuts a response that has begun', () => {
    const { status, destroyed } = render(new Error('x'), true);
    expect([status, destroyed]).toEqual([0, true]);
  });
});
