import { deleteRows, deleteRowsOf, type PurgeStep } from '../../accounts/index.js';
import { ENDED_APPLICATION, OWNED_APPLICATIONS } from '../../applications/index.js';

const grantsTo = (applications: string): string =>
  `select g.id from (${applications}) a join grants g on g.application_id = a.id`;

/**
 * Returns the steps for the grants that `grants` selects, starting with the records that depend on others.
 * `which` names the grants.
 */
function grantsPurge(which: string, grants: string): readonly PurgeStep[] {
  const families = `select f.id from (${grants}) g join token_families f on f.grant_id = g.id`;
  return [
    deleteRowsOf(`refresh tokens of ${which}`, 'refresh_tokens', 'family_id', families),
    deleteRowsOf(`access tokens of ${which}`, 'access_tokens', 'family_id', families),
    deleteRowsOf(`token families of ${which}`, 'token_families', 'grant_id', grants),
    deleteRowsOf(`authorization codes of ${which}`, 'authorization_codes', 'grant_id', grants),
    deleteRowsOf(which, 'grants', 'id', grants),
  ];
}

const requestsTo = (which: string, applications: string): PurgeStep =>
  deleteRowsOf(
    `authorization requests of ${which}`,
    'authorization_requests',
    'application_id',
    applications,
  );

/**
 * The records that this module keeps of a user whose account has ended: the user's grants, and the grants to
 * the user's applications.
 */
export const OAUTH_PURGE: readonly PurgeStep[] = [
  ...grantsPurge(
    'grants by or to a user',
    `select id from grants where user_id = $1 union all ${grantsTo(OWNED_APPLICATIONS)}`,
  ),
  deleteRows('playground tokens', 'playground_tokens'),
  deleteRows('shown authorization requests', 'authorization_requests', 'shown_to'),
  requestsTo('owned applications', OWNED_APPLICATIONS),
];

/** The records that this module keeps of an application that has ended. */
export const OAUTH_OF_APPLICATION_PURGE: readonly PurgeStep[] = [
  ...grantsPurge('grants to ended applications', grantsTo(ENDED_APPLICATION)),
  requestsTo('ended applications', ENDED_APPLICATION),
];
