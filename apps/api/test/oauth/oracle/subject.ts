import type { Overrides } from '../../support/authorization-flow.js';

/** A registered application, as both servers know it. */
export interface SubjectClient {
  id: string;
  /** Empty for a public one. */
  secret: string;
  redirectUri: string;
  method: 'client_secret_post' | 'client_secret_basic' | 'none';
}

/** The applications that each server knows. */
export interface SubjectClients {
  confidential: SubjectClient;
  basic: SubjectClient;
  stranger: SubjectClient;
  /** Has registered `words:read` alone. */
  narrow: SubjectClient;
  /** Its redirect URI has a query. */
  tenant: SubjectClient;
  public: SubjectClient;
  /** Public, on `http://127.0.0.1`. */
  loopback: SubjectClient;
  /** Public, on `http://localhost`. */
  localhost: SubjectClient;
}

/** A response, redirects not followed. */
export interface SubjectAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface AuthorizeOptions {
  client?: SubjectClient;
  /** `user` by default. */
  as?: SubjectUser;
}

/** `nobody` has no session; `silent user` has one and decides on no page; `refusing user` denies. */
export type SubjectUser = 'user' | 'silent user' | 'refusing user' | 'nobody';

/** An authorization server under test, seen from outside. */
export interface Subject {
  readonly issuer: string;
  readonly clients: SubjectClients;
  /**
   * Sends a user's browser to the authorize endpoint, has the user decide what is asked, and returns
   * the last response: a page, or the redirect to the application.
   */
  authorize(query: URLSearchParams, as: SubjectUser): Promise<SubjectAnswer>;
  close(): Promise<void>;
}

/** The changes to a request to a form endpoint. */
export interface FormOptions {
  client?: SubjectClient;
  headers?: Record<string, string>;
  method?: string;
  /** Appended to the address. */
  query?: Record<string, string>;
  /** Sent in place of the form. */
  raw?: string;
}

export type { Overrides };
