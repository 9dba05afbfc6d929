import type { ClientType } from '@wordgrove/contracts';

/** The client types in plain words. */
export const CLIENT_TYPE_TEXTS: Record<ClientType, { label: string; description: string }> = {
  CONFIDENTIAL: {
    label: 'On a server',
    description: 'It keeps a secret that users cannot see.',
  },
  PUBLIC: {
    label: 'On people’s devices',
    description:
      'A browser extension, a desktop program or a mobile app. It has no secret and uses PKCE instead.',
  },
};
