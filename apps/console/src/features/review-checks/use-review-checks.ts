import { useQuery } from '@tanstack/react-query';
import type { ReviewSide } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { readChecks } from '../../api/review-checks';

/** The members of an application on which its checks depend. */
export type CheckedApplication = Pick<
  ApplicationDto,
  'id' | 'status' | 'submission_id' | 'updated_at'
>;

/** The time in milliseconds between two looks at a run. */
const LOOK_MS = 1_500;

/** The key of the checks of an application in the query cache. */
export const checksKey = (id: string, reader: ReviewSide) => ['review-checks', reader, id];

/** Reads the checks of an application, again and again while they run. */
export function useReviewChecks(application: CheckedApplication, reader: ReviewSide) {
  const { id, submission_id: submission, updated_at: updatedAt } = application;
  return useQuery({
    queryKey: [...checksKey(id, reader), submission, updatedAt],
    queryFn: () => readChecks(id, reader),
    refetchInterval: ({ state }) => (state.data?.running === true ? LOOK_MS : false),
  });
}
