import { LIMITS } from '@wordgrove/contracts';
import type { ReactNode } from 'react';
import { countText } from '../../ui/formats';
import { isolated } from '../../ui/isolated';

/** The texts about the secrets of an application: the list of them, and what is shown of a new one. */
export const SECRETS = {
  goOnToQuickStart: 'Go on to quick start',
  goOn: 'Go on',
  storeSecret: (name: string) => (
    <>
      Store the secret of <bdi>{name}</bdi>
    </>
  ),
  onlyHash: 'We keep only its hash. This is the one time that it is shown.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  namedSecret: (name: string) => `Secret “${isolated(name)}”`,
  expiresAt: (time: ReactNode) => <>Expires {time}.</>,
  envFile: 'Both values and the issuer, as environment variables',
  download: 'Download',
  downloadFile: (fileName: string) => `Download ${fileName}`,
  stored: 'I have stored it',
  storedNote: 'Lost it later? Make a second secret; nothing breaks meanwhile.',
  noWayOut: 'Esc, Back and clicks outside do not close this.',
  notConfirmed: (hint: string) =>
    `You have not confirmed that you stored the secret that ends in ${hint}`,
  lost: 'It cannot be shown again. If you do not have it, make a new one.',
  lostUnused:
    'It cannot be shown again. If you do not have it, make a new one: nobody has used this one, so it is removed.',
  makeNewSecret: 'Make a new secret',
  rotation: `You can have ${LIMITS.liveSecrets} secrets at a time. To replace one, add a second, switch your servers to it, and then remove the first.`,
  noSecrets:
    'The application runs on people’s devices, where nothing stays secret, so it has no client secret. Send only the client ID, and use PKCE with every authorization request. A redirect URI on 127.0.0.1 or [::1] can have any port. If a redirect URI uses http, users are asked for consent every time.',
  secrets: 'Client secrets',
  unnamed: 'Unnamed',
  expired: 'Expired',
  expiresSoon: 'Expires soon',
  created: (time: ReactNode) => <>Created {time}</>,
  lastUsed: (time: ReactNode) => <>last used {time}</>,
  notUsed: 'not used yet',
  hasExpired: (time: ReactNode) => <>expired {time}</>,
  willExpire: (time: ReactNode) => <>expires {time}</>,
  noRequests: (days: number) => `No requests in the last ${days} days`,
  requests: (count: number, days: number, share: string) =>
    `${countText(count)} ${count === 1 ? 'request' : 'requests'} in the last ${days} days, ${share} of those of all secrets`,
  andServes: (share: string) => ` and serves ${share} of requests for tokens`,
  removeSecretOf: (hint: string) => `Remove the secret that ends in ${hint}`,
  removeSecretTitle: (hint: string) => `Remove the secret that ends in ${hint}?`,
  removeSecretText:
    'From now on, nobody can get tokens with this secret. Tokens that were issued before keep working.',
  leaked: 'The secret has leaked: revoke all tokens too',
  leakedNote:
    'All codes and tokens of this application stop working now. The application must send its users through authorization again. Their consent stays valid.',
  removeSecret: 'Remove the secret',
  secretRemoved: 'The secret has been removed',
  secretName: 'Name of the secret',
  secretNameNote: 'Optional. It helps you to tell your secrets apart.',
  expires: 'Expires',
  expiresNote: 'The secret stops working at this time.',
  expiresNever: 'Never',
  expiresIn: (days: number) => `In ${days} days`,
  expiresInYear: 'In a year',
} as const;
