import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto, ApplicationSecretDto } from '@wordgrove/dto';
import { expiryText, liveSecrets, secretName } from './secret-life';
import { STEPS } from './state-texts';

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
  if (status === 'SUSPENDED') return step(STEPS.answer, STEPS.seeWhySuspended, REVIEW);
  if (status === 'REJECTED') return step(STEPS.changeAndSubmit, STEPS.seeReason, REVIEW);
  if (type === 'CONFIDENTIAL' && live.length === 0)
    return step(STEPS.addSecret, STEPS.noSecret, CREDENTIALS);
  const [oldest] = live;
  if (live.length > 1 && oldest) return rotation(oldest, now);
  if (status === 'DRAFT')
    return hasAuthorized
      ? step(STEPS.submit, STEPS.openToEveryone, REVIEW)
      : step(STEPS.authorize, STEPS.openQuickStart, QUICK_START);
  const expiry = oldest && expiryText(oldest, now);
  if (oldest && expiry)
    return ofSecret(STEPS.replaceSecret, oldest, STEPS.secretExpires(secretName(oldest), expiry));
  return null;
}

function rotation(old: ApplicationSecretDto, now: Date): NextStep {
  const expiry = expiryText(old, now);
  const name = secretName(old);
  const link = expiry === null ? STEPS.oldSecretWorks(name) : STEPS.secretExpires(name, expiry);
  return ofSecret(STEPS.finishRotation, old, link);
}

function ofSecret(title: string, { id }: ApplicationSecretDto, link: string): NextStep {
  return { ...step(title, link, CREDENTIALS), secretId: id };
}

function step(title: string, link: string, path: string): NextStep {
  return { title, link, path };
}
