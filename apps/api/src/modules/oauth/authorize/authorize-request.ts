import type { Scope } from '@wordgrove/contracts';
import type { ApplicationDirectory, DirectoryEntry } from '../../applications/index.js';
import type { RawParameters } from '../parameters.js';
import { requireOpenState } from './checks/application-state.check.js';
import { findApplication } from './checks/client-id.check.js';
import { readCodeChallenge } from './checks/code-challenge.check.js';
import { readPrompt, type Prompt } from './checks/prompt.check.js';
import { readRedirectUri } from './checks/redirect-uri.check.js';
import { readOnce } from './checks/repeated-parameters.check.js';
import { requireCodeResponse } from './checks/response-type.check.js';
import { readScopes } from './checks/scope.check.js';
import { readState } from './checks/state.check.js';

/** The application that asks, and the redirect URI to which the browser goes next. */
export interface AuthorizeTarget {
  application: DirectoryEntry;
  redirectUri: string;
}

/** The contents of a request that has passed every check. */
export interface AuthorizeRequest {
  state: string;
  scopes: readonly Scope[];
  codeChallenge: string | null;
  prompt: Prompt;
}

/**
 * Runs in order the checks whose failure is shown on a page. After them, the redirect URI can be trusted.
 * @param onFound is told as soon as the application is known
 */
export async function checkTarget(
  raw: RawParameters,
  userId: string | undefined,
  directory: ApplicationDirectory,
  onFound: (application: DirectoryEntry) => void,
): Promise<AuthorizeTarget> {
  const application = await findApplication(raw, directory);
  onFound(application);
  const redirectUri = readRedirectUri(raw, application);
  await requireOpenState(application, userId, directory);
  return { application, redirectUri };
}

/** Runs in order the checks whose failure is sent to the redirect URI. */
export function checkRequest(raw: RawParameters, application: DirectoryEntry): AuthorizeRequest {
  const parameters = readOnce(raw);
  requireCodeResponse(parameters);
  const state = readState(parameters);
  const scopes = readScopes(parameters, application.scopes);
  const codeChallenge = readCodeChallenge(parameters, application.clientType);
  const prompt = readPrompt(parameters);
  return { state, scopes, codeChallenge, prompt };
}
