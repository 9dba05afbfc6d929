import { deleteRowsOf, type PurgeStep } from '../accounts/index.js';
import { ENDED_APPLICATION, OWNED_APPLICATIONS, secretsOf } from '../applications/index.js';

/** Returns the steps for what this module keeps of the applications that `applications` selects. `which` names them. */
function trafficPurge(which: string, applications: string): readonly PurgeStep[] {
  const secrets = `select s.id from (${applications}) a cross join lateral ${secretsOf('a.id')} s`;
  return [
    deleteRowsOf(`log entries of ${which}`, 'call_log', 'application_id', applications),
    deleteRowsOf(`log heads of ${which}`, 'call_log_heads', 'application_id', applications),
    deleteRowsOf(`counted calls of ${which}`, 'call_counters', 'application_id', applications),
    deleteRowsOf(`counted secrets of ${which}`, 'secret_counters', 'used_secret_id', secrets),
    deleteRowsOf(
      `changes of users of ${which}`,
      'authorization_changes',
      'application_id',
      applications,
    ),
  ];
}

/** The records that this module keeps of a user whose account has ended. */
export const TRAFFIC_PURGE: readonly PurgeStep[] = [
  deleteRowsOf('log entries that name a user', 'call_log', 'user_id', 'select $1::uuid as id'),
  ...trafficPurge('owned applications', OWNED_APPLICATIONS),
];

/** The records that this module keeps of an application that has ended. */
export const TRAFFIC_OF_APPLICATION_PURGE = trafficPurge('ended applications', ENDED_APPLICATION);
