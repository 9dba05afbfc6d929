import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { expiryText, liveSecrets, secretName } from './secret-life';

/** Something about an application that its developer should look at. */
export interface Need {
  kind: 'QUESTION' | 'REJECTED' | 'SUSPENDED' | 'SECRET';
  application: ApplicationDto;
  text: string;
  /** The words of a reviewer, if the text introduces them. */
  quote?: string;
  /** The secret that it is about, if it is about one. */
  secretId?: string;
  /** The time that it is about, if there is one. */
  at: string | null;
  link: string;
  path: string;
}

const REVIEW = PAGES.applicationReview;
const CREDENTIALS = PAGES.applicationCredentials;

/** Returns what the developer should look at, apart from questions, which stand in the threads. */
export function needsOf(application: ApplicationDto, now: Date): Need[] {
  return [...decisionOf(application), ...secretNeeds(application, now)];
}

/** The question of a reviewer, which waits for an answer. */
export function questionNeed(application: ApplicationDto, quote: string, at: string): Need {
  const text = 'A reviewer asks:';
  return { kind: 'QUESTION', application, text, quote, at, link: 'Answer', path: REVIEW };
}

function decisionOf(application: ApplicationDto): Need[] {
  const { status, rejection_reason: reason } = application;
  if (status !== 'REJECTED' && status !== 'SUSPENDED') return [];
  const text = status === 'REJECTED' ? 'Rejected:' : 'Suspended:';
  const link = 'See what to do';
  const quote = reason === null ? {} : { quote: reason };
  return [{ kind: status, application, text, ...quote, at: null, link, path: REVIEW }];
}

function secretNeeds(application: ApplicationDto, now: Date): Need[] {
  if (application.client_type === 'PUBLIC') return [];
  const live = liveSecrets(application.secrets, now);
  const base = { kind: 'SECRET' as const, application, path: CREDENTIALS };
  if (live.length === 0)
    return [{ ...base, text: 'It has no secret that works.', at: null, link: 'Add a secret' }];
  const link = live.length > 1 ? 'Finish the rotation' : 'Replace it';
  return live.flatMap((secret) => {
    const expiry = expiryText(secret, now);
    if (expiry === null) return [];
    const text = `The secret ${secretName(secret)} ${expiry}`;
    return [{ ...base, text, at: secret.expires_at, link, secretId: secret.id }];
  });
}
