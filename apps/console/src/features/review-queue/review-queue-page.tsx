import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@wordgrove/contracts';
import type { ListAdminApplicationsResponse } from '@wordgrove/dto';
import { useSearchParams } from 'react-router';
import { listForReview } from '../../api/admin';
import { LoadFailure } from '../../ui/load-failure';
import { LoadMore } from '../../ui/load-more';
import { LoadingState } from '../../ui/loading-state';
import { NothingHere } from '../../ui/nothing-here';
import { Page } from '../../ui/page';
import { ReviewCard } from './review-card';
import { REVIEW_QUEUE } from './review-queue-key';
import { StatusFilter } from './status-filter';

const LEAD = 'Applications that developers have submitted, and those that an admin has decided on.';

/** The time between two looks at whether held decisions have taken effect. */
const HELD_REFRESH_MS = 2_000;

function hasHeld({ applications }: ListAdminApplicationsResponse): boolean {
  return applications.some(({ held_decision: held }) => held !== null);
}

export function ReviewQueuePage() {
  const [parameters, setParameters] = useSearchParams();
  const status = statusOf(parameters.get('status'));
  const list = useInfiniteQuery({
    queryKey: [...REVIEW_QUEUE, status],
    queryFn: ({ pageParam }) => listForReview(status, pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
    refetchInterval: ({ state }) => (state.data?.pages.some(hasHeld) ? HELD_REFRESH_MS : false),
  });
  const applications = list.data?.pages.flatMap((page) => page.applications);
  return (
    <Page title="Review queue" lead={LEAD}>
      <StatusFilter value={status} onChange={(wanted) => setParameters({ status: wanted })} />
      {list.isPending && <LoadingState />}
      {list.isError && <LoadFailure error={list.error} retry={list.refetch} />}
      {applications?.length === 0 && (
        <NothingHere
          title={
            status === 'PENDING'
              ? 'No applications are waiting for a decision'
              : 'No applications have this status'
          }
        />
      )}
      <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {applications?.map((application) => (
          <ReviewCard key={application.id} application={application} />
        ))}
      </Stack>
      <LoadMore {...list} />
    </Page>
  );
}

function statusOf(wanted: string | null): ApplicationStatus {
  return APPLICATION_STATUSES.find((status) => status === wanted) ?? 'PENDING';
}
