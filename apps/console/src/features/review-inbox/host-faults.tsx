import { Text } from '@mantine/core';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { CircleCrossIcon } from '../../ui/icons';
import { hostsOf, newHostsOf } from '../requested-changes/changes';
import { hostFaultsOf } from '../review-checks/host-faults';
import { useReviewChecks } from '../review-checks/use-review-checks';
import classes from './detail.module.css';

/** The faults of the hosts that an application asks for, where they are seen before the checks are opened. */
export function HostFaults({ application }: { application: WaitingApplicationDto }) {
  const { data } = useReviewChecks(application, 'ADMIN');
  const asked = application.pending_revision ? newHostsOf(application) : hostsOf(application);
  const faults = hostFaultsOf(data?.checks ?? []).filter(({ host }) => asked.includes(host));
  return faults.map(({ host, text }) => (
    <Text key={host} size="xs" className={classes.fault}>
      <CircleCrossIcon size={16} />
      <span>
        {asked.length > 1 && (
          <>
            <bdi>{host}</bdi>:{' '}
          </>
        )}
        {text}
      </span>
    </Text>
  ));
}
