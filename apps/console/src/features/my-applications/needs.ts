import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto, ApplicationMessageDto } from '@wordgrove/dto';
import { expiryText, liveSecrets, secretName } from './secret-life';
import { NEEDS } from './state-texts';

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

/** Entries of the thread with the reviewers, newest first. */
type Thread = readonly Pick<ApplicationMessageDto, 'kind' | 'text' | 'created_at'>[];

/** Returns what the developer should look at. The thread may be empty if it is not known. */
export function needsOf(application: ApplicationDto, thread: Thread, now: Date): Need[] {
  return [
    ...questionOf(application, thread),
    ...decisionOf(application, thread),
    ...secretNeeds(application, now),
  ];
}

/** Returns the question of a reviewer that nobody has answered: the newest entry of the thread is one. */
function questionOf(application: ApplicationDto, [newest]: Thread): Need[] {
  if (application.submission_id === null || newest?.kind !== 'QUESTION') return [];
  const { text: quote, created_at: at } = newest;
  const { asks: text, answer: link } = NEEDS;
  return [{ kind: 'QUESTION', application, text, quote, at, link, path: REVIEW }];
}

function decisionOf(application: ApplicationDto, thread: Thread): Need[] {
  const { status, rejection_reason: reason } = application;
  if (status !== 'REJECTED' && status !== 'SUSPENDED') return [];
  const text = status === 'REJECTED' ? NEEDS.rejected : NEEDS.suspended;
  const link = NEEDS.seeWhatToDo;
  const quote = reason === null ? {} : { quote: reason };
  const at = thread.find(({ kind }) => kind === status)?.created_at ?? null;
  return [{ kind: status, application, text, ...quote, at, link, path: REVIEW }];
}

function secretNeeds(application: ApplicationDto, now: Date): Need[] {
  if (application.client_type === 'PUBLIC') return [];
  const live = liveSecrets(application.secrets, now);
  const base = { kind: 'SECRET' as const, application, path: CREDENTIALS };
  if (live.length === 0)
    return [{ ...base, text: NEEDS.noSecret, at: null, link: NEEDS.addSecret }];
  const link = live.length > 1 ? NEEDS.finishRotation : NEEDS.replaceIt;
  return live.flatMap((secret) => {
    const expiry = expiryText(secret, now);
    if (expiry === null) return [];
    const text = NEEDS.secretExpires(secretName(secret), expiry);
    return [{ ...base, text, at: secret.expires_at, link, secretId: secret.id }];
  });
}
