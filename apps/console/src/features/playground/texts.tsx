import { ACCESS_TOKEN_MINUTES } from '@wordgrove/contracts';

/** The texts of the playground. */
export const TEXTS = {
  steps: 'Steps',
  authorize: 'Authorize',
  scopesAndPkce: (count: number) => `${count} ${count === 1 ? 'scope' : 'scopes'}, PKCE S256`,
  consent: 'Consent',
  notAllowed: 'Nobody has allowed it yet',
  token: 'Token',
  noToken: 'None in this tab',
  expiresIn: (minutes: number) => `Expires in ${minutes} min`,
  call: 'Call the API',
  endpointsWithin: (count: number, hasToken: boolean) =>
    `${count} ${count === 1 ? 'endpoint' : 'endpoints'} within ${hasToken ? 'your' : 'its'} scopes`,
  find: 'Find an endpoint',
  none: 'No endpoint has this in its name.',
  endpoints: 'Endpoints',
  needs: (scopes: readonly string[]) => `needs ${scopes.join(' and ')}`,
  authorizeLead:
    'This is the address to which your application sends its users. It has a new code challenge (PKCE). You consent on the normal page, and the browser then goes to the redirect URI, as it does for everybody.',
  withoutPkce:
    'This page is not served over https, so that the browser makes no code challenge. The address has none.',
  open: 'Open it as yourself',
  opens: 'Opens in a new tab.',
  address: 'Address',
  verifier: 'Code verifier, to exchange the code',
  redirectUri: 'Redirect URI',
  scopes: 'Scopes',
  tokenLead: `The calls of the playground need no authorization: you get a token of ${ACCESS_TOKEN_MINUTES} minutes for your own words. Only this tab has it, and a reload forgets it. It is listed under Connected applications, where you can revoke it.`,
  getToken: 'Get a token',
  another: 'Get another token',
  tickScope: 'Tick at least one scope.',
  endToken: 'Revoke it',
  ended: 'The token has been revoked',
  tokenOver: 'The token does not work any more. Get another one.',
  needsToken: 'Get a token first',
  writes: (name: string) => (
    <>
      This writes to <strong>your own words</strong>, as <bdi>{name}</bdi>.
    </>
  ),
  needsScopes: (scopes: readonly string[]) =>
    `Needs ${scopes.join(' and ')}, which you do not have here.`,
  askForIt: 'Ask for it',
  noValues: 'This call needs no values.',
  moreFields: (count: number) => `${count} more ${count === 1 ? 'field' : 'fields'}`,
  howToWrite: 'How to write the body',
  form: 'Form',
  json: 'JSON',
  body: 'Body',
  mediaType: 'Media type',
  send: 'Send',
  request: 'Request',
  howToShow: 'How to show the request',
  copyRequest: 'Copy the request',
  theRequest: 'The request',
  response: 'Response',
  responded: (status: number, milliseconds: number) => `Response ${status}, ${milliseconds} ms`,
  timeAndSize: (milliseconds: number, bytes: string) => `${milliseconds} ms · ${bytes} bytes`,
  theResponse: 'The response',
  moreCharacters: (count: string) => `… ${count} more characters`,
  noResponse: 'Send a request to see the response here.',
  earlier: 'Earlier',
  reference: 'Reference',
} as const;
