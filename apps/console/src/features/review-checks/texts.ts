import type { ReviewCheckKind } from '@wordgrove/contracts';
import type { ReviewCheckDto } from '@wordgrove/dto';

/** The result of the checks of one kind together. */
export type Outcome = ReviewCheckDto['result'];

export const CHECKS_TITLE = 'Checks';
export const RUNNING = 'Running…';
export const RAN = 'run';
export const RUN_STARTED = 'The checks are running, which takes some seconds';
export const RUN_AGAIN = 'Run again';
export const RUN_FIRST = 'Run the checks';
export const NOT_RUN = 'Not run for these settings yet.';
export const BY_CRITERIA = (version: number) => `Criteria v${version}`;

/** The subject of each kind of checks, for results that are not known. */
const SUBJECTS: Record<ReviewCheckKind, string> = {
  HOMEPAGE_HOST: 'Home page and redirect hosts',
  HTTPS: 'Addresses and https',
  NAME: 'Look-alikes of the name',
  SCOPE_REASON: 'Reasons for the permissions',
  AUTHORIZATION: 'A first authorization',
  HOST_PROOF: 'Proof of the hosts',
};

const MET: Record<ReviewCheckKind, string> = {
  HOMEPAGE_HOST: 'Home page and redirect hosts agree',
  HTTPS: 'All addresses use https',
  NAME: 'No look-alike of an approved name',
  SCOPE_REASON: 'A reason for each permission',
  AUTHORIZATION: 'Authorized by its owner or a test user',
  HOST_PROOF: 'Each host is proven',
};

const UNMET: Record<ReviewCheckKind, string> = {
  HOMEPAGE_HOST: 'A redirect host is not the home page’s',
  HTTPS: 'An address does not belong here',
  NAME: 'The name looks like another one',
  SCOPE_REASON: 'A permission has no reason',
  AUTHORIZATION: 'Nobody has authorized it yet',
  HOST_PROOF: 'A host is not proven',
};

/** The words with which each result is read aloud. */
export const RESULT_WORDS: Record<Outcome, string> = {
  MET: 'Met:',
  UNMET: 'Not met:',
  UNKNOWN: 'Not known:',
};

/** Returns the headline of the checks of one kind. */
export function headlineOf(
  kind: ReviewCheckKind,
  outcome: Outcome,
  checks: readonly ReviewCheckDto[],
): string {
  const met = checks.filter(({ result }) => result === 'MET').length;
  if (
    checks.length > 1 &&
    met < checks.length &&
    (kind === 'HOST_PROOF' || kind === 'SCOPE_REASON')
  )
    return `${SUBJECTS[kind]}: ${met} of ${checks.length}`;
  if (
    kind === 'HOMEPAGE_HOST' &&
    checks.some(({ subject }) => subject === null) &&
    outcome !== 'MET'
  )
    return 'There is no home page';
  return { MET, UNMET, UNKNOWN: SUBJECTS }[outcome][kind];
}

/** Returns the faults of a host of redirect URIs in a sentence. */
export function hostFaultText(isForeign: boolean, isUnproven: boolean): string {
  if (!isForeign) return 'Not proven.';
  return isUnproven
    ? 'Not the host of the home page, and not proven.'
    : 'Not the host of the home page.';
}

/** Returns what the checks come to, in a sentence, for an owner who can submit all the same too. */
export function summaryOf(unmet: number, unknown: number, canSubmit: boolean): string {
  const parts = [
    ...(unmet > 0 ? [`${unmet} ${unmet === 1 ? 'check is' : 'checks are'} not met`] : []),
    ...(unknown > 0 ? [`${unknown} ${unknown === 1 ? 'is' : 'are'} not known yet`] : []),
  ];
  if (parts.length === 0) return 'All checks are met.';
  const hint = canSubmit ? ' You can submit it all the same; reviewers see this too.' : '';
  return `${parts.join(', and ')}.${hint}`;
}
