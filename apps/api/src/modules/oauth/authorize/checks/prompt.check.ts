// Rule 16: "consent" forces the page and "none" forbids it. Other values, such as those of OpenID, mean nothing
// here.
import { invalidRequest } from '../../oauth-error.js';
import type { Parameters } from '../../parameters.js';

export type Prompt = 'consent' | 'none' | 'as needed';

/** Returns how to ask the user. @throws OAuthError `invalid_request` if the values contradict each other */
export function readPrompt(parameters: Parameters): Prompt {
  const values = (parameters.get('prompt') ?? '').split(' ').filter((value) => value !== '');
  if (values.includes('none')) {
    if (values.length > 1)
      throw invalidRequest('PROMPT_INVALID', 'prompt combines none with another value');
    return 'none';
  }
  return values.includes('consent') ? 'consent' : 'as needed';
}
