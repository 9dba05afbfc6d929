import { REVIEW_QUEUE } from '../review-queue/review-queue-key';

/** The key of what waits in the query cache, with one key per search below it. A decision makes the lists of applications stale too. */
export const INBOX = [...REVIEW_QUEUE, 'waiting'];
