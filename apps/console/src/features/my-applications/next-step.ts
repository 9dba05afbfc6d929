import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto, ApplicationSecretDto } from '@wordgrove/dto';
import { expiryText, liveSecrets, secretName } from './secret-life';

/** The next thing for the developer of an application to do, and the tab on which to do it. */
export interface NextStep {
  title: string;
  link: string;
  path: string;
  /** The secret that it is about, if it is about one. */
  secretId?: string;
}

const CREDENTIALS = PAGES.applicationCredentials;
const REVIEW = PAGES.applicationReview;
const QUICK_START = PAGES.applicationQuickStart;

/** Returns the most urgent step, or null if there is nothing to do. */
export function nextStep(
  application: ApplicationDto,
  hasAuthorized: boolean,
  now = new Date(),
): NextStep | null {
  const { status, client_type: type, secrets } = application;
  const live = liveSecrets(secrets, now);
  if (status === 'SUSPENDED')
    return step('answer the reviewers', 'See why it is suspended', REVIEW);
  if (status === 'REJECTED') return step('change it and submit again', 'See the reason', REVIEW);
  if (type === 'CONFIDENTIAL' && live.length === 0)
    return step('add a secret', 'It has none that works', CREDENTIALS);
  const [oldest] = live;
  if (live.length > 1 && oldest) return rotation(oldest, now);
  if (status === 'DRAFT')
    return hasAuthorized
      ? step('submit it for review', 'Open it to everyone', REVIEW)
      : step('one successful authorization, then submit', 'Open the quick start', QUICK_START);
  const expiry = oldest && expiryText(oldest, now);
  if (oldest && expiry)
    return ofSecret('replace the secret', oldest, `${secretName(oldest)} ${expiry}`);
  return null;
}

function rotation(old: ApplicationSecretDto, now: Date): NextStep {
  const expiry = expiryText(old, now);
  const name = secretName(old);
  const link = expiry === null ? `The old secret, ${name}, still works` : `${name} ${expiry}`;
  return ofSecret('finish the rotation', old, link);
}

function ofSecret(title: string, { id }: ApplicationSecretDto, link: string): NextStep {
  return { ...step(title, link, CREDENTIALS), secretId: id };
}

function step(title: string, link: string, path: string): NextStep {
  return { title, link, path };
}
