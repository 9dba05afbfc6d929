import type { Members } from '../../support/members.js';

/** Parameters of a query by their kind. */
export type Parameters = Record<
  string,
  | 'page-size'
  | 'page-token'
  | 'sync-token'
  | 'filter'
  | 'review-filter'
  | 'order'
  | 'status'
  | 'days'
  | 'version'
  | 'usage-days'
  | 'call-kind'
  | 'call-status'
  | 'uuid'
  | 'instant'
  | 'text'
  | 'transfer-format'
  | 'language'
  | 'mapping'
  | 'flag'
  | 'search'
  | 'id'
  | 'audit-actions'
  | 'instant'
  | 'role'
  | 'account-state'
  | 'submission-kind'
  | 'application-state'
  | 'application-order'
  | 'set'
>;

/** An endpoint under `/api` with everything that it takes. */
export interface Endpoint {
  /** Method and path, as `/openapi.json` has them. */
  route: string;
  /** The callers that it allows; `site` is a page of the web app before sign-in. */
  access: 'token' | 'any-token' | 'session' | 'admin' | 'site';
  /** Status for who is not signed in, 401 by default. */
  signedOut?: 401 | 403;
  /** The reason for which a caller is refused whose input is good. */
  refusedFor?: string;
  body?: Members;
  /** Its body is a file of any content. */
  takesFile?: true;
  /** The most that its body may be, 256 by default. */
  bodyKib?: number;
  query?: Parameters;
}

/** The query of a list. */
export const page: Parameters = { page_size: 'page-size', page_token: 'page-token' };
