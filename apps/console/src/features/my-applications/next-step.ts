import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { secretLife } from './secret-life';

/** The next thing for the developer of an application to do, and the tab on which to do it. */
export interface NextStep {
  title: string;
  link: string;
  path: string;
}

const CREDENTIALS = PAGES.applicationCredentials;
const REVIEW = PAGES.applicationReview;

/** Returns the most urgent step, or null if there is nothing to do. */
export function nextStep(application: ApplicationDto, now = new Date()): NextStep | null {
  const { status, client_type: type, secrets } = application;
  const live = secrets.filter((secret) => secretLife(secret, now) !== 'EXPIRED');
  if (status === 'SUSPENDED')
    return step('answer the reviewers', 'See why it is suspended', REVIEW);
  if (status === 'REJECTED') return step('change it and submit again', 'See the reason', REVIEW);
  if (type === 'CONFIDENTIAL' && live.length === 0)
    return step('add a secret', 'It has none that works', CREDENTIALS);
  if (live.length > 1)
    return step('finish the rotation', 'Remove the old secret when no server uses it', CREDENTIALS);
  if (status === 'DRAFT') return step('submit it for review', 'Open it to everyone', REVIEW);
  return null;
}

function step(title: string, link: string, path: string): NextStep {
  return { title, link, path };
}
