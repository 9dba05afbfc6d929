import { redirectUriFault } from '@wordgrove/contracts';
import { testWordIn } from '../../ui/test-host';

/** The hosts under which anybody gets an address for a while. */
const SHARED_HOSTS = [
  ...['ngrok.io', 'ngrok.app', 'ngrok-free.app', 'ngrok.dev', 'trycloudflare.com', 'loca.lt'],
  ...['vercel.app', 'netlify.app', 'pages.dev', 'herokuapp.com', 'onrender.com', 'github.io'],
];

/**
 * Returns for each redirect URI what the developer should look at, or null. All of them can be registered. The
 * texts are sentences.
 */
export function redirectUriWarnings(uris: readonly string[]): (string | null)[] {
  const typed = uris.map((uri) => uri.trim());
  return typed.map((uri, at) => {
    if (uri === '' || redirectUriFault(uri) !== null) return null;
    const before = typed.slice(0, at);
    if (before.includes(uri)) return 'This redirect URI is in the list already.';
    const twin = before.find((other) => withoutSlash(other) === withoutSlash(uri));
    if (twin !== undefined)
      return `It differs from ${twin} only by the slash at the end. Both are compared letter by letter, so keep the one that your application sends.`;
    return hostWarning(new URL(uri).hostname);
  });
}

function hostWarning(host: string): string | null {
  const shared = SHARED_HOSTS.find((each) => host === each || host.endsWith(`.${each}`));
  if (shared !== undefined)
    return `Anybody can get a name under ${shared}. If you give this one up, somebody else can receive your users’ codes there.`;
  const word = testWordIn(host);
  return word === undefined
    ? null
    : `“${word}” looks like a host for tests. Register that as an application of its own, so that codes of your users never go there.`;
}

/** The address without the slash at the end of its path. */
function withoutSlash(uri: string): string {
  return uri.replace(/\/(?=$|\?)/, '');
}
