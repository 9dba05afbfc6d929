import { ACCOUNT_PURGE, type PurgeStep } from '../accounts/index.js';
import {
  APPLICATION_PURGE,
  APPLICATIONS_PURGE,
  ENDED_APPLICATION,
  OWNED_APPLICATIONS,
} from '../applications/index.js';
import { LEARNING_PURGE } from '../learning/index.js';
import { OAUTH_OF_APPLICATION_PURGE, OAUTH_PURGE } from '../oauth/index.js';
import { REVIEW_PURGE } from '../review/index.js';
import { TRAFFIC_OF_APPLICATION_PURGE, TRAFFIC_PURGE } from '../traffic/index.js';
import { forgetImporters, TRANSFER_PURGE } from '../transfer/index.js';
import { WORDBOOKS_PURGE } from '../wordbooks/index.js';

/**
 * The steps for all records of a user, starting with the records that depend on others. In any other order,
 * removing one record would cascade to any number of others at once.
 */
export const ACCOUNT_PURGE_STEPS: readonly PurgeStep[] = [
  ...TRANSFER_PURGE,
  ...REVIEW_PURGE,
  ...WORDBOOKS_PURGE,
  ...LEARNING_PURGE,
  forgetImporters('owned applications', OWNED_APPLICATIONS),
  ...OAUTH_PURGE,
  ...TRAFFIC_PURGE,
  ...APPLICATIONS_PURGE,
  ...ACCOUNT_PURGE,
];

/** The steps for all records of an application, except what it brought: that belongs to its users. */
export const APPLICATION_PURGE_STEPS: readonly PurgeStep[] = [
  forgetImporters('ended applications', ENDED_APPLICATION),
  ...OAUTH_OF_APPLICATION_PURGE,
  ...TRAFFIC_OF_APPLICATION_PURGE,
  ...APPLICATION_PURGE,
];
