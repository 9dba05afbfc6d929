import { redirectUriFault } from '@wordgrove/contracts';
import { testWordIn } from '../../ui/test-host';
import { URI_WARNINGS } from './form-texts';

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
    if (before.includes(uri)) return URI_WARNINGS.duplicate;
    const twin = before.find((other) => withoutSlash(other) === withoutSlash(uri));
    if (twin !== undefined) return URI_WARNINGS.twin(twin);
    return hostWarning(new URL(uri).hostname);
  });
}

function hostWarning(host: string): string | null {
  const shared = SHARED_HOSTS.find((each) => host === each || host.endsWith(`.${each}`));
  if (shared !== undefined) return URI_WARNINGS.sharedHost(shared);
  const word = testWordIn(host);
  return word === undefined ? null : URI_WARNINGS.testHost(word);
}

/** The address without the slash at the end of its path. */
function withoutSlash(uri: string): string {
  return uri.replace(/\/(?=$|\?)/, '');
}
