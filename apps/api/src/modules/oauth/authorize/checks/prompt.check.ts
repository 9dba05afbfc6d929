// Rule 16: "consent" forces the page, "none" forbids it; other values, as of OpenID, mean nothing here.
import { invalidRequest } from '../../oauth-error.js';
import type { Parameters } from '../../parameters.js';

export type Prompt = 'consent' | 'none' | 'as needed';

/** What is to be asked. @throws OAuthError `invalid_request` where it contradicts itself */
export function readPrompt(parameters: Parameters): Prompt {
  const values = (parameters.get('prompt') ?? '').split(' ').filter((value) => value !== '');
  if (values.includes('none')) {
    if (values.length > 1) throw invalidRequest('prompt combines none with another value');
    return 'none';
  }
  return values.includes('consent') ? 'consent' : 'as needed';
}
