import type { Overrides } from '../support/authorization-flow.js';

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
  public: SubjectClient;
  loopback: SubjectClient;
}

/** A response, redirects not followed. */
export interface SubjectAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface AuthorizeOptions {
  client?: SubjectClient;
  /** `nobody` has no session; `silent user` has one and answers no page. */
  as?: 'user' | 'silent user' | 'nobody';
}

/** An authorization server under test, seen from outside. */
export interface Subject {
  readonly issuer: string;
  readonly clients: SubjectClients;
  /**
   * Sends a user's browser to the authorize endpoint, has the user agree to what is asked, and tells
   * the last answer: a page, or the redirect to the application.
   */
  authorize(
    query: URLSearchParams,
    as: NonNullable<AuthorizeOptions['as']>,
  ): Promise<SubjectAnswer>;
  close(): Promise<void>;
}

/** What a request to a form endpoint is changed in. */
export interface FormOptions {
  client?: SubjectClient;
  headers?: Record<string, string>;
  method?: string;
  /** Sent in place of the form. */
  raw?: string;
}

export type { Overrides };
