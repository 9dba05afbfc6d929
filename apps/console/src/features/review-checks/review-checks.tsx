import { Group, Stack, Text, Title } from '@mantine/core';
import type { ApplicationStatus, ReviewSide } from '@wordgrove/contracts';
import type { ReviewChecksResponse } from '@wordgrove/dto';
import { useId } from 'react';
import { runChecksAgain } from '../../api/review-checks';
import { BusyButton } from '../../ui/busy-button';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { Ago } from '../../ui/moment';
import { useAction } from '../../ui/use-confirmed-action';
import { CheckItem } from './check-item';
import { countGroups, groupChecks } from './check-groups';
import {
  BY_CRITERIA,
  CHECKS_TITLE,
  NOT_RUN,
  RAN,
  RUN_AGAIN,
  RUN_FIRST,
  RUN_STARTED,
  RUNNING,
  summaryOf,
} from './texts';
import { checksKey, useReviewChecks, type CheckedApplication } from './use-review-checks';

const CAN_BE_SUBMITTED: readonly ApplicationStatus[] = ['DRAFT', 'REJECTED'];

interface ReviewChecksProps {
  application: CheckedApplication;
  /** The side that reads. Owners are told what to do about each check. */
  reader: ReviewSide;
  /** The level of the heading. */
  order?: 2 | 3;
}

/** The checks of an application or its pending revision, and a way to run them again. */
export function ReviewChecks({ application, reader, order = 2 }: ReviewChecksProps) {
  const checks = useReviewChecks(application, reader);
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} gap="sm">
      <Group justify="space-between" gap="xs">
        <Title order={order} size="h2" id={id}>
          {CHECKS_TITLE}
        </Title>
        {checks.data && <RunAgain id={application.id} reader={reader} known={checks.data} />}
      </Group>
      {checks.isPending && <LoadingState />}
      {checks.isError && checks.data === undefined && <LoadFailure of={checks} />}
      {checks.data && (
        <CheckList
          known={checks.data}
          reader={reader}
          canSubmit={CAN_BE_SUBMITTED.includes(application.status)}
        />
      )}
    </Stack>
  );
}

interface RunAgainProps {
  id: string;
  reader: ReviewSide;
  known: ReviewChecksResponse;
}

/** A button for another run, beside the time of the last one. */
function RunAgain({ id, reader, known: { ran_at: ranAt, running } }: RunAgainProps) {
  const again = useAction({
    action: () => runChecksAgain(id, reader),
    done: RUN_STARTED,
    refresh: [checksKey(id, reader)],
  });
  return (
    <Group gap="xs" ml="auto">
      {ranAt !== null && !running && (
        <Text span size="xs" c="dimmed">
          {RAN} <Ago at={ranAt} />
        </Text>
      )}
      <BusyButton variant="default" size="xs" busy={again.busy || running} onClick={again.run}>
        {running ? RUNNING : ranAt === null ? RUN_FIRST : RUN_AGAIN}
      </BusyButton>
    </Group>
  );
}

interface CheckListProps {
  known: ReviewChecksResponse;
  reader: ReviewSide;
  /** True if its owner can submit it. */
  canSubmit: boolean;
}

function CheckList({ known, reader, canSubmit }: CheckListProps) {
  const { checks, ran_at: ranAt, criteria_version: version } = known;
  const [unmet, unknown] = [countGroups(checks, 'UNMET'), countGroups(checks, 'UNKNOWN')];
  return (
    <>
      <Text size="xs" c="dimmed" role="status">
        {summaryOf(unmet, unknown, reader === 'OWNER' && canSubmit)}{' '}
        {ranAt === null ? NOT_RUN : BY_CRITERIA(version)}
      </Text>
      <Stack component="ul" m={0} p={0} gap="sm" style={{ listStyle: 'none' }}>
        {groupChecks(checks).map((group) => (
          <CheckItem key={group.kind} group={group} reader={reader} />
        ))}
      </Stack>
    </>
  );
}
