import { useQuery } from '@tanstack/react-query';
import type { ApplicationDto } from '@wordgrove/dto';
import { getFirstSteps } from '../../api/playground';
import { firstStepsKey } from './application-keys';
import { nextStep, type NextStep } from './next-step';

/** Returns the most urgent step. Drafts alone are asked how far they have come. */
export function useNextStep(application: ApplicationDto): NextStep | null {
  const { id, status } = application;
  const { data } = useQuery({
    queryKey: firstStepsKey(id),
    queryFn: () => getFirstSteps(id),
    enabled: status === 'DRAFT',
  });
  return nextStep(application, data?.authorized_at != null);
}
